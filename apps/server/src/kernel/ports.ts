import type { FilmFault } from '@ironsouq/contract/content/video/video.limits'
import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import type { FeedFault } from '@ironsouq/contract/platform/feed/feed.limits'
import type { ImageType, UploadFault } from '@ironsouq/contract/platform/media/media.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { ChannelMessage } from './realtime/channel.ts'

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

/** The page cache of the front ends: a page is tagged with everything it shows. */
export interface PagesPort {
  /** Invalidates every cached page with one of these tags. Rejects when that failed. */
  purge(tags: readonly string[]): Promise<void>
}

/** Messages for open clients, and who has one. Losing a message costs a client some seconds, nothing else. */
export interface ChannelPort {
  /** Sends messages that are committed; it neither waits nor fails. */
  send(messages: readonly ChannelMessage[]): void
  /** Which of these accounts (`member:<id>`) or channels have a client. Rejects while that is not known. */
  present(names: readonly string[]): Promise<ReadonlySet<string>>
}

/** Objects under immutable names: what is put once is never changed, only removed. */
export interface StoragePort {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  has(key: string): Promise<boolean>
  /** A signed URL that accepts one PUT of exactly this type and size, and the headers to send. */
  presignUpload(
    key: string,
    what: UploadRequest,
  ): Promise<{ url: string; headers: Record<string, string> }>
  /** Starts an upload in parts and returns its id: nothing is at the key until it is complete. */
  openParts(key: string, contentType: string): Promise<string>
  /** A signed URL that accepts one PUT of exactly the part with this checksum, and the headers to send. */
  presignPart(
    key: string,
    what: PartRequest,
  ): Promise<{ url: string; headers: Record<string, string> }>
  /** The parts that arrived; null when there is no such upload (any more). */
  partsReceived(key: string, partsId: string): Promise<readonly ReceivedPart[] | null>
  /** Joins the parts to one object. */
  joinParts(key: string, partsId: string, parts: readonly ReceivedPart[]): Promise<void>
  /** Removes an upload and its parts; one that is gone is no error. */
  dropParts(key: string, partsId: string): Promise<void>
  /** Writes an object to a file. False is nothing there, or more than `most` bytes. */
  download(key: string, file: string, most: number): Promise<boolean>
  /** Null is nothing there. Of more than `most` bytes it reads a little more than `most` and stops. */
  read(key: string, most: number): Promise<Uint8Array | null>
  /** A signed URL that anyone can download the object with until it expires. */
  presignDownload(key: string, what: DownloadRequest): Promise<string>
  remove(key: string): Promise<void>
  /** The names of all objects of a folder, without the folder. */
  list(folder: string): AsyncIterable<string>
  /** Removes all objects of a folder. */
  removeFolder(folder: string): Promise<void>
  /** Removes the objects of a folder that were put before a time. */
  removeOlder(folder: string, before: Date): Promise<void>
}

export interface UploadRequest {
  type: string
  size: number
  from: Date
  seconds: number
}

export interface PartRequest {
  partsId: string
  /** Counted from 1. */
  number: number
  size: number
  /** In base64: the object store refuses other bytes. */
  sha256: string
  from: Date
  seconds: number
}

export interface ReceivedPart {
  number: number
  size: number
  etag: string
  sha256: string
}

export interface DownloadRequest {
  /** The browser saves the object under this name. */
  fileName: string
  from: Date
  seconds: number
}

/** A re-encoded picture: only the pixels of the uploaded file are in it. */
export interface ProcessedPicture {
  /** Of the largest variant. */
  width: number
  height: number
  thumbhash: string
  /** The last is the one that lists name. */
  variants: readonly { file: string; type: string; body: Uint8Array }[]
}

