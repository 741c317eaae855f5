import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { InquiryId } from '../inquiry/inquiry.schema.ts'
import {
  Acceptance,
  Counter,
  CounterAnswer,
  Quote,
  QuoteForm,
  QuoteId,
  QuoteNote,
  QuotesOfInquiry,
  Refused,
} from './quote.schema.ts'

const READ = { audience: 'staff', permission: 'inquiry.read', method: 'GET' } as const
const COMMAND = {
  audience: 'staff',
  permission: 'quote.edit',
  audit: true,
  method: 'POST',
  data: Quote,
  once: true,
} as const

const RequestId = z.object({ requestId: z.uuid() })

export const quoteStaffEndpoints = {
  ofInquiry: endpoint({
    ...READ,
    path: '/p/staff/quote/of-inquiry',
    summary: 'The quotes for an inquiry, and the sellers who have it or wait for it',
    query: InquiryId,
    data: QuotesOfInquiry,
  }),
  detail: endpoint({
    ...READ,
    path: '/p/staff/quote/detail',
    summary: 'One quote or offer',
    query: QuoteId,
    data: Quote,
  }),
  ask: endpoint({
    audience: 'staff',
    permission: 'inquiry.review',
    audit: true,
    method: 'POST',
    path: '/p/staff/quote/ask',
    summary: 'Asks one more seller, or our own stock, about an inquiry that was sent on',
    /** Without a seller it is our own stock. */
    body: z.extend(InquiryId, { sellerCode: z.nullable(z.string().check(z.maxLength(60))) }),
    data: QuotesOfInquiry,
    once: true,
  }),
  make: endpoint({
    ...COMMAND,
    path: '/p/staff/quote/make',
    summary: 'Quotes for our own stock, or on behalf of a seller, which the quote says',
    body: z.extend(QuoteForm, RequestId.shape),
  }),
  declineRequest: endpoint({
    ...COMMAND,
    path: '/p/staff/quote/decline-request',
    summary: 'Declines an inquiry for our own stock or on behalf of a seller',
    body: z.extend(RequestId, { note: QuoteNote }),
    data: z.null(),
  }),
  answer: endpoint({
    ...COMMAND,
    path: '/p/staff/quote/answer',
    summary: 'Answers a counter-offer on behalf of the seller',
    body: CounterAnswer,
  }),
  offers: endpoint({
    ...READ,
    path: '/p/staff/quote/offers',
    summary:
      'The offers of buyers to our own stock and to sellers without people in the portal, the last changed first',
    query: PageQuery,
    data: z.object({ records: z.array(Quote), total: z.int() }),
  }),
  acceptOffer: endpoint({
    ...COMMAND,
    path: '/p/staff/quote/accept-offer',
    summary:
      'Accepts an offer for our own stock or for a seller without people: reserves the machine and issues a proforma invoice',
    body: Acceptance,
  }),
  counterOffer: endpoint({
    ...COMMAND,
    path: '/p/staff/quote/counter-offer',
    summary:
      'Names another price for an offer to our own stock or to a seller without people, once',
    body: Counter,
  }),
  declineOffer: endpoint({
    ...COMMAND,
    path: '/p/staff/quote/decline-offer',
    summary: 'Declines an offer to our own stock or to a seller without people',
    body: Refused,
  }),
  withdraw: endpoint({
    ...COMMAND,
    path: '/p/staff/quote/withdraw',
    summary: 'Withdraws a quote on behalf of the seller',
    body: QuoteId,
  }),
  release: endpoint({
    ...COMMAND,
    path: '/p/staff/quote/release',
    summary: 'Ends the reservation of an accepted quote; the machine is listed again',
    body: QuoteId,
  }),
  extend: endpoint({
    ...COMMAND,
    path: '/p/staff/quote/extend',
    summary: 'Moves the end of a reservation to a later time',
    body: z.extend(QuoteId, { until: z.iso.datetime().check(z.maxLength(30)) }),
  }),
  sell: endpoint({
    ...COMMAND,
    path: '/p/staff/quote/sell',
    summary: 'Marks the machine of an accepted quote as sold',
    body: QuoteId,
  }),
  proforma: endpoint({
    ...READ,
    path: '/p/staff/quote/proforma',
    summary: 'An address that opens the proforma invoice of a quote, for a minute',
    query: QuoteId,
    data: z.object({ url: z.url() }),
  }),
}
