import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { claimCoupon } from '../../apps/server/src/features/mall/coupon/coupon.claim.service.ts'
import { quantile } from '../drills/query-load.ts'
import { createEnvironment } from '../environment.ts'
import { logProgress } from './comparison.ts'

/** 2,000 members claim one of 100 coupons at the same moment: exactly 100 of them have one afterwards. */
const [COUPONS, CLAIMS, CONNECTIONS] = [100, 2000, 20]

const MEMBERS = `insert into member (nick_name, created_at)
  select 'Claimer ' || n, now() from generate_series(1, $1) n returning id`
const COUPON = `insert into coupon (name, state, kind, currency, off_minor, threshold_minor, way, scope, starts_at,
    ends_at, valid_after_days, valid_for_days, total, per_member, created_at, updated_at)
  values ('Bench', 'running', 'amount', 'AED', 500, 5000, 'claimed', 'all', now() - interval '1 hour',
    now() + interval '1 day', 0, 7, $1, 1, now(), now()) returning id`

const environment = await createEnvironment('coupons')
const { pool, env } = environment
try {
  const { rows: members } = await pool.query<{ id: string }>(MEMBERS, [CLAIMS])
  const { rows: coupons } = await pool.query<{ id: string }>(COUPON, [COUPONS])
  const couponId = coupons[0]?.id ?? ''
  const claims = new pg.Pool({ connectionString: env['DATABASE_URL'] ?? '', max: CONNECTIONS })
  const db = drizzle(claims, { casing: 'snake_case' })
  logProgress(`${CLAIMS} claims of ${COUPONS} coupons over ${CONNECTIONS} connections`)
  const times: number[] = []
  const began = performance.now()
  const outcomes = await Promise.allSettled(
    members.map(async ({ id }) => {
      // A claim reads nothing else of its context.
      const ctx = { db, locale: 'en', payments: {}, now: () => new Date() }
      await claimCoupon(ctx as unknown as Parameters<typeof claimCoupon>[0], id, couponId)
      times.push(performance.now() - began)
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const reasons = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as Error).message] : [],
  )
  const { rows: held } = await pool.query<{ n: string }>('select count(*) as n from member_coupon')
  const figures = {
    claimed: outcomes.length - reasons.length,
    'rows of members': held[0]?.n ?? '',
    refusals: [...new Set(reasons)].join(', '),
    seconds: seconds.toFixed(2),
    'ms until the last coupon was claimed': quantile(times, 1).toFixed(0),
  }
  for (const [name, figure] of Object.entries(figures)) process.stdout.write(`${name}: ${figure}\n`)
  await claims.end()
} finally {
  await environment.destroy()
}
process.exit(0)
