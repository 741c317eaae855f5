import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Ticket } from '../../identity/identity/identity.schema.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { UploadInvitation } from '../../platform/media/media.schema.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { sellerApplicationLifecycle } from './seller-application.lifecycle.ts'
import {
  LICENCE_BYTES_MAX,
  LICENCE_TYPES,
  REFUSAL_REASON_MAX,
} from './seller-application.limits.ts'
import {
  SellerApplicationGiven,
  SellerApplicationRecord,
  SellerApplicationRow,
} from './seller-application.schema.ts'

const One = z.object({ applicationId: z.uuid() })
const STAFF = { audience: 'staff', permission: 'seller.approve' } as const
const COMMAND = { ...STAFF, method: 'POST', audit: true } as const

export const sellerApplicationEndpoints = {
  terms: endpoint({
    method: 'GET',
    path: '/seller-application/terms',
    audience: 'anyone',
    summary: 'What a dealer reads before applying: how long an answer usually takes',
    data: z.object({
      /** Null while few applications were answered. */
      answerDays: z.nullable(z.int()),
    }),
  }),
  askLicence: endpoint({
    method: 'POST',
    path: '/seller-application/licence',
    audience: 'anyone',
    summary: 'Requests an address to upload a trade licence to with PUT',
    body: z.object({
      type: z.enum(LICENCE_TYPES, 'error.licenceFormat'),
      size: z.int().check(z.positive(), z.maximum(LICENCE_BYTES_MAX, 'error.licenceTooLarge')),
    }),
    data: z.extend(z.omit(UploadInvitation, { uploadId: true }), {
      /** Names the file in the application. */
      licence: Ticket,
    }),
    limit: { max: 20, seconds: 600 },
  }),
  submit: endpoint({
    method: 'POST',
    path: '/seller-application/submit',
    audience: 'anyone',
    summary: 'Applies to sell as a dealer; a link in an email confirms the address',
    body: SellerApplicationGiven,
    data: z.object({ number: z.int() }),
    once: true,
    limit: { max: 10, seconds: 600 },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/seller-application/confirm',
    audience: 'anyone',
    summary: 'Confirms the email address of an application, which is then reviewed',
    body: z.object({ ticket: Ticket }),
    data: z.object({ number: z.int() }),
    limit: { max: 20, seconds: 600 },
    refusalShownBy: 'page',
  }),
  list: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/seller-application/list',
    summary: 'Applications of dealers, those that wait the longest first',
    query: z.extend(staffListQuery(['submittedAt', '-submittedAt', 'firmName', '-firmName']), {
      /** Part of the name of the firm, its contact or address, or the whole licence number. */
      text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
      state: z.optional(z.enum(sellerApplicationLifecycle.states)),
      emirate: z.optional(z.enum(EMIRATES)),
    }),
    data: staffPage(SellerApplicationRow),
  }),
  detail: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/seller-application/detail',
    summary: 'One application',
    query: One,
    data: SellerApplicationRecord,
  }),
  openLicence: endpoint({
    ...COMMAND,
    path: '/p/staff/seller-application/open-licence',
    summary: 'A link to the file of the trade licence, valid for a minute; opening it is recorded',
    body: One,
    data: z.object({ url: z.string() }),
  }),
  approve: endpoint({
    ...COMMAND,
    path: '/p/staff/seller-application/approve',
    summary: 'Creates the dealer and invites the applicant as its owner',
    body: One,
    data: SellerApplicationRecord,
    once: true,
  }),
  refuse: endpoint({
    ...COMMAND,
    path: '/p/staff/seller-application/refuse',
    summary: 'Refuses an application and mails the reason; the applicant may apply again',
    body: z.extend(One, {
      reason: z
        .string()
        .check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(REFUSAL_REASON_MAX)),
    }),
    data: SellerApplicationRecord,
    once: true,
  }),
}
