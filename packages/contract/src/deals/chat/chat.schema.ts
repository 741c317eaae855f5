import * as z from 'zod/mini'
import { Guide } from '../../machines/device/device.schema.ts'
import { ProductCard } from '../../mall/product-search/product-search.schema.ts'
import { Money } from '../../money/money/money.ts'
import { translated } from '../../translated.ts'
import { InquiryDevice } from '../inquiry/inquiry.schema.ts'
import { chatLifecycle } from './chat.lifecycle.ts'
import {
  CANNED_TITLE_MAX,
  CHAT_AUTHORS,
  CHAT_DELIVERIES,
  CHAT_DESKS,
  CHAT_KINDS,
  CHAT_NOTE_MAX,
  CHAT_PAGE_MAX,
  CHAT_RATING_MAX,
  CHAT_SIDES,
  CHAT_TEXT_MAX,
  CHAT_VIAS,
  REPORT_REASONS,
} from './chat.limits.ts'

export const ChatId = z.object({ chatId: z.uuid() })

/** A place in a conversation: 1, 2, 3 without gaps. */
const Seq = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
const SeqAsked = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

/** Whether characters are seen: a text of spaces and signs without a shape is none [CH-6]. */
const isVisible = (text: string) => /[^\s\p{Cf}]/u.test(text)

const ChatText = z
  .string()
  .check(z.maxLength(CHAT_TEXT_MAX), z.trim(), z.refine(isVisible, 'error.chatBlank'))

export const ChatContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: ChatText }),
  /** A picture that the sender uploaded for a chat and that was checked. */
  z.object({ kind: z.literal('image'), uploadId: z.uuid() }),
  z.object({ kind: z.literal('device'), deviceId: z.uuid() }),
  z.object({ kind: z.literal('inquiry'), inquiryId: z.uuid() }),
  z.object({ kind: z.literal('product'), productId: z.uuid() }),
  /** An order of the buyer; in a conversation with a store, one at that store [CH-11]. */
  z.object({ kind: z.literal('order'), orderId: z.uuid() }),
])
export type ChatContent = z.output<typeof ChatContent>

/** A message on its way. */
export const ChatSend = z.extend(ChatId, {
  /** The consultation that the sender sees; an older one is refused [CH-8]. */
  consultation: Seq,
  /** Chosen by the sender: the same one again is the same message [CH-9]. */
  sendId: z.uuid(),
  content: ChatContent,
})
export type ChatSend = z.output<typeof ChatSend>

const ChatInquiry = z.object({ inquiryId: z.uuid(), inquiryNo: z.int() })

/** The machine of a conversation as it is now; null is "price on request". */
const ChatDevice = z.extend(InquiryDevice, {
  price: z.nullable(Money),
  guide: z.nullable(Guide),
})
export type ChatDevice = z.output<typeof ChatDevice>

/** A product of the mall as it is now, in the language of the reader. */
export const ChatProduct = z.pick(ProductCard, {
  productId: true,
  name: true,
  picture: true,
  standing: true,
  lowest: true,
  highest: true,
})
export type ChatProduct = z.output<typeof ChatProduct>

/** An order with its number and what was to be paid for it when it was named here [CH-11]. */
export const ChatOrder = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  payable: Money,
})
export type ChatOrder = z.output<typeof ChatOrder>

export const ChatMessage = z.object({
  seq: z.int(),
  sendId: z.uuid(),
  consultation: z.int(),
  kind: z.enum(CHAT_KINDS),
  author: z.enum(CHAT_AUTHORS),
  /** Who wrote it, as they were called then. */
  authorName: z.string(),
  text: z.string(),
  /** The size of the picture; its address is another call, because it is private. */
  image: z.nullable(
    z.object({ width: z.int(), height: z.int(), thumbhash: z.nullable(z.string()) }),
  ),
  deviceId: z.nullable(z.uuid()),
  inquiry: z.nullable(ChatInquiry),
  productId: z.nullable(z.uuid()),
  order: z.nullable(ChatOrder),
  /** The buyer wrote the number of a bank account: the reader is warned. */
  hasAccountNumber: z.boolean(),
  /** How it came. */
  via: z.enum(CHAT_VIAS),
  at: z.iso.datetime(),
})
export type ChatMessage = z.output<typeof ChatMessage>

