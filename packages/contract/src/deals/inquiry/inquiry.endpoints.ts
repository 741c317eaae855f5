import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { UploadInvitation } from '../../platform/media/media.schema.ts'
import { inquiryLifecycle } from './inquiry.lifecycle.ts'
import {
  Attachment,
  AttachmentAsk,
  AttachmentIds,
  InquiryDetail,
  InquiryDevice,
  InquiryId,
  InquiryRow,
  InquirySubmission,
  MessageBody,
  ThreadQuery,
} from './inquiry.schema.ts'

const AttachmentId = z.object({ attachmentId: z.uuid() })

const MEMBER = { audience: 'member' } as const

/** What a buyer does with inquiries. Those of another member are not found [IN-3]. */
export const inquiryEndpoints = {
  about: endpoint({
    method: 'GET',
    path: '/inquiry/about',
    audience: 'anyone',
    summary: 'The machine that an inquiry is to be about [IN-5]',
    query: z.object({ deviceId: z.uuid() }),
    data: z.extend(InquiryDevice, {
      categoryCode: z.string(),
      sellerName: z.string(),
    }),
  }),
  submit: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/inquiry/submit',
    summary: 'Sends an inquiry; the same submission sent again is the same inquiry',
    body: InquirySubmission,
    data: z.object({ inquiryId: z.uuid(), inquiryNo: z.int() }),
    once: true,
    limit: { max: 30, seconds: 600 },
    refusalShownBy: 'page',
  }),
  list: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/inquiry/list',
    summary: 'The inquiries of the member, the last changed first',
    query: z.extend(PageQuery, { state: z.optional(z.enum(inquiryLifecycle.states)) }),
    data: z.object({
      records: z.array(InquiryRow),
      total: z.int(),
      counts: z.object({ unaudited: z.int(), pushed: z.int(), invalid: z.int() }),
    }),
  }),
  detail: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/inquiry/detail',
    summary: 'One inquiry with a page of its thread',
    query: ThreadQuery,
    data: InquiryDetail,
  }),
  reply: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/inquiry/reply',
    summary: 'Writes into the thread of an inquiry that was sent on',
    body: z.extend(InquiryId, {
      body: MessageBody,
      attachmentIds: AttachmentIds,
      /** The one seller who reads it; without it all who have the inquiry. */
      sellerCode: z.optional(z.string().check(z.maxLength(60))),
    }),
    data: z.object({ seq: z.int() }),
    once: true,
    limit: { max: 30, seconds: 60 },
    refusalShownBy: 'page',
  }),
  read: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/inquiry/read',
    summary: 'Marks messages as read, up to one of them',
    body: z.extend(InquiryId, { seq: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
    data: z.object({ unread: z.int() }),
  }),
  askAttachment: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/inquiry/attachment/ask',
    summary: 'Requests an address to upload a file to with PUT',
    body: AttachmentAsk,
    data: UploadInvitation,
    limit: { max: 60, seconds: 60 },
    refusalShownBy: 'page',
  }),
  finishAttachment: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/inquiry/attachment/finish',
    summary: 'States that the file was uploaded: its content is checked',
    body: AttachmentId,
    data: Attachment,
    once: true,
    refusalShownBy: 'page',
  }),
  attachment: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/inquiry/attachment/detail',
    summary: 'The state of a file that the member uploaded',
    query: AttachmentId,
    data: Attachment,
  }),
  attachmentLink: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/inquiry/attachment/link',
    summary: 'An address that opens a file of an own inquiry, for a minute',
    query: AttachmentId,
    data: z.object({ url: z.url() }),
  }),
}
