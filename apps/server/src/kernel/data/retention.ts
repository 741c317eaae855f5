import { and, lt, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#kernel/ctx.ts'
import { job, type Job } from '#kernel/work/jobs.ts'
import { deleteInBatches } from './delete-in-batches.ts'

/** Rows that are deleted so many days after the time in one of their columns. */
interface Aging {
  table: PgTable
  since: PgColumn
  days: number
  /** Only these rows. */
  where?: SQL | undefined
}

/** A table whose rows a job of the feature deletes, for what a condition on one table cannot say. */
interface Swept {
  table: PgTable
  /** The name of the job. */
  sweptBy: string
}

/** What keeps a table from growing without end; `<noun>.feature.ts` declares it. */
export type Retention = Aging | Swept

const DAY_MS = 86_400_000
/** A million rows of each table in a night; the next run deletes the rest. */
const BATCHES_MAX = 1000

async function deleteAged(ctx: Ctx, { table, since, days, where }: Aging): Promise<void> {
  const before = new Date(ctx.now().getTime() - days * DAY_MS)
  const over = and(lt(since, before), where)
  if (over) await deleteInBatches(ctx, table, over, BATCHES_MAX)
}

/** The one job that deletes what the declarations let go. A table that fails does not stop the others. */
export const deleteAgedRows = (retention: readonly Retention[]): Job =>
  job({
    name: 'kernel.delete-aged-rows',
    cron: '13 3 * * *',
    async run(ctx) {
      const failures: unknown[] = []
      for (const each of retention)
        if ('days' in each) await deleteAged(ctx, each).catch((err: unknown) => failures.push(err))
      if (failures.length > 0) throw new AggregateError(failures, 'old rows were not deleted')
    },
  })