/** A text of a message in the language of the reader, made by a machine. */
export const ChatTranslation = z.object({
  locale: z.string(),
  text: z.string(),
  /** The language of the original as the machine names it; null when it does not know. */
  from: z.nullable(z.string()),
})
export type ChatTranslation = z.output<typeof ChatTranslation>

/** A message in a thread, with whether the other side has read it [CH-4]. */
export const ThreadMessage = z.extend(ChatMessage, {
  isRead: z.boolean(),
  /** The machine of the message, in the language of the reader; null when it has none or it is gone. */
  device: z.nullable(ChatDevice),
  /** The product of the message; null when it has none. */
  product: z.nullable(ChatProduct),
  /** In the language of the reader, if someone has asked for it before; `translate` makes it. */
  translation: z.nullable(ChatTranslation),
  /** The way of an answer to WhatsApp; null for what does not go there. */
  delivery: z.nullable(z.enum(CHAT_DELIVERIES)),
})
export type ThreadMessage = z.output<typeof ThreadMessage>

/** Messages after a place, or the last ones before a place, in their order. */
export const ThreadQuery = z.extend(ChatId, {
  after: z.optional(SeqAsked),
  before: z.optional(SeqAsked),
  size: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CHAT_PAGE_MAX)),
    CHAT_PAGE_MAX,
  ),
})
export type ThreadQuery = z.output<typeof ThreadQuery>

export const Thread = z.object({
  messages: z.array(ThreadMessage),
  /** The place of the newest message. */
  lastSeq: z.int(),
  /** Whether texts can be translated: without a translator there is no offer. */
  canTranslate: z.boolean(),
})

/** One message of a conversation: its picture, or its text in the language of the request. */
export const MessageQuery = z.extend(ChatId, {
  seq: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
})
export const ImageLink = z.object({ url: z.url() })

export const ChatRead = z.extend(ChatId, { seq: Seq })
export const Unread = z.object({ unread: z.int() })

const conversation = {
  chatId: z.uuid(),
  desk: z.enum(CHAT_DESKS),
  state: z.enum(chatLifecycle.states),
  consultation: z.int(),
  /** The machine that it is about. */
  device: z.nullable(ChatDevice),
  inquiry: z.nullable(ChatInquiry),
  /** The product that it is about. */
  product: z.nullable(ChatProduct),
  order: z.nullable(ChatOrder),
  lastMessage: z.nullable(ChatMessage),
  lastSeq: z.int(),
  buyerReadSeq: z.int(),
  deskReadSeq: z.int(),
  /** Messages that the reader has not read. */
  unread: z.int(),
  isBlocked: z.boolean(),
  updatedAt: z.iso.datetime(),
}

/** A conversation as the buyer sees it. */
export const BuyerChat = z.object({
  ...conversation,
  /** The store; null is our customer service. */
  seller: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** Who answers; null until someone has taken it. */
  speaker: z.nullable(z.string()),
  /** Whether someone is at the desk [CH-5]. */
  isDeskOnline: z.boolean(),
  /** The store is suspended: it sells nothing, and what was started goes on. */
  isStoreOffline: z.boolean(),
})
export type BuyerChat = z.output<typeof BuyerChat>

