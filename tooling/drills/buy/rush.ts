import { randomUUID } from 'node:crypto'
import { type Attempt, clientOf, submit } from './buyers.ts'
import type { Checked } from './checked.ts'
import { momentaryFaults } from './checks.ts'

const CONCURRENCY = 64
const DEADLINE_MS = 600_000

/** Every buyer wants one unit of the same variant. Exactly as many as there are get one. */
export async function rushFaults(checked: Checked, base: string): Promise<string[]> {
  const { market, pool } = checked
  const { hot, buyers } = market
  const begin = performance.now()
  const deadline = begin + DEADLINE_MS
  const attempts: Attempt[] = []
  const waiting = [...buyers]
  const serve = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
      const attempt: Attempt = { memberId: buyer.memberId, submitId: randomUUID(), stores: 1 }
      await submit({ call: clientOf(base, buyer), deadline }, attempt, [{ sku: hot, quantity: 1 }])
      attempts.push(attempt)
      if (attempts.length % 1000 === 0)
        console.log(`  ${attempts.length} of ${buyers.length} buyers were answered`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, serve))
  const seconds = (performance.now() - begin) / 1000
  const placed = attempts.filter((attempt) => attempt.placed).length
  const expected = Math.min(hot.stock, buyers.length)
  const { rows } = await pool.query<{ orders: number; held: number }>(
    `select (select count(*)::int from order_line where sku_id = $1) as orders,
       (select held from stock where sku_id = $1) as held`,
    [hot.id],
  )
  const { orders = 0, held = 0 } = rows[0] ?? {}
  console.log(
    `${buyers.length} buyers, ${hot.stock} units: ${placed} placed, ${attempts.filter(({ isRefused }) => isRefused).length} refused` +
      ` in ${seconds.toFixed(1)} s (${Math.round(buyers.length / seconds)} answers/s)`,
  )
  const faults = await momentaryFaults(checked)
  return [
    ...(placed === expected ? [] : [`${placed} checkouts were placed instead of ${expected}`]),
    ...(orders === expected ? [] : [`${orders} orders are there instead of ${expected}`]),
    ...(held === expected ? [] : [`${held} units are held instead of ${expected}`]),
    ...faults.oversold,
    ...faults.stock,
  ]
}
