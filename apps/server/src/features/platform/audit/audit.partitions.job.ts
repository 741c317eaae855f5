import { sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { job } from '#kernel/work/jobs.ts'

/** The worker may be away for two months before rows go to the default partition. */
const MONTHS_AHEAD = 3

const monthFrom = (now: Date, offset: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1))

/** `2026_11` of November 2026. */
const nameOf = (month: Date) => month.toISOString().slice(0, 7).replace('-', '_')

/**
 * Adds the partition of one month. A table that is attached locks only the default partition, which
 * is empty; one created in place would lock the whole log. Months of which rows are already in the
 * default partition stay there: moving them would mean deleting from the log.
 */
async function addPartition(ctx: Ctx, from: Date, to: Date): Promise<void> {
  const table = sql.identifier(`audit_log_${nameOf(from)}`)
  const [first, end] = [from.toISOString(), to.toISOString()]
  await atomic(ctx, async ({ db }) => {
    const late = await db.execute(
      sql`select 1 from audit_log_default where at >= ${first} and at < ${end} limit 1`,
    )
    if (late.rows.length > 0) {
      ctx.log.warn({ month: nameOf(from) }, 'entries of this month stay in the default partition')
      return
    }
    await db.execute(sql`create table ${table} (like audit_log including all)`)
    await db.execute(
      sql`alter table audit_log attach partition ${table}
        for values from (${sql.raw(`'${first}'`)}) to (${sql.raw(`'${end}'`)})`,
    )
    await db.execute(
      sql`create trigger audit_log_not_emptied before truncate on ${table}
        for each statement execute function refuse_audit_log_change()`,
    )
  })
}

/** Makes the partitions of the audit log ahead of time. A missing one fails no command. */
export const makeAuditPartitions = job({
  name: 'audit.make-partitions',
  cron: '7 2 * * *',
  async run(ctx) {
    for (let offset = 0; offset <= MONTHS_AHEAD; offset++) {
      const from = monthFrom(ctx.now(), offset)
      const { rows } = await ctx.db.execute(
        sql`select to_regclass(${`audit_log_${nameOf(from)}`}) is not null as known`,
      )
      if (!rows[0]?.['known']) await addPartition(ctx, from, monthFrom(ctx.now(), offset + 1))
    }
  },
})
