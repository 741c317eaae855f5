import {
  quoteLifecycle,
  quoteRequestLifecycle,
  type QuoteRequestState,
  type QuoteState,
} from '@ironsouq/contract/deals/quote/quote.lifecycle'
import {
  QUOTE_DELIVERIES,
  QUOTE_KINDS,
  SELLERS_AT_ONCE,
  SELLERS_NAMED_MAX,
} from '@ironsouq/contract/deals/quote/quote.limits'
import { WARRANTIES } from '@ironsouq/contract/machines/device/device.enums'
import { VAT_MODES } from '@ironsouq/contract/money/tax/tax.enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { inquiry } from '#features/deals/inquiry/inquiry.tables.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const number = (value: number) => sql.raw(String(value))

/** An inquiry on its way to one seller. Without a seller it is for our own stock. */
export const quoteRequest = pgTable(
  'quote_request',
  {
    id: id(),
    inquiryId: uuid()
      .notNull()
      .references(() => inquiry.id, { onDelete: 'cascade' }),
    sellerId: uuid().references(() => seller.id, { onDelete: 'cascade' }),
    state: text().$type<QuoteRequestState>().notNull().default(quoteRequestLifecycle.initial),
    /** The order in which sellers are asked. */
    rank: smallint().notNull(),
    /** One of the five places; a seller who takes over from another takes its place. */
    place: smallint(),
    /** As sellers know the buyer before an acceptance; they cannot read the table of members. */
    buyerName: text().notNull(),
    buyerCompany: text().notNull(),
    openedAt: moment(),
    /** After it the next seller is asked. */
    dueAt: moment(),
    /** The first answer: a message, a quote or a refusal. */
    answeredAt: moment(),
    /** Working minutes from the opening to the first answer. */
    replyMinutes: integer(),
    /** Why the seller declined. */
    note: text().notNull().default(''),
    /** The last message that someone of the seller has read. */
    readSeq: integer().notNull().default(0),
    /** Since then the seller reads what was written before, and nothing new. */
    endedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('quote_request_seller_once').on(t.inquiryId, t.sellerId).nullsNotDistinct(),
    unique('quote_request_rank_once').on(t.inquiryId, t.rank),
    uniqueIndex('quote_request_place_once')
      .on(t.inquiryId, t.place)
      .where(sql`state in ('open', 'quoted')`),
    index('quote_request_of_seller').on(t.sellerId, t.state, t.dueAt),
    index('quote_request_of_seller_changed').on(t.sellerId, t.updatedAt),
    index('quote_request_due')
      .on(t.dueAt)
      .where(sql`state = 'open'`),
    index('quote_request_replies')
      .on(t.sellerId, t.answeredAt)
      .where(sql`reply_minutes is not null`),
    check('quote_request_state', sql`${t.state} in (${oneOf(quoteRequestLifecycle.states)})`),
    check('quote_request_rank', sql`${t.rank} between 1 and ${number(SELLERS_NAMED_MAX)}`),
    check('quote_request_place', sql`${t.place} between 1 and ${number(SELLERS_AT_ONCE)}`),
    check(
      'quote_request_open_is_whole',
      sql`${t.state} in ('waiting', 'closed')
        or (${t.place} is not null and ${t.openedAt} is not null and ${t.dueAt} is not null)`,
    ),
    check(
      'quote_request_ended',
      sql`(${t.state} in (${oneOf(quoteRequestLifecycle.final)})) = (${t.endedAt} is not null)`,
    ),
    check(
      'quote_request_reply',
      sql`(${t.replyMinutes} is null) = (${t.answeredAt} is null) and ${t.replyMinutes} >= 0`,
    ),
  ],
)

/** A part of a landed cost in fils, as it was when the quote was made. */
export interface FrozenPart {
  kind: string
  amount: string
}

/**
 * A price for one machine, in dirhams, in one form for all: the seller's quote for an inquiry, or the buyer's
 * offer on a listed price. Rate and landed cost stay as they were when it was made.
 */
