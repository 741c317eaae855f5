import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { CHAT_DESKS } from './chat.limits.ts'
import {
  BuyerChat,
  ChatId,
  ChatRate,
  ChatRead,
  ChatSend,
  ChatTranslation,
  ImageLink,
  MessageQuery,
  ReportGiven,
  Thread,
  ThreadMessage,
  ThreadQuery,
  Unread,
} from './chat.schema.ts'

const MEMBER = { audience: 'member' } as const

/** What a buyer does in conversations. Those of another member are not found. */
export const chatEndpoints = {
  consult: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/chat/consult',
    summary:
      'Begins a consultation with a desk, or returns the one that is open and about the same; a new one makes the one before invalid [CH-8]',
    body: z.object({
      desk: z.enum(CHAT_DESKS),
      /** The code of the store; without it the seller of the machine, the product or the order. */
      sellerCode: z.optional(z.string().check(z.maxLength(60))),
      deviceId: z._default(z.nullable(z.uuid()), null),
      inquiryId: z._default(z.nullable(z.uuid()), null),
      productId: z._default(z.nullable(z.uuid()), null),
      /** An order of the member; with a store, one at that store [CH-11]. */
      orderId: z._default(z.nullable(z.uuid()), null),
    }),
    data: BuyerChat,
    limit: { max: 120, seconds: 60 },
    refusalShownBy: 'page',
  }),
  list: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/chat/list',
    summary: 'The conversations of the member, the last changed first; official and stores apart',
    query: z.object({ desk: z.optional(z.enum(CHAT_DESKS)) }),
    data: z.object({
      records: z.array(BuyerChat),
      unread: z.object({ official: z.int(), store: z.int() }),
    }),
  }),
  detail: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/chat/detail',
    summary: 'One conversation with its state and who answers',
    query: ChatId,
    data: BuyerChat,
  }),
  thread: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/chat/thread',
    summary: 'Messages of a conversation in their order',
    query: ThreadQuery,
    data: Thread,
  }),
  imageLink: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/chat/image-link',
    summary: 'An address that opens the picture of a message, for a minute',
    query: MessageQuery,
    data: ImageLink,
  }),
  send: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/chat/send',
    summary: 'Sends a message; the same one sent again is the same message [CH-9]',
    body: ChatSend,
    data: ThreadMessage,
    limit: { max: 120, seconds: 60 },
    refusalShownBy: 'page',
  }),
  read: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/chat/read',
    summary: 'Marks messages as read by the buyer, up to one of them [CH-4]',
    body: ChatRead,
    data: Unread,
  }),
  translation: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/chat/translation',
    summary: 'The text of a message in the language of the request, made by a machine and stored',
    query: MessageQuery,
    data: ChatTranslation,
    limit: { max: 60, seconds: 60 },
    refusalShownBy: 'page',
  }),
  rate: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/chat/rate',
    summary: 'Rates a consultation that has ended; the first rating counts',
    body: ChatRate,
    data: z.null(),
    refusalShownBy: 'page',
  }),
  report: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/chat/report',
    summary: 'Reports a conversation to the staff',
    body: ReportGiven,
    data: z.null(),
    limit: { max: 10, seconds: 600 },
    refusalShownBy: 'page',
  }),
  end: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/chat/end',
    summary: 'Ends the consultation',
    body: ChatId,
    data: BuyerChat,
    refusalShownBy: 'page',
  }),
}
