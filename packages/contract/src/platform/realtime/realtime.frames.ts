import * as z from 'zod/mini'

/** A kind of channel and the id of what it is about: `member:0192…`. */
export const ChannelName = z
  .string()
  .check(z.maxLength(80), z.regex(/^[a-z]+:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/))

/** The number of a message within its channel: 1, 2, 3 without gaps. */
const Seq = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))

/** What a client sends. Everything else goes by HTTP. */
export const ClientFrame = z.discriminatedUnion('type', [
  /** `after` is the last number that the client has; without it only new messages follow. */
  z.object({ type: z.literal('join'), channel: ChannelName, after: z.optional(Seq) }),
  z.object({ type: z.literal('leave'), channel: ChannelName }),
  /** The person writes something. It has no number and is not stored. */
  z.object({ type: z.literal('signal'), channel: ChannelName }),
])
export type ClientFrame = z.output<typeof ClientFrame>

/** What a server sends, over a WebSocket and as a server-sent event alike. */
export const ServerFrame = z.discriminatedUnion('type', [
  /** Messages after `seq` follow. */
  z.object({ type: z.literal('joined'), channel: ChannelName, seq: Seq }),
  z.object({ type: z.literal('message'), channel: ChannelName, seq: Seq, body: z.unknown() }),
  /** What the client missed is not stored any more: it must read the state by HTTP. */
  z.object({ type: z.literal('reset'), channel: ChannelName, seq: Seq }),
  /** The client may not join this channel. */
  z.object({ type: z.literal('refused'), channel: ChannelName }),
  /** Another session of the same account joined a channel of which one client has one at a time. */
  z.object({ type: z.literal('displaced'), channel: ChannelName }),
  /** Someone else in the channel writes something; `from` is the side that they are on. */
  z.object({ type: z.literal('signal'), channel: ChannelName, from: z.string() }),
  /** The last number that was sent in each channel. */
  z.object({ type: z.literal('heartbeat'), channels: z.record(ChannelName, Seq) }),
])
export type ServerFrame = z.output<typeof ServerFrame>

/** The body of a message in the channel of a member. */
export const MemberMessage = z.discriminatedUnion('type', [
  z.object({
    /** A new notification, or notifications that were read. */
    type: z.enum(['notice', 'read']),
    /** Unread notifications after it. */
    unread: z.int(),
  }),
  /** Messages of conversations came or were read. */
  z.object({ type: z.literal('messages'), unreadMessages: z.int() }),
])
export type MemberMessage = z.output<typeof MemberMessage>

/** The body of a message in the channel of staff: the inquiries that wait for them. */
export const StaffMessage = z.object({
  /** Not reviewed yet. */
  inquiries: z.int(),
  /** Sent on, with a message that no one of the staff has read. */
  inquiryReplies: z.int(),
})
export type StaffMessage = z.output<typeof StaffMessage>

/** The body of a message in the channel of a seller: what waits for its people. */
export const SellerMessage = z.object({
  /** Not answered yet. */
  inquiries: z.int(),
  /** Answered, with a message of the buyer that no one of the seller has read. */
  inquiryReplies: z.int(),
  /** Counter-offers of buyers to quotes. */
  counterOffers: z.int(),
  /** Offers of buyers on listed prices. */
  offers: z.int(),
  /** Chats that no one has taken. */
  chats: z.int(),
  /** Paid orders of which something is still to be sent. */
  orders: z.int(),
})
export type SellerMessage = z.output<typeof SellerMessage>

/** The people of a seller have one channel in common. */
export const SELLER_CHANNEL = 'seller'
export const sellerChannel = (sellerId: string): string => `${SELLER_CHANNEL}:${sellerId}`

/** Staff have one channel in common. */
export const STAFF_CHANNEL_ID = '00000000-0000-0000-0000-000000000000'
export const STAFF_CHANNEL = `staff:${STAFF_CHANNEL_ID}`

export const memberChannel = (memberId: string): string => `member:${memberId}`
