import type { Ctx } from '#kernel/ctx.ts'
import type { Indexed } from '#kernel/ports.ts'
import { presentDocument } from './device.document.present.ts'
import { devicesToIndex } from './device.index.queries.ts'
import { commonQuestions } from './device.search.queries.ts'
import { device } from './device.tables.ts'

/** Large enough that the round trips do not count, small enough for a bulk of some megabytes. */
const BATCH = 2000

/** A change is told apart by its moment; a clock that is a little behind must not hide one. */
const CLOCK_SLACK_MS = 5000

/** All machines as the index keeps them: what a rebuild reads. */
export const devicesAsDocuments = {
  total: (ctx: Ctx): Promise<number> => ctx.db.$count(device),
  after: async (ctx: Ctx, after: string | null): Promise<Indexed[]> =>
    (await devicesToIndex(ctx, { after, limit: BATCH })).map(presentDocument),
  changedSince: async (ctx: Ctx, moment: Date, after: string | null): Promise<Indexed[]> => {
    const changedSince = new Date(moment.getTime() - CLOCK_SLACK_MS)
    return (await devicesToIndex(ctx, { changedSince, after, limit: BATCH })).map(presentDocument)
  },
  questions: commonQuestions,
}
