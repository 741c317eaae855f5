import * as z from 'zod/mini'
import { DeviceCard } from '../../machines/device/device.schema.ts'
import { InquiryDevice, InquiryMessage, InquiryPoints } from '../inquiry/inquiry.schema.ts'
import { quoteRequestLifecycle } from './quote.lifecycle.ts'
import { FrozenRate, Quote, QuoteCost } from './quote.schema.ts'

/**
 * The groups of the list: without any answer, with a message but no quote, with a quote, and how it ended. What is new
 * or answered waits for a quote.
 */
export const REQUEST_GROUPS = ['new', 'answered', 'quoted', 'won', 'lost'] as const
export type RequestGroup = (typeof REQUEST_GROUPS)[number]

const head = {
  inquiryId: z.uuid(),
  inquiryNo: z.int(),
  state: z.enum(quoteRequestLifecycle.states),
  subject: z.string(),
  quantity: z.int(),
  device: z.nullable(InquiryDevice),
  /** The buyer as sellers know them before an acceptance: a name and a company, no address or number. */
  buyer: z.object({ name: z.string(), company: z.string() }),
  /** Where the machine goes: ISO 3166 alpha-2, and the place; empty is not stated. */
  country: z.string(),
  place: z.string(),
  openedAt: z.iso.datetime(),
  /** By when an answer is due, and how much working time is left until then. */
  dueAt: z.iso.datetime(),
  workingMinutesLeft: z.int(),
  /** Messages of the buyer that no one of the seller has read. */
  unread: z.int(),
  /** The state and price of the seller's latest quote. */
  quote: z.nullable(
    z.object({ quoteId: z.uuid(), state: Quote.shape.state, price: Quote.shape.price }),
  ),
}

export const SellerInquiryRow = z.object(head)
export type SellerInquiryRow = z.output<typeof SellerInquiryRow>

export const SellerInquiry = z.object({
  ...head,
  category: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** What the buyer asks the seller to answer. */
  points: InquiryPoints,
  keywords: z.string(),
  description: z.string(),
  locale: z.string(),
  /** Other sellers who have the inquiry; who they are and what they quote stays hidden. */
  otherSellers: z.int(),
  /** One page of the thread, the oldest message first. */
  messages: z.array(InquiryMessage),
  /** Whether the page ends with the last message. */
  isLatest: z.boolean(),
  /** The `before` of the page with earlier messages; null when there are none. */
  earlierBefore: z.nullable(z.int()),
  quotes: z.array(Quote),
  /** Known after an acceptance only. */
  contact: z.nullable(z.object({ phone: z.string(), email: z.string() })),
})
export type SellerInquiry = z.output<typeof SellerInquiry>

/** A machine that the seller can answer an inquiry with. */
export const QuoteMachine = z.pick(DeviceCard, {
  deviceId: true,
  title: true,
  stockNo: true,
  yearMade: true,
  price: true,
  guide: true,
})
export type QuoteMachine = z.output<typeof QuoteMachine>

/** Why there is no landed price: no place that is known, no weight and size, or no rate from the yard. */
const COST_GAPS = ['noPlace', 'noSize', 'noRate'] as const

/** What the buyer will see of a quote. */
export const QuoteEstimate = z.object({
  cost: z.nullable(QuoteCost),
  /** Null with a cost. */
  gap: z.nullable(z.enum(COST_GAPS)),
  rate: FrozenRate,
  validUntil: z.iso.datetime(),
})
export type QuoteEstimate = z.output<typeof QuoteEstimate>
