import { PageQuery } from '@ironsouq/contract/page'
import { knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { listClauses } from '#features/machines/device-search/device-search.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Indexed } from '#kernel/ports/search.ts'
import { deletedDocument, documentsOf, savedSearchIndex } from './saved-search.document.ts'
import { searchesToIndex, type SavedSearchRow } from './saved-search.queries.ts'
import { savedSearch } from './saved-search.tables.ts'

const BATCH = 1000
/** Changes are selected by time; a clock that is slightly behind must not hide one. */
const CLOCK_SLACK_MS = 5000

const clausesOf = (ctx: Ctx, { query, locale }: SavedSearchRow) =>
  listClauses({ ...ctx, locale: knownLocale(locale) }, { ...query, ...PageQuery.parse({}) })

async function asDocuments(ctx: Ctx, rows: readonly SavedSearchRow[]): Promise<Indexed[]> {
  const documents: Indexed[] = []
  for (const row of rows) documents.push(...documentsOf(row.id, await clausesOf(ctx, row)))
  return documents
}

/** All saved searches as documents of the index: what a rebuild reads. */
export const searchesAsDocuments = {
  after: async (ctx: Ctx, after: string | null): Promise<Indexed[]> =>
    asDocuments(ctx, await searchesToIndex(ctx, { after, limit: BATCH })),
  changedSince: async (ctx: Ctx, moment: Date, after: string | null): Promise<Indexed[]> => {
    const changedSince = new Date(moment.getTime() - CLOCK_SLACK_MS)
    return asDocuments(ctx, await searchesToIndex(ctx, { changedSince, after, limit: BATCH }))
  },
}

/** Brings the index up to date; when it is done, the search is found. Undefined if it was deleted. */
export async function indexSearch(
  ctx: Ctx,
  savedSearchId: string,
): Promise<SavedSearchRow | undefined> {
  const [row] = await searchesToIndex(ctx, { ids: [savedSearchId] })
  if (!row) {
    await ctx.search.write(savedSearchIndex.name, [deletedDocument(savedSearchId)])
    return
  }
  const meant = await clausesOf(ctx, row)
  const documents = documentsOf(savedSearchId, meant)
  await ctx.search.write(savedSearchIndex.name, documents, { isVisible: true })
  const { category, brand } = meant
  await ctx.db.update(savedSearch).set({ category, brand }).where(eq(savedSearch.id, savedSearchId))
  return row
}
