import { queryIndex } from '#features/machines/device-search/device-search.percolator.rules.ts'
import type { Indexed } from '#kernel/ports/search.ts'

export const savedSearchIndex = queryIndex('saved-search', 'savedSearchId')

interface Clauses {
  clauses: object
  /** The measures that the clauses name, by their codes. */
  measures: readonly string[]
}

/**
 * A document that gives a measure its mapping: a query on a field without one is refused. It comes
 * before the queries that name the measure, and holds no query itself.
 */
const mappingOf = (code: string): Indexed => ({
  id: `measure-${code}`,
  version: 1,
  document: { spec: { [code]: 0 } },
})

/** The clauses of a saved search never change, so one version is enough. */
export const documentsOf = (savedSearchId: string, { clauses, measures }: Clauses): Indexed[] => [
  ...measures.map(mappingOf),
  { id: savedSearchId, version: 1, document: { savedSearchId, query: clauses } },
]

/** What is left of a deleted one until the next rebuild: it matches nothing. */
export const deletedDocument = (savedSearchId: string): Indexed => ({
  id: savedSearchId,
  version: 2,
  document: { savedSearchId },
})
