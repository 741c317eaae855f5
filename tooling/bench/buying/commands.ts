import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { cartEndpoints } from '../../../packages/contract/src/mall/cart/cart.endpoints.ts'
import { orderEndpoints } from '../../../packages/contract/src/mall/order/order.endpoints.ts'
import { fromMinor } from '../../../packages/contract/src/money/money/minor-units.ts'
import { openMarket, type Market } from '../../drills/buy/market.ts'
import { builtPath, type Environment } from '../../environment.ts'
import type { Comparison } from '../comparison.ts'
import { startServer } from '../processes.ts'
import { compareCosts, type Send } from './cost.ts'
import { insertOrders } from './orders.ts'

const LARGEST_RATIO = 3
/** So many that none reaches the limit of unpaid checkouts; a prime, so that each has orders in every state. */
const BUYERS = 1999
const ORDERS_OF_EACH = 12
const CART_LINES = 4
const CHECKOUT_LINES = 2
/** More than all checkouts take. */
const STOCK = 10_000_000
/** What a call may write to. */
const TABLES = [
  'idempotency_key',
  'cart_line',
  'checkout',
  'store_order',
  'order_line',
  'order_adjustment',
  'event',
  'graphile_worker._private_jobs',
  'stock_hold',
  'stock_movement',
]

interface Kind {
  ours: Send
  plain: Send
}

async function call(url: string, method: string, body: object | undefined, headers = {}) {
  const answer = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`)
}

/** Carts of some lines, the same for every buyer. */
const fillCarts = ({ pool }: Environment, { buyers, skus }: Market) =>
  pool.query(
    `insert into cart_line (member_id, sku_id, quantity, seen_minor, currency, created_at, updated_at)
     select member_id, id, 1, price_minor, currency, now(), now() from sku, unnest($1::uuid[]) as member_id
     where id = any($2::uuid[])`,
    [buyers.map(({ memberId }) => memberId), skus.slice(0, CART_LINES).map(({ id }) => id)],
  )

/** Fails unless one call of each side adds the same number of rows to each table. */
async function requireSameRows({ pool }: Environment, name: string, { ours, plain }: Kind) {
  const counts = TABLES.map((table) => `(select count(*) from ${table})::int as "${table}"`)
  const count = async () =>
    (await pool.query<Record<string, number>>(`select ${counts.join(', ')}`)).rows[0] ?? {}
  const addedBy = async (send: Send) => {
    const before = await count()
    await send(0)
    const after = await count()
    return JSON.stringify(
      TABLES.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]),
    )
  }
  const [baseline, subject] = [await addedBy(plain), await addedBy(ours)]
  if (baseline !== subject)
    throw new Error(`${name}: the bare handler writes ${baseline}, the API ${subject}`)
}

/** What a buyer sends: writes to the cart, a checkout, the list of their orders, each with its bare handler. */
export async function compareCommands(
  environment: Environment,
  { rounds, calls }: { rounds: number; calls: number },
): Promise<Comparison[]> {
  const { pool } = environment
  const size = { run: 'bench', buyers: BUYERS, skus: 100, stock: STOCK, hotStock: STOCK }
  const market = await openMarket(environment, size)
  const { buyers, skus } = market
  const memberIds = buyers.map(({ memberId }) => memberId)
  const count = BUYERS * ORDERS_OF_EACH
  await insertOrders(environment, { memberIds, skuId: skus[0]?.id ?? '', count })
  await fillCarts(environment, market)
  await pool.query('analyze')
  const env = {
    ...environment.env,
    RATE_LIMIT_PER_MINUTE: '100000000',
    NODE_ENV: 'production',
  }
  const api = await startServer(builtPath('http'), env)
  const bare = await startServer(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), env)

  let turn = 0
  /** The buyer whose turn it is, with a line of their cart and variants of one store. */
  function next() {
    const at = turn++
    const buyer = buyers[at % BUYERS]
    const line = skus[at % CART_LINES]
    const from = (at * CHECKOUT_LINES) % skus.length
    const wanted = skus.slice(from, from + CHECKOUT_LINES)
    if (!buyer || !line || !wanted[0]) throw new Error('the market has buyers and variants')
    const { sellerId } = wanted[0]
    const totalMinor = wanted.reduce((sum, { priceMinor }) => sum + priceMinor, 0n)
    return { ...buyer, line, wanted, sellerId, totalMinor, quantity: 1 + (at % 9) }
  }
  const ask = (
    { method, path }: { method: string; path: string },
    authorization: string,
    body?: object,
  ) => call(api.base + path, method, body, { authorization, 'idempotency-key': randomUUID() })
  const askBare = (path: string, body: object) => call(bare.base + path, 'POST', body)

  const kinds: Record<string, Kind> = {
    'cart, add': {
      ours() {
        const { token, line } = next()
        return ask(cartEndpoints.add, token, { skuId: line.id, quantity: 1 })
      },
      plain() {
        const { memberId, line } = next()
        return askBare('/add', { memberId, skuId: line.id, quantity: 1 })
      },
    },
    'cart, change': {
      ours() {
        const { token, line, quantity } = next()
        return ask(cartEndpoints.change, token, { skuId: line.id, quantity })
      },
      plain() {
        const { memberId, line, quantity } = next()
        return askBare('/change', { memberId, skuId: line.id, quantity })
      },
    },
    checkout: {
      ours() {
        const { token, wanted, totalMinor } = next()
        return ask(orderEndpoints.submit, token, {
          lines: wanted.map(({ id }) => ({ skuId: id, quantity: 1 })),
          submitId: randomUUID(),
          expected: fromMinor(totalMinor, 'AED'),
        })
      },
      plain() {
        const { memberId, sellerId, wanted, totalMinor } = next()
        const skuIds = wanted.map(({ id }) => id)
        const body = { memberId, sellerId, skuIds, totalMinor: String(totalMinor) }
        return askBare('/checkout', body)
      },
    },
    'order list': {
      ours: () => ask(orderEndpoints.list, next().token),
      plain: () => askBare('/orders', { memberId: next().memberId }),
    },
  }
  const comparisons: Comparison[] = []
  for (const [name, kind] of Object.entries(kinds)) {
    await requireSameRows(environment, name, kind)
    comparisons.push(
      ...(await compareCosts({
        name,
        rounds,
        calls,
        pool,
        baseline: { server: bare, send: kind.plain },
        subject: { server: api, send: kind.ours },
        largestRatio: LARGEST_RATIO,
      })),
    )
  }
  process.kill(api.pid)
  process.kill(bare.pid)
  return comparisons
}