/** The uploaded file is not a picture that is accepted, whatever its name. */
export class PictureRejected extends Error {
  override name = 'PictureRejected'
  readonly fault: UploadFault
  constructor(fault: UploadFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

export interface ImagePort {
  /** Part of the name of whatever is made: another version makes other bytes of the same picture. */
  version: string
  /** Rejects with PictureRejected when the bytes are not a sound picture of this type and size. */
  make(bytes: Uint8Array, type: ImageType, maxPixels?: number): Promise<ProcessedPicture>
}

/** What the header of a film states. */
export interface FilmFacts {
  seconds: number
  /** As it is shown, after rotation. */
  width: number
  height: number
  hasSound: boolean
}

/** A file of a stream: a playlist or a segment. */
export interface StreamFile {
  /** Within the folder of the stream. */
  name: string
  type: string
}

/** The uploaded file is not a film that is accepted, whatever its name. */
export class FilmRejected extends Error {
  override name = 'FilmRejected'
  readonly fault: FilmFault
  constructor(fault: FilmFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

export interface VideoPort {
  /** Part of the name of whatever is made: another version makes other bytes of the same film. */
  version: string
  /** Rejects with FilmRejected when the file is no film within the limits. */
  probe(file: string): Promise<FilmFacts>
  /** Writes an HLS stream into an empty folder. The last file is the master playlist. */
  transcode(
    file: string,
    what: { facts: FilmFacts; folder: string; onProgress: (percent: number) => void },
  ): Promise<readonly StreamFile[]>
  /** One picture of the film, as PNG; the folder is for temporary files. */
  frame(file: string, what: { facts: FilmFacts; folder: string }): Promise<Uint8Array>
}

/** The content of a passport PDF, in the reader's language. */
export interface PassportSheet {
  locale: LocaleCode
  /** The second language of the sheet. */
  beside: LocaleCode
  /** As the template reads it. */
  content: Readonly<Record<string, unknown>>
  /** The page that its square code leads to: a path of the site. */
  link: string
  picture: Uint8Array | null
}

/** The content of an inspection report, in the reader's language alone. */
export interface ReportSheet extends Omit<PassportSheet, 'beside'> {
  /** Pictures of findings, by the positions that the content names. */
  pictures: readonly (Uint8Array | null)[]
}

/** The content of a proforma invoice, in two languages. */
export type ProformaSheet = Omit<PassportSheet, 'picture'>

export interface DocumentPort {
  /** Part of the name of whatever is drawn: another template makes other sheets of the same words. */
  version: string
  /** A PDF of one page. */
  passport(sheet: PassportSheet): Promise<Uint8Array>
  /** A PDF of one page, or more for long lines. */
  proforma(sheet: ProformaSheet): Promise<Uint8Array>
  /** A PDF of as many pages as the findings need. */
  report(sheet: ReportSheet): Promise<Uint8Array>
  slips(sheet: Omit<ProformaSheet, 'link'>): Promise<Uint8Array>
}

/** A part of an email, in the reader's language. */
export type EmailPart =
  | { kind: 'text'; text: string }
  /** Digits to be typed somewhere. */
  | { kind: 'code'; code: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** A caution; its first words are emphasised. */
  | { kind: 'note'; lead: string; text: string }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'machines'; heading: string; machines: readonly EmailMachine[] }

/** A machine in a list of an email. */
export interface EmailMachine {
  title: string
  url: string
  /** An absolute address; null without a picture. */
  picture: string | null
  /** Year, hours and place. */
  facts: string
  price: string
  /** What has changed about its price. */
  change: string
}

/** An appointment that comes with an email. */
export interface CalendarEntry {
  method: 'REQUEST' | 'CANCEL'
  /** The same for every email about one appointment. */
  uid: string
  /** Higher with every change: a calendar keeps the highest. */
  sequence: number
  /** When this state of it came to be. */
  stamp: Date
  start: Date
  end: Date
  summary: string
  location: string
  description: string
}

export interface Email {
  /** The same for every attempt to send one email: a mail client shows it once. */
  messageId: string
  to: string
  subject: string
  language: { bcp47: string; dir: 'ltr' | 'rtl' }
  /** What a list of mails shows after the subject. */
  preview: string
  heading: string
  parts: readonly EmailPart[]
  /** Why it was sent, in small print at the end. */
  reason: string
  /** With one click: the address ends the emails when a mail client posts to it [RFC 8058]. */
  unsubscribe?: { label: string; url: string; isOneClick?: boolean }
  calendar?: CalendarEntry
  /** Where answers go; without it they go to the sender, whom no one reads. */
  replyTo?: string
}

/** The content of an email; its sender adds recipient and message id. */
export type EmailBody = Omit<Email, 'messageId' | 'to' | 'language'>

export interface MailPort {
  send(email: Email): Promise<void>
}

export interface SmsPort {
  /** ISO 3166 codes of the countries that get messages; empty: all. */
  countries: readonly string[]
  /** The most messages of the whole site in a day. */
  perDay: number
  send(message: { to: string; text: string }): Promise<void>
}

/** The translator does not answer, or not with a translation; a later attempt may succeed. */
export class TranslatorUnavailable extends Error {
  override name = 'TranslatorUnavailable'
}

export interface TranslatorPort {
  /** Finds the language of the text by itself. Rejects with TranslatorUnavailable. */
  translate(asked: { text: string; to: LocaleCode }): Promise<{ text: string; from: string | null }>
}

/** Exchange rates as a feed states them. */
export interface RateReading {
  /** The day of the rates. */
  day: string
  /** Units of a currency for one US dollar, as decimals. */
  perDollar: ReadonlyMap<string, string>
}

/** The feed of rates does not answer, or with something else; a later attempt may succeed. */
export class RatesUnavailable extends Error {
  override name = 'RatesUnavailable'
}

export interface RatesPort {
  /** The host of the feed, which the history of rates names. */
  name: string
  /** Rejects with RatesUnavailable. */
  read(): Promise<RateReading>
}

/** One social login attempt: the callback must match it. */
export interface SocialAttempt {
  callbackUrl: string
  state: string
  nonce: string
  /** Of PKCE: sent only when the authorisation code is exchanged. */
  verifier: string
}

/** The person as the provider reports them. */
export interface SocialPerson {
  /** The provider's own id of the person, which never changes. */
  subject: string
  mail: string | null
  /** Whether the provider verified the address. */
  isMailVerified: boolean
  nickName: string
}

/** The provider or the person refused, or the callback does not match the attempt. */
export class SocialRejected extends Error {
  override name = 'SocialRejected'
}

/** The provider does not answer; a later attempt may succeed. */
export class SocialUnavailable extends Error {
  override name = 'SocialUnavailable'
}

export interface SocialPort {
  /** The providers this shop offers, in the order they are offered in. */
  types: readonly SocialType[]
  /** Where the person is sent. Rejects with SocialUnavailable. */
  begin(type: SocialType, attempt: SocialAttempt): Promise<string>
  /** Who came back with this query. Rejects with SocialRejected or SocialUnavailable. */
  finish(type: SocialType, attempt: SocialAttempt & { query: string }): Promise<SocialPerson>
}

/** The address of a feed is not allowed, or it brought no file. */
export class FeedRejected extends Error {
  override name = 'FeedRejected'
  readonly fault: FeedFault
  constructor(fault: FeedFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

export interface FeedPort {
  /** The file at an address, or null if it still has this tag. Rejects with FeedRejected. */
  fetch(
    address: string,
    known: { tag: string | null; most: number },
  ): Promise<{ body: Uint8Array; tag: string | null } | null>
}
