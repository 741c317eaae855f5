import { randomInt, randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The baseline: a bare Fastify handler that writes the same rows in one transaction, or reads the same page, with
 * prepared statements. No contract, session, limits, checks or languages: it costs what framework, driver and
 * PostgreSQL cost.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 })
// The database is dropped at the end while this process still has connections.
pool.on('error', () => {})
const app = Fastify()

type Statement = [name: string, text: string, values: unknown[]]

async function transaction(statements: readonly Statement[]): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    let last: unknown[] = []
    for (const [name, text, values] of statements)
      last = (await client.query<Record<string, unknown>>({ name, text, values })).rows
    await client.query('commit')
    return last
  } finally {
    client.release()
  }
}

interface Line {
  memberId: string
  skuId: string
  quantity: number
}

const key = (memberId: string): Statement => [
  'key',
  `insert into idempotency_key (actor, key, fingerprint, answer, created_at)
   values ($1, $2, $3, '{"success": true}', now())`,
  [`member:${memberId}`, randomUUID(), 'f'.repeat(64)],
]

const addition = ({ memberId, skuId, quantity }: Line): Statement[] => [
  key(memberId),
  [
    'add',
    `insert into cart_line (member_id, sku_id, quantity, seen_minor, currency, created_at, updated_at)
     select $1, id, $3, price_minor, currency, now(), now() from sku where id = $2
     on conflict (member_id, sku_id) do update
       set quantity = least(cart_line.quantity + excluded.quantity, 9999), seen_minor = excluded.seen_minor,
         updated_at = now()`,
    [memberId, skuId, quantity],
  ],
  ['size', 'select count(*)::int as lines from cart_line where member_id = $1', [memberId]],
]

const change = ({ memberId, skuId, quantity }: Line): Statement[] => [
  [
    'change',
    `update cart_line set quantity = $3, seen_minor = sku.price_minor, updated_at = now()
     from sku where member_id = $1 and sku_id = $2 and sku.id = sku_id`,
    [memberId, skuId, quantity],
  ],
  [
    'cart',
    `select line.*, sku.code, sku.price_minor, sku.is_active, product.state, product.tax_scheme,
       product.delivery_methods, store.state as store_state, store_text.name as store_name, product_text.name,
       (select object_key from product_picture where product_id = product.id order by position limit 1) as picture,
       (select max(on_hand - held) from stock where stock.sku_id = sku.id) as available
     from cart_line line
     join sku on sku.id = line.sku_id
     join product on product.id = sku.product_id
     join product_text on product_text.product_id = product.id and product_text.locale = 'en'
     join store on store.id = sku.seller_id
     join store_text on store_text.seller_id = store.id and store_text.locale = 'en'
     where line.member_id = $1 order by line.created_at desc, line.sku_id desc`,
    [memberId],
  ],
]

interface Checkout {
  memberId: string
  sellerId: string
  skuIds: string[]
  totalMinor: string
}

const number = () => String(randomInt(10 ** 12)).padStart(16, '0')

function checkout({ memberId, sellerId, skuIds, totalMinor }: Checkout): Statement[] {
  const [checkoutId, orderId] = [randomUUID(), randomUUID()]
  const rates = { USD: '1', AED: '3.6725', CNY: '7.119335' }
  return [
    key(memberId),
    [
      'checkout',
      `insert into checkout (id, member_id, pay_no, state, currency, total_minor, rates, expires_at, created_at)
       values ($1, $2, $3, 'placed', 'AED', $4, $5, now() + interval '30 minutes', now())`,
      [checkoutId, memberId, number(), totalMinor, rates],
    ],
    [
      'order',
      `insert into store_order (id, number, member_id, seller_id, checkout_id, delivery, address, currency,
         goods_minor, discount_minor, freight_minor, vat_minor, payable_minor, quantity, expires_at, created_at, updated_at)
       select $1, $2, member_id, $4, $5, 'courier', to_jsonb(address), 'AED', $6, 0, 0, 0, $6, $7,
         now() + interval '30 minutes', now(), now()
       from address where member_id = $3 and is_default`,
      [orderId, number(), memberId, sellerId, checkoutId, totalMinor, skuIds.length],
    ],
    [
      'lines',
      `insert into order_line (order_id, member_id, seller_id, position, product_id, sku_id, sku_code, name, variant,
         warehouse_id, quantity, unit_minor, goods_minor, discount_minor, paid_minor, vat_minor, tax_scheme,
         commission_ppm, commission_minor, weight_g, created_at)
       select $1, $2, sku.seller_id, row_number() over () - 1, sku.product_id, sku.id, sku.code,
         jsonb_build_object('en', product_text.name), '{}', stock.warehouse_id, 1, sku.price_minor, sku.price_minor, 0,
         sku.price_minor, 0, 'standard', 80000, 0, sku.weight_g, now()
       from sku join product_text on product_text.product_id = sku.product_id and locale = 'en'
       join stock on stock.sku_id = sku.id
       where sku.id = any($3::uuid[])`,
      [orderId, memberId, skuIds],
    ],
    [
      'hold',
      `insert into stock_hold (checkout_id, sku_id, warehouse_id, seller_id, quantity, expires_at, created_at, updated_at)
       select $1, sku_id, warehouse_id, seller_id, 1, now() + interval '5 minutes', now(), now()
       from stock where sku_id = any($2::uuid[])`,
      [checkoutId, skuIds],
    ],
    [
      'movement',
      `insert into stock_movement (seller_id, sku_id, warehouse_id, kind, on_hand_change, held_change, checkout_id, created_at)
       select seller_id, sku_id, warehouse_id, 'held', 0, 1, $1, now() from stock where sku_id = any($2::uuid[])`,
      [checkoutId, skuIds],
    ],
    // Last, so that the rows which others wait for are locked for the shortest time.
    ...skuIds.map((skuId): Statement => [
      'stock',
      'update stock set held = held + 1, updated_at = now() where sku_id = $1 and on_hand - held >= 1',
      [skuId],
    ]),
  ]
}

const PAGE = `select store_order.*, store_text.name as store_name, checkout.pay_no
  from store_order
  join checkout on checkout.id = store_order.checkout_id
  join store_text on store_text.seller_id = store_order.seller_id and store_text.locale = 'en'
  where store_order.member_id = $1 and hidden_at is null
  order by store_order.created_at desc, store_order.id desc limit 11`

const LINES = `select line.order_id, line.id, line.product_id, line.sku_id, line.sku_code, line.name ->> 'en' as name,
    line.variant ->> 'en' as variant, line.picture_key, line.quantity, line.shipped_quantity, line.unit_minor,
    line.goods_minor, line.paid_minor, product.state = 'onSale' as is_on_sale
  from order_line line left join product on product.id = line.product_id
  where line.order_id = any($1::uuid[]) order by line.order_id, line.position`

async function ordersOf(memberId: string) {
  const orders = await pool.query<{ id: string }>({ name: 'page', text: PAGE, values: [memberId] })
  const ids = orders.rows.slice(0, 10).map(({ id }) => id)
  const lines = await pool.query({ name: 'of', text: LINES, values: [ids] })
  return { orders: orders.rows, lines: lines.rows }
}

app.get('/readyz', async () => ({ ready: true }))
app.post('/add', async ({ body }) => ({ data: await transaction(addition(body as Line)) }))
app.post('/change', async ({ body }) => ({ data: await transaction(change(body as Line)) }))
app.post('/checkout', async ({ body }) => ({ data: await transaction(checkout(body as Checkout)) }))
app.post('/orders', async ({ body }) => ({
  data: await ordersOf((body as { memberId: string }).memberId),
}))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
