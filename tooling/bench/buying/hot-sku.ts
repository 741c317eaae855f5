import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { holdStock } from '../../../apps/server/src/features/mall/product/stock-hold.service.ts'
import type { Ctx } from '../../../apps/server/src/kernel/ctx.ts'
import { connect } from '../../../apps/server/src/kernel/data/db.ts'
import { createLog } from '../../../apps/server/src/kernel/ops/log.ts'
import { openMarket } from '../../drills/buy/market.ts'
import type { Environment } from '../../environment.ts'
import { compare, type Comparison, measureInterleaved } from '../comparison.ts'

const SMALLEST_RATIO = 0.7
const CONNECTIONS = 16
const STOCK = 100_000_000
const NO_LIMITS = { statement: 0, lock: 0, idleInTransaction: 0, held: 600_000 }

/**
 * How often in a second the stock of one variant can be taken, from many connections at once: the part of a checkout
 * that other buyers of the same variant wait for, compared with the bare conditional update of that row.
 */
export async function compareHotSku(
  environment: Environment,
  { rounds, calls }: { rounds: number; calls: number },
): Promise<Comparison[]> {
  const size = { run: 'hot', buyers: 1, skus: 1, stock: 1, hotStock: STOCK }
  const { hot } = await openMarket(environment, size)
  await environment.pool.query('analyze')
  const url = environment.env['DATABASE_URL'] ?? ''
  const bare = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  const log = createLog('bench', 'silent')
  const ours = connect(url, { max: CONNECTIONS, log, limits: NO_LIMITS })
  // What holds stock reads nothing else of it.
  const ctx = { db: ours.db, now: () => new Date(), log } as unknown as Ctx

  const update = () =>
    bare.query({
      name: 'take',
      text: 'update stock set held = held + 1, updated_at = now() where sku_id = $1 and on_hand - held >= 1',
      values: [hot.id],
    })
  const wanted = [{ skuId: hot.id, sellerId: hot.sellerId, quantity: 1, warehouseId: null }]
  const hold = () => holdStock(ctx, randomUUID(), wanted)

  const rateOf = async (work: () => Promise<unknown>) => {
    const begin = performance.now()
    let next = 0
    const run = async () => {
      while (next++ < calls) await work()
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, run))
    return calls / ((performance.now() - begin) / 1000)
  }
  const name = 'hot variant, stock taken'
  const sides = await measureInterleaved(name, rounds, {
    baseline: () => rateOf(update),
    subject: () => rateOf(hold),
    describe: (rate) => `${rate.toFixed(0)}/s`,
  })
  await bare.end()
  await ours.pool.end()
  const target = {
    text: `at least ${SMALLEST_RATIO}`,
    isMetBy: (ratio: number) => ratio >= SMALLEST_RATIO,
  }
  return [compare({ name, unit: 'per second', higherIsBetter: true, ...sides, target })]
}
