import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { SearchText } from '../../search-text.ts'
import {
  CannedAnswer,
  CannedSave,
  ChatId,
  ChatNote,
  ChatOrder,
  ChatRead,
  ChatReport,
  ChatSend,
  ChatTranslation,
  DESK_LISTS,
  DeskChat,
  ImageLink,
  MessageQuery,
  NoteText,
  ReportGiven,
  Thread,
  ThreadMessage,
  ThreadQuery,
  Unread,
} from './chat.schema.ts'

/** What people of a desk do. Staff and sellers do the same, each at their own desk [CH-10]. */
const CALLS = {
  list: {
    method: 'GET',
    summary: 'Conversations of the desk: waiting, own, of colleagues, or ended',
    query: z.object({ list: z.enum(DESK_LISTS) }),
    data: z.object({
      records: z.array(DeskChat),
      counts: z.object({ waiting: z.int(), own: z.int(), colleagues: z.int() }),
    }),
  },
  find: {
    method: 'GET',
    summary:
      'Conversations of the desk in every state, the newest first: by the beginning of the buyer’s name, the number of an inquiry or of an order',
    query: z.object({ text: SearchText(60).check(z.minLength(1)) }),
    data: z.array(DeskChat),
  },
  detail: {
    method: 'GET',
    summary: 'One conversation with its internal notes',
    query: ChatId,
    data: z.object({
      chat: DeskChat,
      notes: z.array(ChatNote),
      /** Whether the buyer has an open page [CH-5]. */
      isBuyerOnline: z.boolean(),
    }),
  },
  thread: {
    method: 'GET',
    summary: 'Messages of a conversation in their order',
    query: ThreadQuery,
    data: Thread,
  },
  imageLink: {
    method: 'GET',
    summary: 'An address that opens the picture of a message, for a minute',
    query: MessageQuery,
    data: ImageLink,
  },
  orders: {
    method: 'GET',
    summary:
      'The newest orders of the buyer that the desk may send as cards: at a store those of that store [CH-11]',
    query: ChatId,
    data: z.array(z.extend(ChatOrder, { createdAt: z.iso.datetime() })),
    permission: 'order.read',
  },
  colleagues: {
    method: 'GET',
    summary: 'The people who answer at the desk',
    data: z.array(z.object({ id: z.uuid(), name: z.string() })),
  },
  takeNext: {
    method: 'POST',
    summary: 'Takes the conversation that has waited longest; null when none waits',
    data: z.nullable(DeskChat),
  },
  take: {
    method: 'POST',
    summary: 'Takes a conversation that waits',
    body: ChatId,
    data: DeskChat,
  },
  send: {
    method: 'POST',
    summary: 'Answers the buyer; the same message sent again is the same message [CH-9]',
    body: ChatSend,
    data: ThreadMessage,
    limit: { max: 120, seconds: 60 },
  },
  read: {
    method: 'POST',
    summary: 'Marks messages as read by the desk, up to one of them [CH-4]',
    body: ChatRead,
    data: Unread,
  },
  translation: {
    method: 'GET',
    summary: 'The text of a message in the language of the request, made by a machine and stored',
    query: MessageQuery,
    data: ChatTranslation,
    limit: { max: 240, seconds: 60 },
  },
  note: {
    method: 'POST',
    summary: 'Writes an internal note, which the buyer never sees',
    body: z.extend(ChatId, { text: NoteText }),
    data: ChatNote,
    once: true,
    limit: { max: 30, seconds: 60 },
  },
  transfer: {
    method: 'POST',
    summary: 'Gives a conversation to a person of the same desk, with a note',
    body: z.extend(ChatId, { to: z.uuid(), note: NoteText }),
    data: DeskChat,
    once: true,
  },
  release: {
    method: 'POST',
    summary: 'Gives a conversation back to the queue',
    body: ChatId,
    data: DeskChat,
  },
  end: {
    method: 'POST',
    summary: 'Ends the consultation',
    body: ChatId,
    data: DeskChat,
  },
  block: {
    method: 'POST',
    summary: 'Ends the conversation and refuses messages of this buyer, or accepts them again',
    body: z.extend(ChatId, { isBlocked: z.boolean() }),
    data: DeskChat,
  },
  cannedAnswers: {
    method: 'GET',
    summary: 'The canned answers of the desk in all their languages',
    data: z.array(CannedAnswer),
  },
  saveCanned: {
    method: 'POST',
    summary: 'Writes a canned answer with all its languages',
    body: CannedSave,
    data: CannedAnswer,
    once: true,
  },
  removeCanned: {
    method: 'POST',
    summary: 'Removes a canned answer',
    body: z.object({ answerId: z.uuid() }),
    data: z.null(),
  },
} as const

