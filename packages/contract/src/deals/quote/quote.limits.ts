/** How many sellers have an inquiry at once, and how many can be named for it in all. */
export const SELLERS_AT_ONCE = 5
export const SELLERS_NAMED_MAX = 10

/** A seller answers within so many working hours, or the next one gets the inquiry. */
export const ANSWER_WORKING_HOURS = 24

/** How many days a quote can be valid. */
export const QUOTE_VALID_DAYS = [3, 5, 7, 14] as const
export type QuoteValidDays = (typeof QUOTE_VALID_DAYS)[number]

export const QUOTE_NOTE_MAX = 1000
export const QUOTE_INCLUDED_MAX = 200
/** A year ahead at most. */
export const READY_DAYS_MAX = 365

/** An accepted quote reserves the machine for so long; the deposit is due by then. */
export const RESERVATION_HOURS = 48
export const DEPOSIT_POINTS = 1000

/** How many quotes one seller may have open for an inquiry at once, and make in all. */
export const QUOTES_OPEN_MAX = 3
export const QUOTES_MADE_MAX = 10

/** The least price of a quote or an offer, in fils: below it is a mistake, and a tenth of it is no deposit. */
export const QUOTE_MINOR_MIN = 10_000n

/** How many machines one member may have reserved by own acceptances at once. */
export const RESERVATIONS_AT_ONCE = 5
/** Staff extend a reservation by so many days from now at most. */
export const RESERVATION_DAYS_MAX = 60

/** How many offers one member may make within 24 hours. */
export const OFFERS_A_DAY = 20

/** How long the address of a proforma invoice can be opened. */
export const PROFORMA_LINK_SECONDS = 60

/** A median of fewer answers says nothing about a seller. */
export const REPLIES_FOR_A_MEDIAN = 5

/** Invoices stay for as long as the tax law of the Emirates asks. */
export const QUOTE_RETENTION_DAYS = 5 * 365

/** A quote is made by the seller for an inquiry; an offer by the buyer on a listed price. */
export const QUOTE_KINDS = ['quote', 'offer'] as const

/** Where the seller hands the machine over: at the yard, on board (FOB), or in the buyer's port (CFR). */
export const QUOTE_DELIVERIES = ['yard', 'onBoard', 'toPort'] as const
export type QuoteDelivery = (typeof QUOTE_DELIVERIES)[number]

/** How the number of a quote is written. */
export const quoteLabel = (quoteNo: number): string => `IS-Q-${quoteNo}`

/** How the number of a proforma invoice is written: numbered by year, without gaps. */
export const proformaLabel = (year: number, number: number): string =>
  `PI-${year}-${String(number).padStart(4, '0')}`

/** What a landed cost consists of, in the order in which it is paid. */
export const QUOTE_COST_KINDS = [
  'price',
  'duty',
  'vat',
  'exportVat',
  'fee',
  'feeVat',
  'haulage',
  'freight',
  'papers',
  'insurance',
  'importDuty',
] as const