export const quote = pgTable(
  'quote',
  {
    id: id(),
    /** The number that people cite. */
    quoteNo: integer().notNull().generatedAlwaysAsIdentity({ startWith: 3301 }),
    kind: text({ enum: QUOTE_KINDS }).notNull(),
    state: text().$type<QuoteState>().notNull().default(quoteLifecycle.initial),
    /** Null for an offer, and after the inquiry was deleted. */
    inquiryId: uuid().references(() => inquiry.id, { onDelete: 'set null' }),
    requestId: uuid().references(() => quoteRequest.id, { onDelete: 'set null' }),
    deviceId: uuid()
      .notNull()
      .references(() => device.id),
    /** The seller of the machine. */
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    /** The buyer; null after their data was erased. */
    memberId: uuid().references(() => member.id),
    buyerName: text().notNull(),
    buyerCompany: text().notNull(),
    /** The person of the seller or of the staff who wrote it; the buyer of an offer. */
    authorId: uuid().notNull(),
    /** Whether staff wrote it for the seller. */
    isByStaff: boolean().notNull().default(false),
    /** Fils. */
    priceMinor: bigint({ mode: 'bigint' }).notNull(),
    /** The price before the answer to a counter-offer changed it. */
    priceBeforeMinor: bigint({ mode: 'bigint' }),
    counterMinor: bigint({ mode: 'bigint' }),
    counterNote: text().notNull().default(''),
    counteredAt: moment(),
    vat: text({ enum: VAT_MODES }).notNull(),
    delivery: text({ enum: QUOTE_DELIVERIES }).notNull(),
    readyOn: date(),
    warranty: text({ enum: WARRANTIES }).notNull(),
    included: text().notNull(),
    note: text().notNull(),
    /** Why it was declined. */
    refusalNote: text().notNull().default(''),
    /** Dirhams for one unit of the currency. */
    rateCurrency: text().notNull(),
    rate: numeric({ precision: 16, scale: 8 }).notNull(),
    /** The landed cost: all four, or none. The code stays readable when the destination is removed. */
    destinationCode: text(),
    costParts: jsonb().$type<FrozenPart[]>(),
    costMinor: bigint({ mode: 'bigint' }),
    importVatMinor: bigint({ mode: 'bigint' }),
    validUntil: moment().notNull(),
    acceptedAt: moment(),
    /** The machine is reserved until then. */
    reservedUntil: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('quote_no_once').on(t.quoteNo),
    // The two promises of an acceptance: one for an inquiry, and one for a machine.
    uniqueIndex('quote_accepted_for_inquiry_once')
      .on(t.inquiryId)
      .where(sql`state in ('accepted', 'sold')`),
    uniqueIndex('quote_accepted_for_device_once')
      .on(t.deviceId)
      .where(sql`state = 'accepted'`),
    // A seller has one open price for a machine and inquiry; a buyer one open offer on a machine.
    uniqueIndex('quote_open_once')
      .on(t.inquiryId, t.deviceId)
      .where(sql`kind = 'quote' and state in ('open', 'countered', 'final')`),
    uniqueIndex('quote_open_offer_once')
      .on(t.memberId, t.deviceId)
      .where(sql`kind = 'offer' and state in ('open', 'countered', 'final')`),
    index('quote_of_inquiry').on(t.inquiryId),
    index('quote_of_request').on(t.requestId),
    index('quote_of_device').on(t.deviceId),
    index('quote_of_seller').on(t.sellerId, t.updatedAt),
    index('quote_of_member').on(t.memberId, t.updatedAt),
    index('quote_to_expire')
      .on(t.validUntil)
      .where(sql`state in ('open', 'countered', 'final')`),
    index('quote_to_release')
      .on(t.reservedUntil)
      .where(sql`state = 'accepted'`),
    index('quote_old').on(t.updatedAt),
    check('quote_state', sql`${t.state} in (${oneOf(quoteLifecycle.states)})`),
    check('quote_kind', sql`${t.kind} in (${oneOf(QUOTE_KINDS)})`),
    check('quote_offer_has_no_inquiry', sql`${t.kind} = 'quote' or ${t.inquiryId} is null`),
    check('quote_vat', sql`${t.vat} in (${oneOf(VAT_MODES)})`),
    check('quote_delivery', sql`${t.delivery} in (${oneOf(QUOTE_DELIVERIES)})`),
    check('quote_warranty', sql`${t.warranty} in (${oneOf(WARRANTIES)})`),
    check(
      'quote_prices',
      sql`${t.priceMinor} > 0 and ${t.priceBeforeMinor} > 0 and ${t.counterMinor} > 0`,
    ),
    check('quote_rate', sql`${t.rate} > 0 and ${t.rateCurrency} ~ '^[A-Z]{3}$'`),
    check('quote_counter', sql`(${t.counterMinor} is null) = (${t.counteredAt} is null)`),
    check(
      'quote_countered_is_whole',
      sql`${t.state} <> 'countered' or ${t.counterMinor} is not null`,
    ),
    check(
      'quote_cost_is_whole',
      sql`(${t.costMinor} is null) = (${t.costParts} is null)
        and (${t.costMinor} is null) = (${t.importVatMinor} is null)
        and (${t.costMinor} is null or ${t.destinationCode} is not null)`,
    ),
    check(
      'quote_accepted_is_whole',
      sql`(${t.state} in ('accepted', 'released', 'sold')) = (${t.acceptedAt} is not null)
        and (${t.acceptedAt} is null) = (${t.reservedUntil} is null)`,
    ),
  ],
)

