import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { InquiryId } from '../inquiry/inquiry.schema.ts'
import {
  Acceptance,
  Counter,
  CounterAnswer,
  OfferForm,
  Quote,
  QuoteId,
  QuotesOfInquiry,
  Refused,
} from './quote.schema.ts'

const READ = { audience: 'member', method: 'GET' } as const
const COMMAND = {
  audience: 'member',
  method: 'POST',
  data: Quote,
  once: true,
  refusalShownBy: 'page',
} as const

/** What a buyer does with quotes and offers. Those of another member are not found. */
export const quoteEndpoints = {
  ofInquiry: endpoint({
    ...READ,
    path: '/p/quote/of-inquiry',
    summary: 'The quotes for an own inquiry side by side, and the sellers who have it',
    query: InquiryId,
    data: QuotesOfInquiry,
  }),
  detail: endpoint({
    ...READ,
    path: '/p/quote/detail',
    summary: 'One quote for an own inquiry, or one own offer',
    query: QuoteId,
    data: Quote,
  }),
  offers: endpoint({
    ...READ,
    path: '/p/quote/offers',
    summary: 'The own offers on listed prices, the last changed first',
    query: PageQuery,
    data: z.object({ records: z.array(Quote), total: z.int() }),
  }),
  accept: endpoint({
    ...COMMAND,
    path: '/p/quote/accept',
    summary: 'Accepts a quote: reserves the machine and issues a proforma invoice',
    body: Acceptance,
  }),
  counter: endpoint({
    ...COMMAND,
    path: '/p/quote/counter',
    summary: 'Names another price, once for each quote',
    body: Counter,
  }),
  decline: endpoint({
    ...COMMAND,
    path: '/p/quote/decline',
    summary: 'Declines a quote',
    body: Refused,
  }),
  offer: endpoint({
    ...COMMAND,
    path: '/p/quote/offer',
    summary: 'Offers a price for a listed machine',
    body: OfferForm,
    limit: { max: 30, seconds: 600 },
  }),
  answer: endpoint({
    ...COMMAND,
    path: '/p/quote/answer',
    summary: "Answers the seller's counter-offer to an own offer",
    body: CounterAnswer,
  }),
  withdraw: endpoint({
    ...COMMAND,
    path: '/p/quote/withdraw',
    summary: 'Withdraws an own offer',
    body: QuoteId,
  }),
  proforma: endpoint({
    ...READ,
    path: '/p/quote/proforma',
    summary: 'An address that opens the proforma invoice of an accepted quote, for a minute',
    query: QuoteId,
    data: z.object({ url: z.url() }),
  }),
}
