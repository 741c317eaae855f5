import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { emitAll, occurrence } from '#kernel/work/events.ts'
import { savedSearchChanged } from './saved-search.events.ts'
import { savedSearch, searchDigest, searchMatch } from './saved-search.tables.ts'

export const savedSearchPersonalData = personalData({
  name: 'savedSearches',
  tables: ['saved_search', 'search_match', 'search_digest'],
  async read(ctx, memberId) {
    const { id, name, query, locale, pace, isWant, note, seenAt, createdAt } = savedSearch
    const searches = await ctx.db
      .select({ id, name, query, locale, pace, isWant, note, seenAt, createdAt })
      .from(savedSearch)
      .where(eq(savedSearch.memberId, memberId))
      .orderBy(desc(createdAt))
    const matches = await ctx.db
      .select({
        savedSearchId: searchMatch.savedSearchId,
        deviceId: searchMatch.deviceId,
        kind: searchMatch.kind,
        at: searchMatch.createdAt,
      })
      .from(searchMatch)
      .innerJoin(savedSearch, eq(savedSearch.id, searchMatch.savedSearchId))
      .where(eq(savedSearch.memberId, memberId))
      .orderBy(desc(searchMatch.createdAt))
    return { searches, matches }
  },
  async erase(ctx, memberId) {
    const gone = await ctx.db
      .delete(savedSearch)
      .where(eq(savedSearch.memberId, memberId))
      .returning({ savedSearchId: savedSearch.id })
    await ctx.db.delete(searchDigest).where(eq(searchDigest.memberId, memberId))
    // The words of a search are in the index as well.
    await emitAll(
      ctx,
      gone.map((row) => occurrence(savedSearchChanged, row)),
    )
  },
})
