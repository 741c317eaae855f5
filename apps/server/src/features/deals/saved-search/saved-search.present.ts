import type { SavedSearch } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { newestOf, newsOf, SavedSearchRow } from './saved-search.queries.ts'

interface News {
  counts: Awaited<ReturnType<typeof newsOf>>
  newest: Awaited<ReturnType<typeof newestOf>>
  cards: ReadonlyMap<string, DeviceCard>
}

export function presentSearch(row: SavedSearchRow, { counts, newest, cards }: News): SavedSearch {
  const count = (kind: string) =>
    counts.find((each) => each.savedSearchId === row.id && each.kind === kind)?.count ?? 0
  const pictures = newest.flatMap(({ savedSearchId, deviceId }) => {
    const card = savedSearchId === row.id ? cards.get(deviceId) : undefined
    return card?.picture ? [{ deviceId, title: card.title, picture: card.picture }] : []
  })
  return {
    savedSearchId: row.id,
    name: row.name,
    query: row.query,
    pace: row.pace,
    isWant: row.isWant,
    note: row.note,
    news: { new: count('new'), cheaper: count('cheaper'), sold: count('sold') },
    pictures,
    seenAt: row.seenAt.toISOString(),
    savedAt: row.createdAt.toISOString(),
  }
}
