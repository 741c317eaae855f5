import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { orderMerchantEndpoints } from '../../../packages/contract/src/mall/order/order.merchant.endpoints.ts'
import { openMarket } from '../../drills/buy/market.ts'
import { quantile } from '../../drills/query-load.ts'
import { builtPath, type Environment } from '../../environment.ts'
import { compare, type Comparison, logProgress, measureInterleaved } from '../comparison.ts'
import { startServer } from '../processes.ts'
import { insertOrders } from './orders.ts'

const LARGEST_RATIO = 1.5
const SIZE = 100
const BUYERS = 1000
const CALLS = 30
/** The list counts no further. */
const COUNTED = 10_000

interface Store {
  sellerId: string
  token: string
}

/** A store with so many orders, and someone who may read them. */
async function openBusyStore(environment: Environment, orders: number): Promise<Store> {
  const size = { run: 'bench', buyers: BUYERS, skus: 1, stock: 1, hotStock: 1 }
  const { buyers, hot } = await openMarket(environment, size)
  const memberIds = buyers.map(({ memberId }) => memberId)
  logProgress(`inserting ${orders} orders`)
  await insertOrders(environment, { memberIds, skuId: hot.id, count: orders })
  await environment.pool.query('analyze')
  return tokenFor(environment.pool, hot.sellerId)
}

async function tokenFor(pool: pg.Pool, sellerId: string): Promise<Store> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `insert into session (token_hash, audience, subject_id, permissions, seller_id, created_at, expires_at)
     values ($1, 'merchant', $2, '{order.read}', $3, now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), randomUUID(), sellerId],
  )
  return { sellerId, token }
}

interface Asked {
  state?: string
  search?: string
  after?: readonly [createdAt: string, id: string]
}

/** The statements of a page as one would write them for one store: the page, its lines, the count up to its limit. */
function plainPage({ state, search, after }: Asked, sellerId: string) {
  const values: unknown[] = [sellerId]
  const given = (value: unknown) => `$${values.push(value)}`
  const filter = [
    'seller_id = $1',
    ...(state ? [`state = ${given(state)}`] : []),
    ...(search ? [`number = ${given(search)}`] : []),
  ].join(' and ')
  const counted = [...values]
  const from = after ? ` and (created_at, id) < (${given(after[0])}, ${given(after[1])})` : ''
  return {
    page: {
      text: `select *, (select name from store_text where store_text.seller_id = $1 and locale = 'en') as store_name
        from store_order where ${filter}${from} order by created_at desc, id desc limit ${SIZE + 1}`,
      values,
    },
    count: {
      text: `select count(*)::int from (select from store_order where ${filter} limit ${COUNTED}) as found`,
      values: counted,
    },
  }
}

const LINES = `select line.*, product.state = 'onSale' as is_on_sale
  from order_line line left join product on product.id = line.product_id
  where line.order_id = any($1::uuid[]) order by line.order_id, line.position`

/** A page of the orders at a busy store: a call of the endpoint compared with plain SQL, medians of calls in turn. */
export async function compareWorkList(
  environment: Environment,
  { rounds, orders }: { rounds: number; orders: number },
): Promise<Comparison[]> {
  const { sellerId, token } = await openBusyStore(environment, orders)
  const { pool } = environment
  const server = await startServer(builtPath('http'), {
    ...environment.env,
    RATE_LIMIT_PER_MINUTE: '100000000',
    NODE_ENV: 'production',
  })

  const { rows } = await pool.query<{ at: string; id: string; number: string }>(
    `select created_at::text as at, id, number from store_order where seller_id = $1
     order by created_at desc, id desc offset $2 limit 1`,
    [sellerId, Math.floor(orders / 2)],
  )
  const [middle] = rows
  if (!middle) throw new Error('the store has orders')

  async function call({ state, search, after }: Asked): Promise<void> {
    const params = new URLSearchParams({ size: String(SIZE) })
    if (state) params.set('state', state)
    if (search) params.set('search', search)
    // The form of the cursors of lists: a walk through half of the pages would give the same one.
    const cursor = after && JSON.stringify(['-createdAt', 'after', ...after])
    if (cursor) params.set('cursor', Buffer.from(cursor).toString('base64url'))
    const url = `${server.base}${orderMerchantEndpoints.list.path}?${params}`
    const reply = await fetch(url, { headers: { authorization: token } })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${text}`)
  }

  async function plain(asked: Asked): Promise<void> {
    const { page, count } = plainPage(asked, sellerId)
    const found = await pool.query<{ id: string }>(page)
    await pool.query(LINES, [found.rows.slice(0, SIZE).map(({ id }) => id)])
    await pool.query(count)
  }

  const median = async (work: () => Promise<void>) => {
    const times: number[] = []
    for (let n = 0; n < CALLS; n += 1) {
      const from = performance.now()
      await work()
      times.push(performance.now() - from)
    }
    return quantile(times, 0.5)
  }

  const kinds: Record<string, Asked> = {
    'first page': {},
    'to be sent': { state: 'pendingDelivery' },
    'page in the middle': { after: [middle.at, middle.id] },
    'order number': { search: middle.number },
  }
  const target = {
    text: `at most ${LARGEST_RATIO}`,
    isMetBy: (ratio: number) => ratio <= LARGEST_RATIO,
  }
  const comparisons: Comparison[] = []
  for (const [kind, asked] of Object.entries(kinds)) {
    const name = `work list, ${kind}`
    const sides = await measureInterleaved(name, rounds, {
      baseline: () => median(() => plain(asked)),
      subject: () => median(() => call(asked)),
      describe: (ms) => `${ms.toFixed(1)} ms`,
    })
    comparisons.push(compare({ name, unit: 'ms', ...sides, target }))
  }
  process.kill(server.pid)
  return comparisons
}
