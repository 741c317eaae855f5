import { consumer } from '#kernel/work/events.ts'
import { savedSearchChanged } from './saved-search.events.ts'
import { indexSearch } from './saved-search.index.service.ts'
import { matchSearch } from './saved-search.match.service.ts'
import { listedSince } from './saved-search.projection.ts'

/**
 * Puts a saved search into the index. Machines that were listed before the index had it are matched with
 * it: none of them may be missed.
 */
export const indexSavedSearch = consumer({
  name: 'saved-search.index-changed',
  on: savedSearchChanged,
  workerPool: 'search',
  async handle(ctx, { savedSearchId }) {
    const row = await indexSearch(ctx, savedSearchId)
    if (!row) return
    await matchSearch(ctx, savedSearchId, await listedSince(ctx, row.createdAt))
  },
})
