import type { ImageType, UploadFault } from '@ironsouq/contract/media/media.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'

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
  /** Zero when the request said that it is not to be counted. */
  total: number
  aggregations: Readonly<Record<string, unknown>>
}

/** The index does not answer, or is not there yet: ask the database instead. */
export class SearchAway extends Error {
  override name = 'SearchAway'
}

/** Finding and counting. It may be away at any moment; the database is the truth. */
export interface SearchPort {
  /** Writes each document unless the index already holds that version or a newer one. */
  write(index: string, documents: readonly Indexed[]): Promise<void>
  /** Asks all at once, in one round trip. Rejects with SearchAway when the database must answer. */
  find<T>(index: string, requests: readonly object[]): Promise<Found<T>[]>
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
  /** An address that takes one PUT of exactly this type and size, and what must be sent along. */
  invite(key: string, what: Invited): Promise<{ url: string; headers: Record<string, string> }>
  /** Null is nothing there. Of more than `most` bytes it reads a little more than `most` and stops. */
  read(key: string, most: number): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
}

export interface Invited {
  type: string
  size: number
  from: Date
  seconds: number
}

/** A picture made of one that somebody sent: nothing of that file is in it but what is seen. */
export interface MadePicture {
  /** Of the largest variant. */
  width: number
  height: number
  thumbhash: string
  /** The last is the one that lists name. */
  variants: readonly { file: string; type: string; body: Uint8Array }[]
}

/** What was sent is no picture that we take, whatever its name says. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  readonly fault: UploadFault
  constructor(fault: UploadFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

export interface ImagePort {
  /** Part of the name of whatever is made: another version makes other bytes of the same picture. */
  version: string
  /** Rejects with PictureRefused when the bytes are not a sound picture of this type. */
  make(bytes: Uint8Array, type: ImageType): Promise<MadePicture>
}

/** A sheet of paper about one thing, in words that are already the reader's. */
export interface Sheet {
  locale: LocaleCode
  /** The language that stands beside it. */
  beside: LocaleCode
  /** As the template reads it. */
  content: Readonly<Record<string, unknown>>
  /** The page that its square code leads to: a path of the site. */
  link: string
  picture: Uint8Array | null
}

export interface DocumentPort {
  /** Part of the name of whatever is drawn: another template makes other sheets of the same words. */
  version: string
  /** A PDF of one page. */
  passport(sheet: Sheet): Promise<Uint8Array>
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
