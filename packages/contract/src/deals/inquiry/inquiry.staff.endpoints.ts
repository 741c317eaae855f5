import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { endpoint } from '../../endpoint.ts'
import { SearchText } from '../../search-text.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { SELLERS_NAMED_MAX } from '../quote/quote.limits.ts'
import { inquiryLifecycle } from './inquiry.lifecycle.ts'
import {
  INQUIRY_NOTE_MAX,
  INQUIRY_RECIPIENTS,
  INQUIRY_SIGNALS,
  INVALID_REASONS,
} from './inquiry.limits.ts'
import { inquiryDetail, InquiryId, InquiryRow, MessageBody, ThreadQuery } from './inquiry.schema.ts'

const forStaff = {
  memberId: z.uuid(),
  memberName: z.string(),
  /** The language that the buyer wrote in. */
  locale: z.string(),
  signals: z.array(z.enum(INQUIRY_SIGNALS)),
  /** The seller of the machine, or the one who got the inquiry. */
  seller: z.nullable(z.object({ code: z.string(), name: z.string() })),
}

export const StaffInquiryRow = z.extend(InquiryRow, forStaff)
export type StaffInquiryRow = z.output<typeof StaffInquiryRow>

export const StaffInquiry = z.object({
  ...inquiryDetail,
  ...forStaff,
  memberCompany: z.string(),
  memberSince: z.iso.datetime(),
  /** Other inquiries of the same member. */
  inquiriesBefore: z.int(),
})
export type StaffInquiry = z.output<typeof StaffInquiry>

const REVIEW = { audience: 'staff', permission: 'inquiry.review', audit: true } as const
const READ = { audience: 'staff', permission: 'inquiry.read' } as const

/** The state after a review. */
const Reviewed = z.object({ state: z.enum(inquiryLifecycle.states) })

export const InquiryFilter = z.object({
  state: z.optional(z.enum(inquiryLifecycle.states)),
  signal: z.optional(z.enum(INQUIRY_SIGNALS)),
  /** Only those with a message that no one of the staff has read. */
  unread: z.optional(z.enum(['yes'])),
  /** A number, or words of the subject; those who may see members also find by who wrote it. */
  find: z.optional(SearchText(120)),
  memberId: z.optional(z.uuid()),
  /** Days on which it came in the Emirates, both included. */
  from: z.optional(Day),
  until: z.optional(Day),
})

export const inquiryStaffEndpoints = {
  list: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/staff/inquiry/list',
    summary: 'Inquiries of all members',
    query: z.extend(staffListQuery(['-createdAt', 'createdAt']), InquiryFilter.shape),
    data: staffPage(StaffInquiryRow),
  }),
  detail: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/staff/inquiry/detail',
    summary: 'One inquiry with a page of its thread and signals',
    query: ThreadQuery,
    data: StaffInquiry,
  }),
  sellers: endpoint({
    audience: 'staff',
    permission: 'inquiry.review',
    method: 'GET',
    path: '/p/staff/inquiry/sellers',
    summary: 'The sellers that an inquiry can be sent to',
    data: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  attachmentLink: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/staff/inquiry/attachment/link',
    summary: 'An address that opens a file of an inquiry, for a minute',
    query: z.object({ attachmentId: z.uuid() }),
    data: z.object({ url: z.url() }),
  }),
  read: endpoint({
    ...READ,
    method: 'POST',
    path: '/p/staff/inquiry/read',
    audit: true,
    summary: 'Marks messages as read by the staff, up to one of them',
    body: z.extend(InquiryId, { seq: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
    data: z.object({ unread: z.int() }),
  }),
  push: endpoint({
    ...REVIEW,
    method: 'POST',
    path: '/p/staff/inquiry/push',
    summary: 'Sends an inquiry to up to five sellers at once, or to our own stock',
    body: z.extend(InquiryId, {
      recipient: z.enum(INQUIRY_RECIPIENTS),
      /** Of the seller who gets it; without it the seller of the machine. */
      sellerCode: z.optional(z.string().check(z.maxLength(60))),
      /** Of several sellers in the order in which they are asked: five at once, the others wait. */
      sellerCodes: z.optional(
        z
          .array(z.string().check(z.maxLength(60)))
          .check(z.minLength(1), z.maxLength(SELLERS_NAMED_MAX)),
      ),
    }),
    data: Reviewed,
    once: true,
  }),
  invalidate: endpoint({
    ...REVIEW,
    method: 'POST',
    path: '/p/staff/inquiry/invalidate',
    summary: 'Ends an inquiry with a reason that the buyer reads',
    body: z.extend(InquiryId, {
      reason: z.enum(INVALID_REASONS),
      note: z._default(z.string().check(z.trim(), z.maxLength(INQUIRY_NOTE_MAX)), ''),
    }),
    data: Reviewed,
    once: true,
  }),
  reply: endpoint({
    audience: 'staff',
    permission: 'inquiry.reply',
    audit: true,
    method: 'POST',
    path: '/p/staff/inquiry/reply',
    summary: 'Answers the buyer, as ourselves or on behalf of the seller, which the message says',
    body: z.extend(InquiryId, { body: MessageBody, isForSeller: z.boolean() }),
    data: z.object({ seq: z.int() }),
    once: true,
  }),
}
