import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#kernel/ctx.ts'

const PURPOSE = 'inquiry reply address'
const SELLER_PURPOSE = 'quote request reply address'
const DAY_MS = 86_400_000
/** How long an email can be answered; the thread itself stays open on the site. */
const REPLY_DAYS = 60
/** The part before the @ has at most 64 characters, and some servers change their case. */
const SIGNATURE_BYTES = 10
const LOCAL_PART = /^reply\+([\da-f]{32})([\da-f]{4})([\da-f]{20})$/

/** What is answered, which leads to its thread and its seller, and who may answer it. */
interface Answerable {
  purpose: typeof PURPOSE | typeof SELLER_PURPOSE
  id: string
  personId: string
}

const signatureOf = (ctx: Ctx, { purpose, id, personId }: Answerable, day: number): Buffer =>
  ctx.signer.fingerprint(purpose, [id, personId, day].join(',')).subarray(0, SIGNATURE_BYTES)

function addressOf(ctx: Ctx, answerable: Answerable): string | undefined {
  const { replyDomain } = ctx.site
  if (replyDomain === null) return undefined
  const day = Math.floor(ctx.now().getTime() / DAY_MS) + REPLY_DAYS
  const id = answerable.id.replaceAll('-', '')
  const until = day.toString(16).padStart(4, '0')
  return `reply+${id}${until}${signatureOf(ctx, answerable, day).toString('hex')}@${replyDomain}`
}

/** The address at which this member can answer this message by email; undefined if none is configured. */
export const replyAddressOf = (
  ctx: Ctx,
  { messageId: id, memberId: personId }: { messageId: string; memberId: string },
): string | undefined => addressOf(ctx, { purpose: PURPOSE, id, personId })

/** The same for a person of the seller who has an inquiry: of a request, not of one message. */
export const sellerReplyAddressOf = (
  ctx: Ctx,
  { quoteRequestId: id, accountId: personId }: { quoteRequestId: string; accountId: string },
): string | undefined => addressOf(ctx, { purpose: SELLER_PURPOSE, id, personId })

export interface ReplyAddress {
  /** Of a message, or of the request to a seller. */
  id: string
  isExpired: boolean
  /** Whether it was made for this member. */
  isOf: (memberId: string) => boolean
  /** Whether it was made for this person of a seller. */
  isOfSeller: (accountId: string) => boolean
}

/** What an address states; null if it is not one of these. `isOf` says whether it is genuine. */
export function readReplyAddress(ctx: Ctx, address: string): ReplyAddress | null {
  const at = address.lastIndexOf('@')
  const isOurs = address.slice(at + 1).toLowerCase() === ctx.site.replyDomain
  const [, hex = '', until = '', signature = ''] =
    LOCAL_PART.exec(address.slice(0, at).toLowerCase()) ?? []
  if (!isOurs || hex === '') return null
  const day = Number.parseInt(until, 16)
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const isFor = (purpose: Answerable['purpose'], personId: string) =>
    timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(ctx, { purpose, id, personId }, day))
  return {
    id,
    isExpired: ctx.now().getTime() >= (day + 1) * DAY_MS,
    isOf: (memberId) => isFor(PURPOSE, memberId),
    isOfSeller: (accountId) => isFor(SELLER_PURPOSE, accountId),
  }
}