const READ = { audience: 'staff', permission: 'chat.read' } as const
const ANSWER = { audience: 'staff', permission: 'chat.answer', audit: true } as const
const ASSIGN = { audience: 'staff', permission: 'chat.assign', audit: true } as const

/** The desk of our customer service. */
export const chatStaffEndpoints = {
  list: endpoint({ ...CALLS.list, ...READ, path: '/p/staff/chat/list' }),
  find: endpoint({ ...CALLS.find, ...READ, path: '/p/staff/chat/find' }),
  ofMember: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/staff/chat/of-member',
    summary:
      'The conversation of a member with our customer service; none before the first message',
    query: z.object({ memberId: z.uuid() }),
    data: z.array(DeskChat),
  }),
  detail: endpoint({ ...CALLS.detail, ...READ, path: '/p/staff/chat/detail' }),
  thread: endpoint({ ...CALLS.thread, ...READ, path: '/p/staff/chat/thread' }),
  imageLink: endpoint({ ...CALLS.imageLink, ...READ, path: '/p/staff/chat/image-link' }),
  orders: endpoint({ audience: 'staff', ...CALLS.orders, path: '/p/staff/chat/orders' }),
  colleagues: endpoint({ ...CALLS.colleagues, ...READ, path: '/p/staff/chat/colleagues' }),
  takeNext: endpoint({ ...CALLS.takeNext, ...ANSWER, path: '/p/staff/chat/take-next' }),
  take: endpoint({ ...CALLS.take, ...ANSWER, path: '/p/staff/chat/take' }),
  send: endpoint({ ...CALLS.send, ...ANSWER, path: '/p/staff/chat/send' }),
  read: endpoint({ ...CALLS.read, ...ANSWER, path: '/p/staff/chat/read' }),
  translation: endpoint({ ...CALLS.translation, ...READ, path: '/p/staff/chat/translation' }),
  note: endpoint({ ...CALLS.note, ...ANSWER, path: '/p/staff/chat/note' }),
  transfer: endpoint({ ...CALLS.transfer, ...ASSIGN, path: '/p/staff/chat/transfer' }),
  release: endpoint({ ...CALLS.release, ...ANSWER, path: '/p/staff/chat/release' }),
  end: endpoint({ ...CALLS.end, ...ANSWER, path: '/p/staff/chat/end' }),
  block: endpoint({ ...CALLS.block, ...ANSWER, path: '/p/staff/chat/block' }),
  cannedAnswers: endpoint({ ...CALLS.cannedAnswers, ...READ, path: '/p/staff/chat/canned' }),
  saveCanned: endpoint({ ...CALLS.saveCanned, ...ANSWER, path: '/p/staff/chat/canned/save' }),
  removeCanned: endpoint({ ...CALLS.removeCanned, ...ANSWER, path: '/p/staff/chat/canned/remove' }),
}

const STORE_READ = { audience: 'merchant', permission: 'chat.read' } as const
const STORE_ANSWER = { audience: 'merchant', permission: 'chat.answer' } as const

