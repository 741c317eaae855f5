import type { SocialType } from '@ironsouq/contract/identity/social.types'
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
  /** An address that gives this object to whoever has it, for so long. */
  lend(key: string, from: Date, seconds: number): Promise<string>
  remove(key: string): Promise<void>
  /** Removes all that lies in a folder. */
  clear(folder: string): Promise<void>
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

/** A part of a letter, in words that are already the reader's. */
export type LetterPart =
  | { kind: 'text'; text: string }
  /** Digits to be typed somewhere. */
  | { kind: 'code'; code: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** Something to be careful of; its first words stand out. */
  | { kind: 'note'; lead: string; text: string }
  | { kind: 'action'; label: string; url: string }

export interface Letter {
  /** The same for every try of one letter: a mail reader shows it once. */
  messageId: string
  to: string
  subject: string
  language: { bcp47: string; dir: 'ltr' | 'rtl' }
  /** What a list of mails shows after the subject. */
  preview: string
  heading: string
  parts: readonly LetterPart[]
  /** Why it was sent, in small letters at the end. */
  reason: string
  unsubscribe?: { label: string; url: string }
}

/** What a letter says; to whom and as which one, its sender adds. */
export type LetterBody = Omit<Letter, 'messageId' | 'to' | 'language'>

export interface MailPort {
  /** The shop as readers know it, for the links of a letter. */
  publicUrl: string
  send(letter: Letter): Promise<void>
}

export interface SmsPort {
  send(message: { to: string; text: string }): Promise<void>
}

/** One social login: what it was begun with, it must come back with. */
export interface SocialTry {
  callbackUrl: string
  state: string
  nonce: string
  /** Of PKCE: shown only when what came back is exchanged. */
  verifier: string
}

/** Who a provider says it is. */
export interface SocialPerson {
  /** The provider's own name for him, which never changes. */
  subject: string
  mail: string | null
  /** Whether the provider saw that the address is his. */
  isMailVerified: boolean
  nickName: string
}

/** The provider, or the person before it, said no; or what came back is not what was begun. */
export class SocialRefused extends Error {
  override name = 'SocialRefused'
}

/** The provider does not answer: later it may. */
export class SocialAway extends Error {
  override name = 'SocialAway'
}

export interface SocialPort {
  /** The providers this shop offers, in the order they are offered in. */
  types: readonly SocialType[]
  /** Where the person is sent. Rejects with SocialAway. */
  begin(type: SocialType, attempt: SocialTry): Promise<string>
  /** Who came back with this query. Rejects with SocialRefused or SocialAway. */
  finish(type: SocialType, attempt: SocialTry & { query: string }): Promise<SocialPerson>
}
