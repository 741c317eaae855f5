import type { Ctx } from '#kernel/ctx.ts'
import type { Indexed } from '#kernel/ports/search.ts'
import { presentHelpDocument } from './help.document.ts'
import { helpToIndex } from './help.index.queries.ts'

/** Texts are long: a bulk request stays under some megabytes. */
const BATCH = 100
/** Changes are selected by time; a clock that is slightly behind must not hide one. */
const CLOCK_SLACK_MS = 5000

/** All articles as documents of the index: what a rebuild reads. */
export const helpAsDocuments = {
  after: async (ctx: Ctx, after: string | null): Promise<Indexed[]> =>
    (await helpToIndex(ctx, { after, limit: BATCH })).map(presentHelpDocument),
  changedSince: async (ctx: Ctx, moment: Date, after: string | null): Promise<Indexed[]> => {
    const changedSince = new Date(moment.getTime() - CLOCK_SLACK_MS)
    return (await helpToIndex(ctx, { after, changedSince, limit: BATCH })).map(presentHelpDocument)
  },
}
