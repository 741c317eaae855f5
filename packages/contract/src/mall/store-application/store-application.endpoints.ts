import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { endpoint } from '../../endpoint.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import {
  LICENCE_BYTES_MAX,
  LICENCE_TYPES,
} from '../../people/seller-application/seller-application.limits.ts'
import { UploadInvitation } from '../../platform/media/media.schema.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Version } from '../../versioned.ts'
import { StoreRates } from '../store/store.schema.ts'
import { storeApplicationLifecycle } from './store-application.lifecycle.ts'
import { APPLICATION_REASON_MAX, STORE_DOCUMENT_KINDS } from './store-application.limits.ts'
import {
  ApplicationBasics,
  ApplicationCategories,
  ApplicationCompany,
  ApplicationReasons,
  ApplicationSettlement,
  OwnApplication,
  StoreApplicationRecord,
  StoreApplicationRow,
  StoreTerms,
} from './store-application.schema.ts'

const One = z.object({ applicationId: z.uuid() })
const DocumentId = z.object({ documentId: z.uuid() })
const MEMBER = { audience: 'member' } as const
const SAVE = { ...MEMBER, method: 'PUT', data: OwnApplication } as const
const STAFF = { audience: 'staff', permission: 'store.approve' } as const
const COMMAND = { ...STAFF, method: 'POST', audit: true } as const

const STATES = storeApplicationLifecycle.states.filter((state) => state !== 'draft')

/** How a member opens a store [ST-1]. */
export const storeApplicationEndpoints = {
  own: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/store-application/own',
    summary: 'The own application and the store that it opened; null for who never applied',
    data: z.nullable(OwnApplication),
  }),
  terms: endpoint({
    method: 'GET',
    path: '/store-application/terms',
    audience: 'anyone',
    summary: 'Commissions, payout and the usual time to an answer, before anyone applies',
    data: StoreTerms,
  }),
  choices: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/store-application/choices',
    summary: 'The categories that a store can sell, in the language of the request',
    data: z.object({
      categories: z.array(
        z.object({
          categoryId: z.uuid(),
          name: z.string(),
          /** The names of the categories above it. */
          path: z.array(z.string()),
          commissionPpm: z.int(),
        }),
      ),
    }),
  }),
  saveBasics: endpoint({
    ...SAVE,
    path: '/p/store-application/basics',
    summary: 'Saves what the store is called and where it is; the first save begins an application',
    body: ApplicationBasics,
  }),
  saveCompany: endpoint({
    ...SAVE,
    path: '/p/store-application/company',
    summary: 'Saves the firm behind the store',
    body: ApplicationCompany,
  }),
  saveCategories: endpoint({
    ...SAVE,
    path: '/p/store-application/categories',
    summary: 'Saves what the store is going to sell',
    body: ApplicationCategories,
  }),
  saveSettlement: endpoint({
    ...SAVE,
    path: '/p/store-application/settlement',
    summary: 'Saves the bank account that the money of the store is paid to',
    body: ApplicationSettlement,
  }),
  askDocument: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/store-application/document/ask',
    summary: 'Requests an address to upload a document to with PUT',
    body: z.object({
      kind: z.enum(STORE_DOCUMENT_KINDS),
      type: z.enum(LICENCE_TYPES, 'error.licenceFormat'),
      size: z.int().check(z.positive(), z.maximum(LICENCE_BYTES_MAX, 'error.licenceTooLarge')),
    }),
    data: z.extend(z.omit(UploadInvitation, { uploadId: true }), { documentId: z.uuid() }),
    limit: { max: 40, seconds: 600 },
  }),
  attachDocument: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/store-application/document/attach',
    summary: 'Adds an uploaded document to the own application in place of one of its kind',
    body: z.extend(DocumentId, { expiresOn: z.optional(Day) }),
    data: OwnApplication,
  }),
  removeDocument: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/store-application/document/remove',
    summary: 'Removes a document from the own application',
    body: DocumentId,
    data: OwnApplication,
  }),
  submit: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/store-application/submit',
    summary: 'Sends the own application for review, also again after a rejection',
    data: OwnApplication,
    once: true,
    limit: { max: 20, seconds: 3600 },
  }),
  withdraw: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/store-application/withdraw',
    summary: 'Takes the own application back from the review: it is a draft again',
    data: OwnApplication,
    once: true,
  }),
  list: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/store-application/list',
    summary: 'Applications to open a store, those that wait the longest first',
    query: z.extend(staffListQuery(['submittedAt', '-submittedAt']), {
      /** Part of the name of the store or its firm, or the whole licence number. */
      text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
      state: z.optional(z.enum(STATES)),
      emirate: z.optional(z.enum(EMIRATES)),
    }),
    data: staffPage(StoreApplicationRow),
  }),
  detail: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/store-application/detail',
    summary: 'One application with its documents',
    query: One,
    data: StoreApplicationRecord,
  }),
  openDocument: endpoint({
    ...COMMAND,
    path: '/p/staff/store-application/open-document',
    summary: 'A link to a document, valid for a minute; opening it is recorded',
    body: DocumentId,
    data: z.object({ url: z.string() }),
  }),
  approve: endpoint({
    ...COMMAND,
    path: '/p/staff/store-application/approve',
    summary: 'Opens the store with its contract and rates, and invites the applicant as its owner',
    body: z.extend(One, {
      version: Version,
      contract: z.object({ from: Day, until: Day }),
      rates: StoreRates,
    }),
    data: StoreApplicationRecord,
    once: true,
  }),
  reject: endpoint({
    ...COMMAND,
    path: '/p/staff/store-application/reject',
    summary: 'Sends an application back with what to correct, or because its papers fail',
    body: z.extend(One, {
      version: Version,
      action: z.enum(['reject', 'failAudit']),
      reasons: ApplicationReasons,
      remark: z.string().check(z.trim(), z.maxLength(APPLICATION_REASON_MAX)),
    }),
    data: StoreApplicationRecord,
    once: true,
  }),
}