/** A conversation as the people of a desk see it. */
export const DeskChat = z.object({
  ...conversation,
  buyerName: z.string(),
  /** The language that the buyer reads. */
  locale: z.string(),
  assignee: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Since when the buyer waits for someone; null when someone has taken it. */
  waitingSince: z.nullable(z.iso.datetime()),
  /** Until when answers also go to the buyer's WhatsApp; null when they have not written from there. */
  whatsappUntil: z.nullable(z.iso.datetime()),
  /** How the buyer rated this consultation after its end, from 1 to 5. */
  rating: z.nullable(z.int()),
})
export type DeskChat = z.output<typeof DeskChat>

export const DESK_LISTS = ['waiting', 'own', 'colleagues', 'ended'] as const
export type DeskList = (typeof DESK_LISTS)[number]

export const ChatNote = z.object({
  noteId: z.uuid(),
  authorName: z.string(),
  text: z.string(),
  /** Whom it was given to, if the note came with a transfer. */
  transferredTo: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type ChatNote = z.output<typeof ChatNote>

export const NoteText = z
  .string()
  .check(z.maxLength(CHAT_NOTE_MAX), z.trim(), z.refine(isVisible, 'error.chatBlank'))

/** An answer that a desk wrote once, in some of the ten languages. */
const CannedTexts = translated(
  z.object({
    title: z.string().check(z.maxLength(CANNED_TITLE_MAX), z.trim(), z.minLength(1)),
    text: ChatText,
  }),
)
export const CannedAnswer = z.object({ answerId: z.uuid(), texts: CannedTexts })
export type CannedAnswer = z.output<typeof CannedAnswer>

/** Null is a new one. */
export const CannedSave = z.object({ answerId: z.nullable(z.uuid()), texts: CannedTexts })
export type CannedSave = z.output<typeof CannedSave>

export const ChatRate = z.extend(ChatId, {
  rating: z.int().check(z.minimum(1), z.maximum(CHAT_RATING_MAX)),
})

export const ReportGiven = z.extend(ChatId, {
  reason: z.enum(REPORT_REASONS),
  note: z._default(z.string().check(z.maxLength(CHAT_NOTE_MAX), z.trim()), ''),
})
export type ReportGiven = z.output<typeof ReportGiven>

/** A report as staff see it. */
export const ChatReport = z.object({
  reportId: z.uuid(),
  chatId: z.uuid(),
  side: z.enum(CHAT_SIDES),
  reporterName: z.string(),
  buyerName: z.string(),
  /** The store; null is our customer service. */
  sellerName: z.nullable(z.string()),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  at: z.iso.datetime(),
})
export type ChatReport = z.output<typeof ChatReport>

/** The body of a message in the channel of a conversation. */
export const ChatFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), message: ChatMessage }),
  z.object({ type: z.literal('read'), side: z.enum(CHAT_SIDES), seq: z.int() }),
  z.object({
    type: z.literal('state'),
    state: z.enum(chatLifecycle.states),
    consultation: z.int(),
    speaker: z.nullable(z.string()),
    isBlocked: z.boolean(),
  }),
])
export type ChatFrame = z.output<typeof ChatFrame>

/** The body of a message in the channel of a desk: read this conversation again. */
export const DeskFrame = z.object({ type: z.enum(['state', 'note']), chatId: z.uuid() })
export type DeskFrame = z.output<typeof DeskFrame>

/** The page of the storefront: which conversation is open, or whom one is to be started with. */
export const ChatPageQuery = z.object({
  chatId: z.optional(z.uuid()),
  /** Official and stores apart [CH-1]. */
  desk: z.optional(z.enum(CHAT_DESKS)),
  consult: z.optional(z.enum(CHAT_DESKS)),
  sellerCode: z.optional(z.string().check(z.maxLength(60))),
  deviceId: z.optional(z.uuid()),
  inquiryId: z.optional(z.uuid()),
  productId: z.optional(z.uuid()),
  orderId: z.optional(z.uuid()),
})

/** The body of a message in the channel of the queue. */
export const QueueFrame = z.object({ waiting: z.int() })
export type QueueFrame = z.output<typeof QueueFrame>
