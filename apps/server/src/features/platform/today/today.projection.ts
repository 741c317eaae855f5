import { UNSENT_STATES } from '@ironsouq/contract/mall/order/order.lifecycle'
import {
  TODAY_CODES,
  TODAY_LISTS,
  TODAY_MOST,
  type Deed,
  type TodayCode,
  type TodayLine,
} from '@ironsouq/contract/platform/today/today.endpoints'
import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { newsOutdated } from '#features/content/news/news.staff.queries.ts'
import { viewingsOfDay } from '#features/deals/viewing/viewing.queries.ts'
import { storesStopped } from '#features/mall/store/store.selling.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { oneOf } from '#kernel/data/columns.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'

type Counted = Exclude<TodayCode, 'failedJobs'>

/** The rows of each list; an index finds them or they are few, and a count stops after a hundred. */
const rowsOf = (ctx: Ctx): Record<Counted, SQL> => ({
  conflicts: sql`device where issues && array['sameSerial', 'duplicatePhoto']`,
  reviews: sql`device where state = 'pendingReview'`,
  chats: sql`chat where seller_id is null and state = 'waiting'`,
  inquiries: sql`inquiry where state = 'unaudited'`,
  inquiryReplies: sql`inquiry where state = 'pushed' and last_seq > staff_read_seq`,
  sellerApplications: sql`seller_application where state = 'submitted'`,
  storeApplications: sql`store_application where state = 'underReview'`,
  storeReviews: sql`store where state = 'offlineReview'`,
  productReviews: sql`product where state = 'underReview'`,
  buyerReviews: sql`review where waiting_since is not null`,
  // One look into the index for each store.
  stoppedOrders: sql`${storesStopped(ctx)} as stopped cross join lateral (
    select from store_order where seller_id = stopped.id and state in (${oneOf(UNSENT_STATES)})
    limit ${TODAY_MOST + 1}) as unsent`,
  balanceChanges: sql`balance_change where state = 'waiting'`,
  disputes: sql`dispute where state = 'open'`,
  failedRefunds: sql`payment_refund where state = 'failed' and check_at is null`,
  payoutsWaiting: sql`payout where state = 'waiting'`,
  payoutsAtBank: sql`payout where state = 'confirmed'`,
  bankAccounts: sql`bank_account where confirmed_at is null`,
  statementDifferences: sql`reconciliation where difference_count > 0 and exists (
    select from reconciliation_difference d
    where d.reconciliation_id = reconciliation.id and d.resolved_at is null)`,
  imports: sql`data_import where state = 'checked' and kind = 'device'`,
  noPlatePhoto: sql`device where issues && array['noPlatePhoto']`,
  lowQuality: sql`device where state = 'listed' and quality <= 39`,
  outdatedNews: sql`news where ${newsOutdated}`,
  viewings: sql`viewing where state = 'booked' and ${viewingsOfDay(ctx.now())}`,
  scheduledNews: sql`news where state = 'scheduled'`,
  newsDrafts: sql`news where state = 'draft'`,
  deviceDrafts: sql`device where state = 'draft'`,
})

const counting = (rows: SQL) =>
  sql`(select count(*)::int from (select from ${rows} limit ${TODAY_MOST + 1}) as few)`

/** No index finds failed jobs, and a large import makes a long queue: the count is shared. */
const failedJobs = cached({ seconds: 30 }, async (ctx) => {
  const { rows } = await ctx.db.execute<{ n: number }>(
    sql`select ${counting(sql`graphile_worker.jobs where attempts >= max_attempts`)} as n`,
  )
  return rows[0]?.n ?? 0
})

/** The lines that the permissions open, in the order of the contract. */
export async function todayLines(ctx: Ctx, may: ReadonlySet<string>): Promise<TodayLine[]> {
  const codes = TODAY_CODES.filter((code) => may.has(TODAY_LISTS[code].permission))
  const counted = codes.filter((code): code is Counted => code !== 'failedJobs')
  const rows = rowsOf(ctx)
  const counts = counted.map((code) => sql`${counting(rows[code])} as ${sql.identifier(code)}`)
  const [{ rows: found }, failed] = await Promise.all([
    counts.length > 0
      ? ctx.db.execute<Record<string, number>>(sql`select ${sql.join(counts, sql`, `)}`)
      : { rows: [] },
    codes.includes('failedJobs') ? failedJobs(ctx) : 0,
  ])
  return codes.map((code) => {
    const { path, isDecision } = TODAY_LISTS[code]
    return {
      code,
      count: code === 'failedJobs' ? failed : (found[0]?.[code] ?? 0),
      path,
      isDecision,
    }
  })
}

const DEEDS = 8

/** The last entries of one person in the audit log. */
export async function deedsOf(ctx: Ctx, actorId: string): Promise<Deed[]> {
  const rows = await ctx.db
    .select({
      seq: auditLog.seq,
      at: auditLog.at,
      action: auditLog.endpoint,
      entity: auditLog.entity,
      entityId: auditLog.entityId,
    })
    .from(auditLog)
    .where(eq(auditLog.actorId, actorId))
    .orderBy(desc(auditLog.seq))
    .limit(DEEDS)
  return rows.map((row) => ({ ...row, seq: String(row.seq), at: row.at.toISOString() }))
}
