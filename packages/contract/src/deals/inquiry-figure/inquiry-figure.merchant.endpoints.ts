import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { SALES_DAYS } from '../../mall/sales-figure/sales-figure.enums.ts'

const InquiryTotal = z.object({
  inquiries: z.int(),
  /** Inquiries with at least one quote of the seller. */
  quoted: z.int(),
  accepted: z.int(),
})
export type InquiryTotal = z.output<typeof InquiryTotal>

const LackingMachine = z.object({
  deviceId: z.uuid(),
  title: z.string(),
  picture: z.nullable(z.string()),
  /** Photos of the guided list that there are, of those that it needs. */
  found: z.int(),
  needed: z.int(),
})
export type LackingMachine = z.output<typeof LackingMachine>

const InquiryFigures = z.object({
  /** When it was read: the last day is not over. */
  at: z.iso.datetime(),
  /** Each day in the Emirates, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), inquiries: z.int(), inquiriesBefore: z.int() })),
  total: InquiryTotal,
  before: InquiryTotal,
  /** The median of first answers in working minutes by week, oldest first; null: no answer. */
  weeks: z.array(z.object({ day: z.iso.date(), minutes: z.nullable(z.int()) })),
  /** Machines whose photos are not complete, the fewest first. */
  lackPhotos: z.array(LackingMachine),
})
export type InquiryFigures = z.output<typeof InquiryFigures>

/** The weeks that answers are shown for. */
export const REPLY_WEEKS = 12
/** The machines without all photos that are shown. */
export const LACKING_SHOWN = 4

export const inquiryFigureMerchantEndpoints = {
  inquiries: endpoint({
    method: 'GET',
    path: '/p/merchant/figures/inquiries',
    audience: 'merchant',
    permission: 'inquiry.read',
    summary: 'Inquiries, quotes and first answers of the own dealer, and machines that lack photos',
    query: z.object({
      days: z._default(z.pipe(z.coerce.number(), z.literal(SALES_DAYS)), 30),
    }),
    data: InquiryFigures,
  }),
}
