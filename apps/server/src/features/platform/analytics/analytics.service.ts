import { sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'

/** Runs the failed jobs of a task again, as if they had never been tried. */
export const retryJobs = (ctx: Ctx, task: string): Promise<{ retried: number }> =>
  atomic(ctx, async (ctx) => {
    const { rows } = await ctx.db.execute<{ retried: number }>(sql`
      select count(*)::int as retried from graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs
          where task_identifier = ${task} and attempts >= max_attempts),
        run_at => now(), attempts => 0)`)
    const retried = rows[0]?.retried ?? 0
    ctx.audit('job', task, null, { retried })
    return { retried }
  })
