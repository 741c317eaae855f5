import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { aShop, stockOf } from '#test/mall/market.ts'
import { endHolds, holdStock, returnStock } from './stock-hold.service.ts'

it('goods that return lock their rows in the order of checkouts, so that neither waits for the other [OR-8]', async () => {
  await using server = await startServer()
  const { ctx, pool } = server
  const shops = await Promise.all(Array.from({ length: 4 }, () => aShop(ctx)))
  const checkoutId = randomUUID()
  const skuIds = shops.map(({ skuId }) => skuId).toSorted()
  const wanted = shops.map(({ skuId, sellerId }) => ({
    skuId,
    sellerId,
    quantity: 1,
    warehouseId: null,
  }))
  await holdStock(ctx, checkoutId, wanted)
  await endHolds(ctx, { checkoutId, skuIds, to: 'sold' })
  const [first = '', ...others] = skuIds
  // The last place in both tables: locks in the order in which rows are found come to this one at the end.
  for (const table of ['stock_hold', 'stock'])
    await pool.query(`update ${table} set updated_at = updated_at where sku_id = $1`, [first])
  const checkout = await pool.connect()
  try {
    await checkout.query('begin')
    await checkout.query('select from stock where sku_id = $1 for no key update', [first])
    const returning = returnStock(ctx, { checkoutId, skuIds, sent: skuIds.map(() => 0) })
    for (let waiting = 0; waiting === 0; await sleep(20)) {
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      waiting = rows[0]?.n ?? 0
    }
    const { rowCount } = await checkout.query(
      'select from stock where sku_id = any($1::uuid[]) for no key update skip locked',
      [others],
    )
    await checkout.query('commit')
    await returning
    expect(rowCount).toBe(others.length)
  } finally {
    checkout.release()
  }
  for (const skuId of skuIds) expect(await stockOf(server, skuId)).toEqual({ onHand: 10, held: 0 })
})
