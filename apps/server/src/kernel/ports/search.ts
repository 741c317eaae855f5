/** A document of the search index. The highest version wins, whatever the order of writes. */
export interface Indexed {
  id: string
  version: number
  document: object
}

/** Settings and mappings of one search index. */
export interface IndexDefinition {
  name: string
  /** The keyword field that repeats the document's id: it can be sorted by. */
  idField: string
  settings: object
  mappings: object
}

export interface Found<T> {
  hits: T[]
  /** Zero when the request did not ask for a count. */
  total: number
  aggregations: Readonly<Record<string, unknown>>
}

/** The search engine does not answer or has no index yet: query the database instead. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable'
}

/** Who searches: load that one address makes must not count against the others. */
export interface Searcher {
  /** Not given for our own searches. */
  address?: string
  /** An expensive search, of which few run at once. */
  isHeavy?: boolean
  /** Only a job waits for the answer: it may take as long as a write. */
  isPatient?: boolean
}

export interface Writing {
  /** Resolves when searches find what was written, not earlier. */
  isVisible?: boolean
}

/** Full-text search and facet counts. It may be unavailable; the database is the source of truth. */
export interface SearchPort {
  /** Writes each document unless the index already holds that version or a newer one. */
  write(index: string, documents: readonly Indexed[], how?: Writing): Promise<void>
  /** Sends all requests in one round trip. Rejects with SearchUnavailable when the database must answer. */
  find<T>(index: string, requests: readonly object[], by?: Searcher): Promise<Found<T>[]>
}
