import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { RATE_ORIGINS, RATE_SOURCES } from './currency.enums.ts'
import { RATE_HISTORY_DAYS } from './currency.limits.ts'

/** A boolean in the notation of the specification. */
const Flag = z.union([z.literal(0), z.literal(1)])

const Code = z.string().check(z.regex(/^[A-Z]{3}$/))
/** How many of it one US dollar is: a decimal string, because a float loses fils. */
const Rate = z.string().check(z.regex(/^\d{1,8}(\.\d{1,8})?$/))

const Currency = z.object({
  currencyName: z.string(),
  currencyCode: Code,
  symbol: z.string(),
  exchangeRate: Rate,
  /** 1 is enabled: others are not shown [AP-15]. */
  status: Flag,
  /** 1 for the default. */
  defaultCurrency: Flag,
})
export type Currency = z.output<typeof Currency>

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** What staff edit of a currency besides its rate. */
const form = {
  symbol: line(8),
  isShown: z.boolean(),
  position: z.int().check(z.gte(0), z.lte(999)),
  /** Whether the feed sets its rate; a pegged currency follows none. */
  followsFeed: z.boolean(),
  texts: translated(z.object({ name: line(80) })),
}

export const StaffCurrency = z.object({
  code: Code,
  version: Version,
  ...form,
  exchangeRate: Rate,
  source: z.enum(RATE_SOURCES),
  /** When the rate was last set or confirmed. */
  rateAt: z.iso.datetime(),
  /** It should follow the feed and has not for days. */
  isStale: z.boolean(),
  /** What the feed says if that differs too much to be taken without a person. */
  heldRate: z.nullable(Rate),
  isDefault: z.boolean(),
  /** The rate thirty days ago; null for a younger currency. */
  rateBefore: z.nullable(Rate),
})
export type StaffCurrency = z.output<typeof StaffCurrency>

/** The feed of rates as it was last read; null when none is configured. */
const RateFeed = z.object({
  name: z.string(),
  readAt: z.nullable(z.iso.datetime()),
  /** The day of the rates, as the feed states it. */
  day: z.nullable(z.iso.date()),
  /** Of the last attempt, if that failed. */
  failedAt: z.nullable(z.iso.datetime()),
})
export type RateFeed = z.output<typeof RateFeed>

const RateEntry = z.object({
  rateId: z.uuid(),
  rate: Rate,
  origin: z.enum(RATE_ORIGINS),
  /** The name of the person or of the feed. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type RateEntry = z.output<typeof RateEntry>

const STAFF = { audience: 'staff', permission: 'currency.edit' } as const

export const currencyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/currency/list',
    audience: 'anyone',
    summary: 'The currencies in which prices can be shown, with their rates',
    data: z.array(Currency),
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/p/staff/currency/list',
    ...STAFF,
    summary: 'All currencies with the source and age of their rates, and the state of the feed',
    data: z.object({ currencies: z.array(StaffCurrency), feed: z.nullable(RateFeed) }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/p/staff/currency/history',
    ...STAFF,
    summary: 'The rates of a currency over the last days, newest first, with who or what set them',
    query: z.object({
      code: Code,
      days: z._default(z.pipe(z.coerce.number(), z.literal(RATE_HISTORY_DAYS)), 90),
    }),
    data: z.object({
      entries: z.array(RateEntry),
      /** The rate at the beginning of the span; null for a younger currency. */
      before: z.nullable(Rate),
      since: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/p/staff/currency/add',
    ...STAFF,
    audit: true,
    summary: 'Adds a currency with its first rate',
    body: z.object({ code: Code, rate: Rate, ...form }),
    data: StaffCurrency,
    once: true,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/p/staff/currency/edit',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Changes a currency, except its rate, that has not changed since it was read',
    body: z.object({ code: Code, version: Version, ...form }),
    data: StaffCurrency,
  }),
  setRate: endpoint({
    method: 'POST',
    path: '/p/staff/currency/rate',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Sets a rate by hand; the currency no longer follows the feed',
    body: z.object({
      code: Code,
      version: Version,
      rate: Rate,
      reason: line(200),
      /** The person has seen how large the change is. */
      isConfirmed: z.boolean(),
    }),
    data: StaffCurrency,
  }),
  prefer: endpoint({
    method: 'POST',
    path: '/p/staff/currency/prefer',
    ...STAFF,
    audit: true,
    summary: 'Makes a currency the one that new visitors see',
    body: z.object({ code: Code }),
    data: z.null(),
  }),
  readFeed: endpoint({
    method: 'POST',
    path: '/p/staff/currency/read-feed',
    ...STAFF,
    audit: true,
    summary: 'Reads the feed of rates now instead of at the next hour',
    data: z.null(),
  }),
}
