import { and, eq, inArray, lte } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { emit } from '#kernel/work/events.ts'
import { searchDigestMade } from './saved-search.events.ts'
import { membersDue } from './saved-search.queries.ts'
import { savedSearch, searchDigest, searchMatch } from './saved-search.tables.ts'

const BATCH = 200

/**
 * Gathers what is due for one member. The lock on the searches makes new matches wait, so that each
 * is either in this digest or makes its search due again.
 */
const makeDigest = (ctx: Ctx, memberId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const due = await ctx.db
      .select({ id: savedSearch.id })
      .from(savedSearch)
      .where(and(eq(savedSearch.memberId, memberId), lte(savedSearch.dueAt, ctx.now())))
      .orderBy(savedSearch.id)
      .for('update')
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return
    await ctx.db.update(savedSearch).set({ dueAt: null }).where(inArray(savedSearch.id, ids))
    const isWaiting = and(inArray(searchMatch.savedSearchId, ids), searchMatch.isPending)
    if ((await ctx.db.$count(searchMatch, isWaiting)) === 0) return
    const { id: digestId } = one(
      await ctx.db
        .insert(searchDigest)
        .values({ memberId, createdAt: ctx.now() })
        .returning({ id: searchDigest.id }),
    )
    await ctx.db.update(searchMatch).set({ digestId, isPending: false }).where(isWaiting)
    await emit(ctx, searchDigestMade, { memberId, digestId })
  })

/** One digest for each member with news that is due by now. */
export async function makeDueDigests(ctx: Ctx): Promise<void> {
  let memberIds = await membersDue(ctx, BATCH)
  while (memberIds.length > 0) {
    for (const memberId of memberIds) await makeDigest(ctx, memberId)
    memberIds = await membersDue(ctx, BATCH)
  }
}