/** The desk of a store. */
export const chatMerchantEndpoints = {
  list: endpoint({ ...CALLS.list, ...STORE_READ, path: '/p/merchant/chat/list' }),
  find: endpoint({ ...CALLS.find, ...STORE_READ, path: '/p/merchant/chat/find' }),
  detail: endpoint({ ...CALLS.detail, ...STORE_READ, path: '/p/merchant/chat/detail' }),
  thread: endpoint({ ...CALLS.thread, ...STORE_READ, path: '/p/merchant/chat/thread' }),
  imageLink: endpoint({ ...CALLS.imageLink, ...STORE_READ, path: '/p/merchant/chat/image-link' }),
  orders: endpoint({ audience: 'merchant', ...CALLS.orders, path: '/p/merchant/chat/orders' }),
  colleagues: endpoint({ ...CALLS.colleagues, ...STORE_READ, path: '/p/merchant/chat/colleagues' }),
  begin: endpoint({
    ...STORE_ANSWER,
    method: 'POST',
    path: '/p/merchant/chat/begin',
    summary: 'The conversation with the buyer of an order; opened when there is none',
    body: z.object({ orderId: z.uuid() }),
    data: ChatId,
    limit: { max: 30, seconds: 60 },
  }),
  takeNext: endpoint({ ...CALLS.takeNext, ...STORE_ANSWER, path: '/p/merchant/chat/take-next' }),
  take: endpoint({ ...CALLS.take, ...STORE_ANSWER, path: '/p/merchant/chat/take' }),
  send: endpoint({ ...CALLS.send, ...STORE_ANSWER, path: '/p/merchant/chat/send' }),
  read: endpoint({ ...CALLS.read, ...STORE_ANSWER, path: '/p/merchant/chat/read' }),
  translation: endpoint({
    ...CALLS.translation,
    ...STORE_READ,
    path: '/p/merchant/chat/translation',
  }),
  note: endpoint({ ...CALLS.note, ...STORE_ANSWER, path: '/p/merchant/chat/note' }),
  transfer: endpoint({ ...CALLS.transfer, ...STORE_ANSWER, path: '/p/merchant/chat/transfer' }),
  release: endpoint({ ...CALLS.release, ...STORE_ANSWER, path: '/p/merchant/chat/release' }),
  end: endpoint({ ...CALLS.end, ...STORE_ANSWER, path: '/p/merchant/chat/end' }),
  block: endpoint({ ...CALLS.block, ...STORE_ANSWER, path: '/p/merchant/chat/block' }),
  cannedAnswers: endpoint({
    ...CALLS.cannedAnswers,
    ...STORE_READ,
    path: '/p/merchant/chat/canned',
  }),
  saveCanned: endpoint({
    ...CALLS.saveCanned,
    ...STORE_ANSWER,
    path: '/p/merchant/chat/canned/save',
  }),
  removeCanned: endpoint({
    ...CALLS.removeCanned,
    ...STORE_ANSWER,
    path: '/p/merchant/chat/canned/remove',
  }),
}

/** Reports of conversations. A store reports a buyer; a buyer reports a store or our own people. */
export const chatReportEndpoints = {
  byStore: endpoint({
    ...STORE_ANSWER,
    method: 'POST',
    path: '/p/merchant/chat/report',
    summary: 'Reports a conversation to the staff',
    body: ReportGiven,
    data: z.null(),
  }),
  open: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/staff/chat/reports',
    summary: 'Reports that no one has dealt with, the oldest first',
    data: z.array(ChatReport),
  }),
  thread: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/staff/chat/report-thread',
    summary: 'The messages of a reported conversation, also of a store',
    query: z.object({ reportId: z.uuid() }),
    data: Thread,
  }),
  settle: endpoint({
    ...ANSWER,
    method: 'POST',
    path: '/p/staff/chat/settle-report',
    summary: 'States that a report was dealt with',
    body: z.object({ reportId: z.uuid() }),
    data: z.null(),
  }),
}
