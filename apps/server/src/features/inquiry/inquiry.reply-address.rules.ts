import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#kernel/ctx.ts'

const PURPOSE = 'inquiry reply address'
const DAY_MS = 86_400_000
/** How long an email can be answered; the thread itself stays open on the site. */
const REPLY_DAYS = 60
/** The part before the @ has at most 64 characters, and some servers change their case. */
const SIGNATURE_BYTES = 10
const LOCAL_PART = /^reply\+([\da-f]{32})([\da-f]{4})([\da-f]{20})$/

/** A message, which leads to its thread and its seller, and the buyer who may answer it. */
interface Answerable {
  messageId: string
  memberId: string
}

const signatureOf = (ctx: Ctx, { messageId, memberId }: Answerable, day: number): Buffer =>
  ctx.signer.fingerprint(PURPOSE, [messageId, memberId, day].join(',')).subarray(0, SIGNATURE_BYTES)

/** The address at which this member can answer this message by email; undefined if none is configured. */
export function replyAddressOf(ctx: Ctx, answerable: Answerable): string | undefined {
  const { replyDomain } = ctx.site
  if (replyDomain === null) return undefined
  const day = Math.floor(ctx.now().getTime() / DAY_MS) + REPLY_DAYS
  const id = answerable.messageId.replaceAll('-', '')
  const until = day.toString(16).padStart(4, '0')
  return `reply+${id}${until}${signatureOf(ctx, answerable, day).toString('hex')}@${replyDomain}`
}

export interface ReplyAddress {
  messageId: string
  isExpired: boolean
  /** Whether it was made for this member. */
  isOf: (memberId: string) => boolean
}

/** What an address states; null if it is not one of these. `isOf` says whether it is genuine. */
export function readReplyAddress(ctx: Ctx, address: string): ReplyAddress | null {
  const at = address.lastIndexOf('@')
  const isOurs = address.slice(at + 1).toLowerCase() === ctx.site.replyDomain
  const [, hex = '', until = '', signature = ''] =
    LOCAL_PART.exec(address.slice(0, at).toLowerCase()) ?? []
  if (!isOurs || hex === '') return null
  const day = Number.parseInt(until, 16)
  const messageId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return {
    messageId,
    isExpired: ctx.now().getTime() >= (day + 1) * DAY_MS,
    isOf: (memberId) =>
      timingSafeEqual(
        Buffer.from(signature, 'hex'),
        signatureOf(ctx, { messageId, memberId }, day),
      ),
  }
}
