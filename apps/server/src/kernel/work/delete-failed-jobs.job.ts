import { sql } from 'drizzle-orm'
import { job } from './jobs.ts'

/** Time enough to find the cause and run them again; an alert reports them at once. */
const RETENTION_DAYS = 30

/** Jobs that were tried for the last time. The queue itself would store them for ever. */
export const deleteFailedJobs = job({
  name: 'kernel.delete-failed-jobs',
  cron: '43 3 * * *',
  async run(ctx) {
    const before = new Date(ctx.now().getTime() - RETENTION_DAYS * 86_400_000).toISOString()
    await ctx.db.execute(sql`
      select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and run_at < ${before}::timestamptz
      having count(*) > 0`)
  },
})
