import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { SearchText } from '../../search-text.ts'
import { InquiryId, MessageBody, ThreadQuery } from '../inquiry/inquiry.schema.ts'
import {
  QuoteEstimate,
  QuoteMachine,
  REQUEST_GROUPS,
  SellerInquiry,
  SellerInquiryRow,
} from './quote-merchant.schema.ts'
import {
  Acceptance,
  Counter,
  CounterAnswer,
  Quote,
  QuoteForm,
  QuoteId,
  QuoteNote,
  Refused,
} from './quote.schema.ts'

const countOf = { new: z.int(), answered: z.int(), quoted: z.int(), won: z.int(), lost: z.int() }

const READ = { audience: 'merchant', permission: 'inquiry.read', method: 'GET' } as const
const COMMAND = {
  audience: 'merchant',
  permission: 'quote.edit',
  method: 'POST',
  data: Quote,
  once: true,
} as const

/** What a seller does with the inquiries that were pushed to them, and with quotes and offers [IN-6]. */
export const quoteMerchantEndpoints = {
  inquiries: endpoint({
    ...READ,
    path: '/p/merchant/inquiry/list',
    summary:
      'The inquiries that were pushed to the own dealer; what waits is ordered by its deadline',
    query: z.extend(PageQuery, { group: z._default(z.enum(REQUEST_GROUPS), 'new') }),
    data: z.object({
      records: z.array(SellerInquiryRow),
      total: z.int(),
      counts: z.object({ ...countOf, unread: z.int() }),
      /** The median of the own replies; null until there are enough. */
      replyMinutes: z.nullable(z.int()),
    }),
  }),
  inquiry: endpoint({
    ...READ,
    path: '/p/merchant/inquiry/detail',
    summary:
      'One inquiry that was pushed to the own dealer, with a page of its thread and the own quotes',
    query: ThreadQuery,
    data: SellerInquiry,
  }),
  reply: endpoint({
    audience: 'merchant',
    permission: 'inquiry.reply',
    method: 'POST',
    path: '/p/merchant/inquiry/reply',
    summary: 'Writes to the buyer of an inquiry',
    body: z.extend(InquiryId, { body: MessageBody }),
    data: z.object({ seq: z.int() }),
    once: true,
    limit: { max: 30, seconds: 60 },
  }),
  read: endpoint({
    audience: 'merchant',
    permission: 'inquiry.read',
    method: 'POST',
    path: '/p/merchant/inquiry/read',
    summary: 'Marks messages as read by the dealer, up to one of them',
    body: z.extend(InquiryId, { seq: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
    data: z.object({ unread: z.int() }),
  }),
  attachmentLink: endpoint({
    ...READ,
    path: '/p/merchant/inquiry/attachment/link',
    summary: 'An address that opens a file of the buyer, for a minute',
    query: z.object({ attachmentId: z.uuid() }),
    data: z.object({ url: z.url() }),
  }),
  declineInquiry: endpoint({
    ...COMMAND,
    path: '/p/merchant/inquiry/decline',
    summary: 'Declines an inquiry without a quote; the next seller gets it',
    body: z.extend(InquiryId, { note: QuoteNote }),
    data: z.null(),
  }),
  machines: endpoint({
    ...READ,
    path: '/p/merchant/quote/machines',
    summary:
      'Own machines for sale to answer an inquiry with: of its category, the same model and the nearest in weight first; with words all that they find',
    query: z.extend(InquiryId, { words: z.optional(SearchText(100)) }),
    data: z.array(QuoteMachine),
  }),
  estimate: endpoint({
    audience: 'merchant',
    permission: 'quote.edit',
    method: 'POST',
    path: '/p/merchant/quote/estimate',
    summary: 'What the buyer will see of a quote before it is sent',
    body: z.extend(QuoteForm, InquiryId.shape),
    data: QuoteEstimate,
    limit: { max: 120, seconds: 60 },
  }),
  make: endpoint({
    ...COMMAND,
    path: '/p/merchant/quote/make',
    summary: 'Quotes a machine of the own dealer for an inquiry',
    body: z.extend(QuoteForm, InquiryId.shape),
    limit: { max: 60, seconds: 600 },
  }),
  replace: endpoint({
    ...COMMAND,
    path: '/p/merchant/quote/replace',
    summary: 'Replaces an open quote by a new one for the same machine',
    body: z.extend(z.omit(QuoteForm, { deviceId: true }), QuoteId.shape),
    limit: { max: 60, seconds: 600 },
  }),
  detail: endpoint({
    ...READ,
    path: '/p/merchant/quote/detail',
    summary: 'One quote of the own dealer, or one offer to it',
    query: QuoteId,
    data: Quote,
  }),
  offers: endpoint({
    ...READ,
    path: '/p/merchant/quote/offers',
    summary: 'The offers of buyers on own machines, the last changed first',
    query: PageQuery,
    data: z.object({ records: z.array(Quote), total: z.int() }),
  }),
  answer: endpoint({
    ...COMMAND,
    path: '/p/merchant/quote/answer',
    summary: "Answers the buyer's counter-offer: accepts it, keeps the price, or names a final one",
    body: CounterAnswer,
  }),
  withdraw: endpoint({
    ...COMMAND,
    path: '/p/merchant/quote/withdraw',
    summary: 'Withdraws a quote',
    body: QuoteId,
  }),
  accept: endpoint({
    ...COMMAND,
    path: '/p/merchant/quote/accept',
    summary: 'Accepts an offer: reserves the machine; the proforma invoice follows',
    body: Acceptance,
  }),
  counter: endpoint({
    ...COMMAND,
    path: '/p/merchant/quote/counter',
    summary: 'Names another price for an offer, once',
    body: Counter,
  }),
  decline: endpoint({
    ...COMMAND,
    path: '/p/merchant/quote/decline',
    summary: 'Declines an offer',
    body: Refused,
  }),
  proforma: endpoint({
    ...READ,
    path: '/p/merchant/quote/proforma',
    summary: 'An address that opens the proforma invoice of an own quote, for a minute',
    query: QuoteId,
    data: z.object({ url: z.url() }),
  }),
}
