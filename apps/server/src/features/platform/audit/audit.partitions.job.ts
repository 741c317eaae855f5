import { sql } from 'drizzle-orm'
import { job } from '#kernel/work/jobs.ts'

/** The worker may be away for two months before rows go to the default partition. */
const MONTHS_AHEAD = 3

/** The first day of a month, as `2026-11-01`. */
const monthFrom = (now: Date, offset: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 10)

/** Makes the partitions of the audit log ahead of time. A missing one fails no command. */
export const makeAuditPartitions = job({
  name: 'audit.make-partitions',
  cron: '7 2 * * *',
  async run({ db, log, now }) {
    for (let offset = 0; offset <= MONTHS_AHEAD; offset++) {
      const month = monthFrom(now(), offset)
      const { rows } = await db.execute<{ outcome: 'added' | 'known' | 'late' }>(
        sql`select add_audit_log_partition(${month}::date) as outcome`,
      )
      if (rows[0]?.outcome === 'late')
        log.warn({ month }, 'entries of this month stay in the default partition')
    }
  },
})
