import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { storeSales } from '../../apps/server/src/features/mall/sales-figure/sales-figure.store.projection.ts'
import { limitedToSeller } from '../../apps/server/src/kernel/data/seller-limit.ts'
import { SALES_DAYS } from '../../packages/contract/src/mall/sales-figure/sales-figure.enums.ts'
import { openMarket } from '../drills/buy/market.ts'
import { quantile } from '../drills/query-load.ts'
import { createEnvironment } from '../environment.ts'
import { logProgress } from './comparison.ts'

/**
 * The figures of a store with a million orders in three years, of 1,000 products that sell every day: all statements of
 * the screen, with the role and the policies of a merchant's call.
 */
const CALLS = 40
const LONGEST_MS = 20

const ROWS = `
  with days as (select generate_series(current_date - 1094, current_date, '1 day')::date as day)
  insert into store_day (seller_id, day, currency, orders, sales_minor, commission_minor, shipped)
  select $1::uuid, day, 'AED', 913, 91300000, 7304000, 913 from days`
const PRODUCT_ROWS = `
  with sold as (
    select day, md5('product ' || n)::uuid as product_id
    from generate_series(current_date - 1094, current_date, '1 day') as day, generate_series(1, 1000) as n
  )
  insert into product_period (seller_id, grain, starts_on, product_id, currency, quantity, sales_minor)
  select $1::uuid, grain, date_trunc(grain, day)::date, product_id, 'AED', count(*), 91300 * count(*)
  from sold cross join (values ('day'), ('month')) as period (grain) group by 2, 3, 4`

const environment = await createEnvironment('sales_figures')
try {
  const size = { run: 'bench', buyers: 1, skus: 1, stock: 1, hotStock: 1 }
  const { sellerId } = (await openMarket(environment, size)).hot
  logProgress('inserting the figures of a million orders')
  await environment.pool.query(ROWS, [sellerId])
  await environment.pool.query(PRODUCT_ROWS, [sellerId])
  await environment.pool.query('vacuum analyze store_day')
  await environment.pool.query('vacuum analyze product_period')
  const pool = new pg.Pool({ connectionString: environment.env['DATABASE_URL'] ?? '', max: 1 })
  const db = drizzle(pool, { casing: 'snake_case' })
  // The figures read nothing else of their context.
  const open = { db, locale: 'en', payments: {}, now: () => new Date() } as unknown as Parameters<
    typeof storeSales
  >[0]
  const ctx = limitedToSeller(open, sellerId)
  let slowest = 0
  for (const days of SALES_DAYS) {
    const times: number[] = []
    for (let n = 0; n < CALLS; n += 1) {
      const from = performance.now()
      await storeSales(ctx, sellerId, days)
      times.push(performance.now() - from)
    }
    const median = quantile(times, 0.5)
    slowest = Math.max(slowest, median)
    process.stdout.write(
      `${days} days: ${median.toFixed(1)} ms, p97.5 ${quantile(times, 0.975).toFixed(1)} ms\n`,
    )
  }
  process.stdout.write(`at most ${LONGEST_MS} ms: ${slowest <= LONGEST_MS ? 'met' : 'missed'}\n`)
  await pool.end()
} finally {
  await environment.destroy()
}
process.exit(0)
