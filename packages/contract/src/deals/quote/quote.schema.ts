import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { actionsOf } from '../../lifecycle.schema.ts'
import { EMIRATES, GRADES, WARRANTIES } from '../../machines/device/device.enums.ts'
import { CARD_STATES } from '../../machines/device/device.lifecycle.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import { Yard } from '../../machines/yard/yard.schema.ts'
import { toMinor } from '../../money/money/minor-units.ts'
import { Money } from '../../money/money/money.ts'
import { VAT_MODES } from '../../money/tax/tax.enums.ts'
import { quoteLifecycle, quoteRequestLifecycle } from './quote.lifecycle.ts'
import {
  QUOTE_COST_KINDS,
  QUOTE_DELIVERIES,
  QUOTE_INCLUDED_MAX,
  QUOTE_KINDS,
  QUOTE_MINOR_MIN,
  QUOTE_NOTE_MAX,
  QUOTE_VALID_DAYS,
} from './quote.limits.ts'

export const QuoteId = z.object({ quoteId: z.uuid() })

const note = z._default(z.string().check(z.maxLength(QUOTE_NOTE_MAX), z.trim()), '')

/** What a person adds to a refusal or a counter-offer. */
export const QuoteNote = note

const IN_FILS = /^\d+(\.\d{1,2})?$/

/** A price in dirhams: what is paid and what every rate of a landed cost is in. */
const DirhamPrice = Money.check(
  z.refine(({ currency }) => currency === 'AED', 'error.fieldNotAllowed'),
  z.refine(({ amount }) => IN_FILS.test(amount), 'error.fieldWrongFormat'),
  z.refine(
    (price) => !IN_FILS.test(price.amount) || (toMinor(price) ?? 0n) >= QUOTE_MINOR_MIN,
    'error.fieldNotAllowed',
  ),
)

/** The one form of every quote, so that quotes can be compared. */
export const QuoteForm = z.object({
  deviceId: z.uuid(),
  price: DirhamPrice,
  vat: z.enum(VAT_MODES),
  delivery: z.enum(QUOTE_DELIVERIES),
  readyOn: Day,
  warranty: z.enum(WARRANTIES),
  validDays: z.literal(QUOTE_VALID_DAYS),
  /** What the price includes besides the machine: a bucket, a repair. */
  included: z._default(
    z.string().check(
      z.maxLength(QUOTE_INCLUDED_MAX),
      z.trim(),
      // It is part of a line of the invoice, which line ends and marks of direction would rearrange.
      z.refine((text) => !/[\p{Cc}\p{Cf}]/u.test(text), 'error.fieldNotAllowed'),
    ),
    '',
  ),
  note,
})
export type QuoteForm = z.output<typeof QuoteForm>

/** A buyer's offer on a listed price. What the seller states in a quote is that of the listing. */
export const OfferForm = z.object({
  deviceId: z.uuid(),
  price: DirhamPrice,
  delivery: z.enum(QUOTE_DELIVERIES),
  /** The code of a destination; empty: the buyer collects it. */
  destination: z._default(z.string().check(z.maxLength(60), z.trim()), ''),
  validDays: z.literal(QUOTE_VALID_DAYS),
  note,
})
export type OfferForm = z.output<typeof OfferForm>

/** The price at the buyer's place, as it was calculated when the quote was made. */
export const QuoteCost = z.object({
  destination: z.string(),
  /** The place and the country in the language of the request. */
  place: z.string(),
  country: z.string(),
  parts: z.array(z.object({ kind: z.enum(QUOTE_COST_KINDS), amount: Money })),
  total: Money,
  /** A business can reclaim it, so it is not in the total. */
  importVat: Money,
})
export type QuoteCost = z.output<typeof QuoteCost>

/** The account that an invoice states. */
const QuoteAccount = z.object({
  holder: z.string(),
  bank: z.string(),
  iban: z.string(),
  swift: z.string(),
})

/** What the buyer of an accepted quote pays besides the deposit, and to whom. With it, the parts add up to `total`. */
const QuotePayments = z.object({
  /** To the seller. */
  balance: Money,
  /** Besides the invoice: our fee with its VAT, and what carrier and customs ask for. Null without a landed price. */
  later: z.nullable(z.object({ fee: Money, others: Money })),
  /** The landed price, or that of the invoice. */
  total: Money,
})
/** A rate that stays as it was when the quote was made: dirhams for one unit of the currency. */
export const FrozenRate = z.object({ currency: z.string(), dirhams: z.string() })
export type FrozenRate = z.output<typeof FrozenRate>

export const QuoteSeller = z.object({
  code: z.string(),
  name: z.string(),
  isVerified: z.boolean(),
  replyMinutes: z.nullable(z.int()),
  soldCount: z.int(),
  claimsUpheld: z.int(),
})
export type QuoteSeller = z.output<typeof QuoteSeller>