/** A numbered proforma invoice with what it states about the buyer; its PDF is drawn by a job. */
export const proforma = pgTable(
  'proforma',
  {
    id: id(),
    year: smallint().notNull(),
    number: integer().notNull(),
    quoteId: uuid()
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    /** The language of the buyer; the other language of the sheet is Arabic, or English. */
    locale: text().notNull(),
    buyerName: text().notNull(),
    buyerCompany: text().notNull(),
    buyerEmail: text().notNull(),
    buyerPhone: text().notNull(),
    netMinor: bigint({ mode: 'bigint' }).notNull(),
    vatMinor: bigint({ mode: 'bigint' }).notNull(),
    depositMinor: bigint({ mode: 'bigint' }).notNull(),
    dueAt: moment().notNull(),
    /** Of the PDF, from before it is stored until it is removed: nothing else names it. */
    objectKey: text(),
    /** When the PDF was stored; null again while it is drawn with another date. */
    drawnAt: moment(),
    /** Since then it states nothing about the buyer. */
    erasedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('proforma_number_once').on(t.year, t.number),
    unique('proforma_of_quote_once').on(t.quoteId),
    index('proforma_of_seller').on(t.sellerId),
    index('proforma_erased')
      .on(t.erasedAt)
      .where(sql`object_key is not null`),
    check('proforma_drawn_has_file', sql`${t.drawnAt} is null or ${t.objectKey} is not null`),
    check('proforma_number', sql`${t.number} >= 1`),
    check(
      'proforma_amounts',
      sql`${t.netMinor} > 0 and ${t.vatMinor} >= 0 and ${t.depositMinor} > 0`,
    ),
    check(
      'proforma_erased_is_empty',
      sql`${t.erasedAt} is null
        or (${t.buyerName} = '' and ${t.buyerCompany} = '' and ${t.buyerEmail} = '' and ${t.buyerPhone} = '')`,
    ),
  ],
)

/**
 * The machine that an inquiry is about, for a seller who has the inquiry. It may belong to another seller, whose
 * rows a merchant's call cannot read. The migration that creates it says who sees what.
 */
export const askedMachine = pgView('asked_machine', {
  inquiryId: uuid('inquiry_id').notNull(),
  deviceId: uuid('device_id').notNull(),
  stockNo: text('stock_no').notNull(),
  yearMade: smallint('year_made').notNull(),
  locale: text('locale').notNull(),
  title: text('title').notNull(),
}).existing()
