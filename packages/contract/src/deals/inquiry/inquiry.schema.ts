import * as z from 'zod/mini'
import { Picture } from '../../machines/device/device.schema.ts'
import { attachmentLifecycle, inquiryLifecycle } from './inquiry.lifecycle.ts'
import {
  ATTACHMENT_NAME_MAX,
  ATTACHMENTS_MAX,
  INQUIRY_AUTHORS,
  INQUIRY_CONTENT_MAX,
  INQUIRY_KEYWORDS_MAX,
  INQUIRY_POINTS,
  INQUIRY_QUANTITY_MAX,
  INQUIRY_RECIPIENTS,
  INQUIRY_SUBJECT_MAX,
  INVALID_REASONS,
} from './inquiry.limits.ts'

export const InquiryId = z.object({ inquiryId: z.uuid() })
export type InquiryId = z.output<typeof InquiryId>

/** A page of a thread: the messages before a place, or the latest. */
export const ThreadPage = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(2_147_483_647))),
})
export const ThreadQuery = z.extend(InquiryId, ThreadPage.shape)
export type ThreadQuery = z.output<typeof ThreadQuery>

/** What a person wrote; a text of spaces is none [IN-1]. */
export const MessageBody = z
  .string()
  .check(z.maxLength(INQUIRY_CONTENT_MAX), z.trim(), z.minLength(1, 'error.contentBlank'))

/** Files of the sender that were checked. */
export const AttachmentIds = z._default(z.array(z.uuid()).check(z.maxLength(ATTACHMENTS_MAX)), [])

export const InquiryPoints = z
  .array(z.enum(INQUIRY_POINTS))
  .check(z.maxLength(INQUIRY_POINTS.length))

const optionalText = (max: number) => z._default(z.string().check(z.maxLength(max), z.trim()), '')

/** A question of a buyer, about one machine or without one [IN-1]. */
export const InquirySubmission = z.object({
  /** Chosen by the sender: the same submission sent again is the same inquiry [IN-4]. */
  submissionId: z.uuid(),
  deviceId: z._default(z.nullable(z.uuid()), null),
  subject: z
    .string()
    .check(z.maxLength(INQUIRY_SUBJECT_MAX), z.trim(), z.minLength(1, 'error.subjectRequired')),
  quantity: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(INQUIRY_QUANTITY_MAX)),
    1,
  ),
  /** The code of a category; empty is none. */
  category: optionalText(60),
  content: MessageBody,
  /** What the seller is asked to answer. */
  points: z._default(InquiryPoints, []),
  /** Where the machine goes, as ISO 3166 alpha-2; empty is not stated. With a destination it is that of the place. */
  country: z._default(z.string().check(z.regex(/^(?:[A-Z]{2})?$/)), ''),
  /** The code of a destination of landed costs; empty is not stated. */
  destination: optionalText(60),
  keywords: optionalText(INQUIRY_KEYWORDS_MAX),
  description: optionalText(INQUIRY_CONTENT_MAX),
  attachmentIds: AttachmentIds,
})
export type InquirySubmission = z.output<typeof InquirySubmission>

/** The machine of an inquiry as it is now. */
export const InquiryDevice = z.object({
  deviceId: z.uuid(),
  title: z.string(),
  yearMade: z.int(),
  stockNo: z.string(),
  picture: z.nullable(Picture),
})
export type InquiryDevice = z.output<typeof InquiryDevice>

export const Attachment = z.object({
  attachmentId: z.uuid(),
  fileName: z.string(),
  type: z.string(),
  size: z.int(),
  state: z.enum(attachmentLifecycle.states),
})
export type Attachment = z.output<typeof Attachment>

export const AttachmentAsk = z.object({
  fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(ATTACHMENT_NAME_MAX)),
  /** Any text: an unsupported type has its own error message [FM-1]. */
  type: z.string().check(z.maxLength(100)),
  size: z.int().check(z.positive()),
})
export type AttachmentAsk = z.output<typeof AttachmentAsk>

export const InquiryMessage = z.object({
  /** Its place in the thread, from 1. */
  seq: z.int(),
  author: z.enum(INQUIRY_AUTHORS),
  /**
   * The seller who wrote or whom staff wrote for [IN-6]; of a buyer's message the one seller who reads it.
   * Null: staff themselves, or a message to all sellers who have the inquiry.
   */
  sellerName: z.nullable(z.string()),
  body: z.string(),
  at: z.iso.datetime(),
  attachments: z.array(Attachment),
})
export type InquiryMessage = z.output<typeof InquiryMessage>

const head = {
  inquiryId: z.uuid(),
  /** The number that people quote. */
  inquiryNo: z.int(),
  state: z.enum(inquiryLifecycle.states),
  subject: z.string(),
  quantity: z.int(),
  device: z.nullable(InquiryDevice),
  createdAt: z.iso.datetime(),
  /** When it was last written or changed. */
  updatedAt: z.iso.datetime(),
  /** Why it is invalid. */
  reason: z.nullable(z.enum(INVALID_REASONS)),
  /** Messages that the reader has not seen. */
  unread: z.int(),
}

export const InquiryRow = z.object(head)
export type InquiryRow = z.output<typeof InquiryRow>

export const inquiryDetail = {
  ...head,
  category: z.nullable(z.object({ code: z.string(), name: z.string() })),
  country: z.string(),
  /** The code of a destination of landed costs. */
  destination: z.nullable(z.string()),
  points: InquiryPoints,
  keywords: z.string(),
  description: z.string(),
  /** Shown with the reason. */
  note: z.string(),
  pushedAt: z.nullable(z.iso.datetime()),
  recipient: z.nullable(z.enum(INQUIRY_RECIPIENTS)),
  /** The seller who got it. */
  sellerName: z.nullable(z.string()),
  /** One page of the thread, the oldest message first. */
  messages: z.array(InquiryMessage),
  /** Whether the page ends with the last message. */
  isLatest: z.boolean(),
  /** The `before` of the page with earlier messages; null when there are none. */
  earlierBefore: z.nullable(z.int()),
}

export const InquiryDetail = z.object(inquiryDetail)
export type InquiryDetail = z.output<typeof InquiryDetail>