export const QuoteDevice = z.object({
  deviceId: z.uuid(),
  title: z.string(),
  stockNo: z.string(),
  yearMade: z.int(),
  workHours: z.nullable(z.int()),
  hoursProven: z.boolean(),
  grade: z.enum(GRADES),
  inspected: z.boolean(),
  /** The number of findings that need a repair. */
  repairs: z.int(),
  emirate: z.enum(EMIRATES),
  state: z.enum(CARD_STATES),
  listPrice: z.nullable(Money),
  picture: z.nullable(Picture),
})
export type QuoteDevice = z.output<typeof QuoteDevice>

const ACTIONS = [
  'accept',
  'counter',
  'decline',
  'acceptCounter',
  'keep',
  'revise',
  'withdraw',
  'replace',
  'expire',
  'release',
  'sell',
] as const

export const Quote = z.object({
  quoteId: z.uuid(),
  /** The number that people cite, written by `quoteLabel`. */
  quoteNo: z.int(),
  kind: z.enum(QUOTE_KINDS),
  /** Null for an offer. */
  inquiryId: z.nullable(z.uuid()),
  inquiryNo: z.nullable(z.int()),
  state: z.enum(quoteLifecycle.states),
  device: z.nullable(QuoteDevice),
  /** Whether the inquiry is about this machine; otherwise it is offered instead. */
  isAskedFor: z.boolean(),
  seller: QuoteSeller,
  /** Whether staff wrote it for the seller [IN-6]. */
  isByStaff: z.boolean(),
  price: Money,
  /** The price before the answer to a counter-offer changed it. */
  priceBefore: z.nullable(Money),
  counter: z.nullable(z.object({ price: Money, note: z.string(), at: z.iso.datetime() })),
  vat: z.enum(VAT_MODES),
  delivery: z.enum(QUOTE_DELIVERIES),
  readyOn: z.nullable(z.iso.date()),
  warranty: z.enum(WARRANTIES),
  included: z.string(),
  note: z.string(),
  rate: FrozenRate,
  /** Null when the buyer named no place, or the machine's size is not known. */
  cost: z.nullable(QuoteCost),
  validUntil: z.iso.datetime(),
  /** Of an accepted quote: until when the machine is reserved and the deposit is due. */
  reservedUntil: z.nullable(z.iso.datetime()),
  /** `isReady`: the PDF can be opened. */
  proforma: z.nullable(
    z.object({
      number: z.string(),
      issuedAt: z.iso.datetime(),
      isReady: z.boolean(),
      deposit: Money,
      payments: QuotePayments,
      /** For the buyer, unless the seller has another account since the invoice: then the invoice counts. */
      account: z.nullable(QuoteAccount),
    }),
  ),
  /** Where the machine of an accepted quote stands, for its buyer, also once it is sold to them. */
  yard: z.nullable(Yard),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What the reader may do now. */
  actions: actionsOf(quoteLifecycle, ACTIONS),
})
export type Quote = z.output<typeof Quote>

/** One seller who has or had the inquiry, as its buyer and staff see it. */
export const QuoteRequest = z.object({
  requestId: z.uuid(),
  /** Null is our own stock. */
  seller: z.nullable(QuoteSeller),
  state: z.enum(quoteRequestLifecycle.states),
  /** When the seller got it, and by when an answer is due. */
  openedAt: z.nullable(z.iso.datetime()),
  dueAt: z.nullable(z.iso.datetime()),
  answeredAt: z.nullable(z.iso.datetime()),
  /** Why the seller declined. */
  note: z.string(),
})
export type QuoteRequest = z.output<typeof QuoteRequest>

export const QuotesOfInquiry = z.object({
  quotes: z.array(Quote),
  requests: z.array(QuoteRequest),
})
export type QuotesOfInquiry = z.output<typeof QuotesOfInquiry>

/** How a counter-offer is answered; a final price lies between the two. */
export const CounterAnswer = z.discriminatedUnion('answer', [
  z.object({ quoteId: z.uuid(), answer: z.literal('accept') }),
  z.object({ quoteId: z.uuid(), answer: z.literal('keep') }),
  z.object({ quoteId: z.uuid(), answer: z.literal('final'), price: DirhamPrice }),
])
export type CounterAnswer = z.output<typeof CounterAnswer>

/** The price that the person saw: one that has changed meanwhile is not accepted. */
export const Acceptance = z.object({ quoteId: z.uuid(), price: DirhamPrice })
export const Counter = z.object({ quoteId: z.uuid(), price: DirhamPrice, note })
export type Counter = z.output<typeof Counter>
export const Refused = z.object({ quoteId: z.uuid(), note })
