import { createHash } from 'node:crypto'
import type { InquirySignal } from '@ironsouq/contract/deals/inquiry/inquiry.limits'

const DAY_MS = 86_400_000

/** More different sellers than this within a day is more than a buyer compares. */
const SELLERS_A_DAY = 5

/** An address with or without a scheme; a number such as 3.5 or a model such as D6.T is none. */
const LINK =
  /https?:\/\/|\bwww\.|\b[a-z0-9-]{2,}\.(?:com|net|org|info|biz|xyz|top|ru|cn|io|shop)\b/i

export const hasLink = (text: string): boolean => LINK.test(text)

/** The same for texts that differ in case and spaces only. */
export const contentHashOf = (content: string): string =>
  createHash('sha256')
    .update(content.toLowerCase().replaceAll(/\s+/g, ' ').trim())
    .digest('base64url')

interface Known {
  texts: readonly string[]
  memberSince: Date
  now: Date
  /** Other inquiries with the same content. */
  sameContent: number
  /** Different sellers whom the member asked within a day, this one included. */
  sellersAsked: number
}

/** What staff should look at. Nothing is refused for it: a real buyer may paste a link. */
export function signalsOf({ texts, memberSince, now, sameContent, sellersAsked }: Known) {
  const found: Record<InquirySignal, boolean> = {
    links: texts.some(hasLink),
    repeatedText: sameContent > 0,
    newAccount: now.getTime() - memberSince.getTime() < DAY_MS,
    manySellers: sellersAsked > SELLERS_A_DAY,
  }
  return (Object.keys(found) as InquirySignal[]).filter((signal) => found[signal])
}

const PDF_START = Buffer.from('%PDF-')
const PDF_END = Buffer.from('%%EOF')
/** Where readers look for the two marks. */
const PDF_MARGIN = 1024

/** Whether the content is that of a PDF: it begins and ends like one. */
export function isPdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (
    file.subarray(0, PDF_START.length).equals(PDF_START) &&
    file.subarray(-PDF_MARGIN).includes(PDF_END)
  )
}

/** The name of a file without its ending, as far as a header can carry it. */
export function safeName(fileName: string): string {
  const name = fileName.replace(/\.[^.]*$/, '').replaceAll(/[^\w.-]+/g, '-')
  return /[a-z\d]/i.test(name) ? name : 'file'
}
