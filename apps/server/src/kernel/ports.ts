/** A document of the index, told apart from older and newer ones by its version. */
export interface Indexed {
  id: string
  version: number
  document: object
}

/** How the index keeps and reads one kind of document. */
export interface IndexDefinition {
  name: string
  /** The keyword field that repeats the document's id: it can be sorted by. */
  idField: string
  settings: object
  mappings: object
}

export interface Found<T> {
  hits: T[]
  total: number
}

/** The index does not answer, or is not there yet: ask the database instead. */
export class SearchAway extends Error {
  override name = 'SearchAway'
}

/** Finding and counting. It may be away at any moment; the database is the truth. */
export interface SearchPort {
  /** Writes each document unless the index already holds that version or a newer one. */
  write(index: string, documents: readonly Indexed[]): Promise<void>
  /** Rejects with SearchAway when the database must answer. */
  find<T>(index: string, request: object): Promise<Found<T>>
}

/** Rendered pages that front ends keep: what every page shows, it is tagged with. */
export interface PagesPort {
  /** Makes every kept page with one of these tags dead. Rejects when that could not be told. */
  purge(tags: readonly string[]): Promise<void>
}

/** Objects under immutable names: what is put once is never changed, only removed. */
export interface StoragePort {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  has(key: string): Promise<boolean>
}

/** A letter in words that are already the reader's. */
export interface Letter {
  /** The same for every try of one letter: a mail reader shows it once. */
  messageId: string
  to: string
  subject: string
  language: { bcp47: string; dir: 'ltr' | 'rtl' }
  heading: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  unsubscribe?: { label: string; url: string }
}

export interface MailPort {
  /** The shop as readers know it, for the links of a letter. */
  publicUrl: string
  send(letter: Letter): Promise<void>
}
