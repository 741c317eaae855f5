import * as z from 'zod/mini'
import { EMAIL_KINDS } from '../../email-kind.ts'
import { endpoint } from '../../endpoint.ts'
import { GRADES } from '../../machines/device/device.enums.ts'
import { REFERRERS } from '../traffic/traffic.endpoints.ts'

/** The periods that figures are shown for, in days. */
export const FIGURE_DAYS = [7, 14, 30, 90, 365] as const
export type FigureDays = (typeof FIGURE_DAYS)[number]
/** The ages of listings: from this many days on, up to the next one. */
export const STOCK_AGES = [0, 31, 61, 91, 181] as const
/** The quality of listings: from this score on, up to the next one. */
export const STOCK_QUALITIES = [0, 40, 70] as const
/** A search that fewer visitors made is not shown: it might say something about one of them. */
export const SEARCHES_LEAST = 3

const Counted = z.object({ views: z.int() })

export const Traffic = z.object({
  /** Each day of the period, oldest first. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      views: z.int(),
      /** As many days before as the period has. */
      viewsBefore: z.int(),
      /** Not known for one language: visitors are counted once a day over all. */
      visitors: z.nullable(z.int()),
    }),
  ),
  views: z.int(),
  /** Of the same number of days before. */
  viewsBefore: z.int(),
  sources: z.array(z.extend(Counted, { source: z.enum(REFERRERS) })),
  languages: z.array(z.extend(Counted, { language: z.string() })),
  /** From a view of any page to an inquiry or a booked viewing. */
  funnel: z.object({
    views: z.int(),
    listPages: z.int(),
    machinePages: z.int(),
    inquiries: z.int(),
    viewings: z.int(),
  }),
})
export type Traffic = z.output<typeof Traffic>

export const Stock = z.object({
  total: z.int(),
  ages: z.array(
    z.object({
      fromDays: z.int(),
      total: z.int(),
      grades: z.array(z.object({ grade: z.enum(GRADES), count: z.int() })),
    }),
  ),
  qualities: z.array(z.object({ from: z.int(), total: z.int() })),
  /** Machines that were listed on each of the last days and still are, oldest first. */
  listedOn: z.array(z.object({ day: z.iso.date(), count: z.int() })),
})
export type Stock = z.output<typeof Stock>

export const Jobs = z.object({
  /** How long the oldest change that the search index lacks has waited. */
  indexLagSeconds: z.number(),
  tasks: z.array(
    z.object({
      task: z.string(),
      waiting: z.int(),
      failed: z.int(),
      lagSeconds: z.number(),
      /** Why the newest failed job failed; without personal data. */
      lastError: z.nullable(z.string()),
    }),
  ),
})
export type Jobs = z.output<typeof Jobs>

export const Searches = z.object({
  /** The most frequent first. */
  rows: z.array(z.object({ words: z.string(), language: z.string(), times: z.int() })),
})
export type Searches = z.output<typeof Searches>

export const Emails = z.object({
  /** Each day of the period, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), sent: z.int(), failed: z.int() })),
  /** An attempt that failed is made again; what waits is of now. */
  kinds: z.array(
    z.object({ kind: z.enum(EMAIL_KINDS), sent: z.int(), failed: z.int(), waiting: z.int() }),
  ),
})
export type Emails = z.output<typeof Emails>

const days = z._default(z.pipe(z.coerce.number(), z.literal(FIGURE_DAYS)), 30)
const language = z.optional(z.string().check(z.minLength(2), z.maxLength(5)))

const reading = { audience: 'staff', permission: 'analytics.read' } as const

export const analyticsEndpoints = {
  traffic: endpoint({
    ...reading,
    method: 'GET',
    path: '/p/staff/figures/traffic',
    summary: 'Views and visitors by day, source and language, and the way to a viewing',
    query: z.object({ days, language }),
    data: Traffic,
  }),
  searches: endpoint({
    ...reading,
    method: 'GET',
    path: '/p/staff/figures/searches',
    summary: 'Words that visitors searched for and that found no machine',
    query: z.object({ days, language }),
    data: Searches,
  }),
  emails: endpoint({
    ...reading,
    method: 'GET',
    path: '/p/staff/figures/emails',
    summary: 'Emails that were sent, failed or wait, by day and kind',
    query: z.object({ days }),
    data: Emails,
  }),
  stock: endpoint({
    ...reading,
    method: 'GET',
    path: '/p/staff/figures/stock',
    summary: 'Listed machines by age of the listing, grade and quality, and the new ones by day',
    data: Stock,
  }),
  jobs: endpoint({
    ...reading,
    method: 'GET',
    path: '/p/staff/figures/jobs',
    summary: 'Background jobs that wait or failed, by task, and how far behind the index is',
    data: Jobs,
  }),
  retryJobs: endpoint({
    audience: 'staff',
    permission: 'job.retry',
    method: 'POST',
    path: '/p/staff/figures/jobs/retry',
    audit: true,
    summary: 'Run the failed jobs of a task again',
    body: z.object({ task: z.string().check(z.maxLength(80)) }),
    data: z.object({ retried: z.int() }),
  }),
}
