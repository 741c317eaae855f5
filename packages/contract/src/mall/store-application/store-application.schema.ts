import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { Email, MobileText } from '../../identity/identity/identity.schema.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import { isIban } from '../../money/bank-account/iban.ts'
import { Money } from '../../money/money/money.ts'
import {
  LICENCE_NO,
  LICENCE_TYPES,
  TRN,
} from '../../people/seller-application/seller-application.limits.ts'
import { storeLifecycle } from '../store/store.lifecycle.ts'
import { STORE_CATEGORIES_MAX } from '../store/store.limits.ts'
import { StoreAddress, StoreName, StoreWords } from '../store/store.schema.ts'
import { storeApplicationLifecycle } from './store-application.lifecycle.ts'
import {
  APPLICATION_REASON_MAX,
  APPLICATION_STEPS,
  COMPANY_NAME_MAX,
  PERSON_NAME_MAX,
  RESIDENCE_MAX,
  SCOPE_MAX,
  STORE_DOCUMENT_KINDS,
} from './store-application.limits.ts'

const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'error.fieldRequired'),
    z.maxLength(max),
    z.refine((text) => !/[\p{Cc}\p{Cf}]/u.test(text), 'error.fieldNotAllowed'),
  )

/** Signs without the spaces between them, in upper case. */
const signs = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max)),
    z.transform((typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()),
  )

const basics = {
  name: StoreName,
  contactName: line(PERSON_NAME_MAX),
  /** Of the account in the merchant portal, which the approval invites. */
  email: Email,
  phone: MobileText,
  ...StoreAddress,
  description: StoreWords,
}

/** What the store is called and where it is [ST-2]. */
export const ApplicationBasics = z.object({
  ...basics,
  /** A ready picture of the applicant; without it the logo stays as it is. */
  logo: z.optional(z.uuid()),
})
export type ApplicationBasics = z.output<typeof ApplicationBasics>

/** The firm behind the store, as its licence states it [ST-3]. */
export const ApplicationCompany = z.object({
  enterpriseName: line(COMPANY_NAME_MAX),
  licenceNo: z
    .string()
    .check(z.trim(), z.maxLength(30), z.regex(LICENCE_NO, 'error.licenceNoWrong')),
  trn: z.pipe(signs(30), z.string().check(z.maxLength(15), z.regex(TRN, 'error.trnWrong'))),
  legalRepresentative: line(PERSON_NAME_MAX),
  residence: line(RESIDENCE_MAX),
  registeredCapital: z.optional(Money),
  establishedOn: Day,
  /** The last day of the business term, on which the licence ends. */
  licenceEndsOn: Day,
  scope: line(SCOPE_MAX),
})
export type ApplicationCompany = z.output<typeof ApplicationCompany>

/** What the store is going to sell. */
export const ApplicationCategories = z.object({
  categoryIds: z
    .array(z.uuid())
    .check(z.minLength(1, 'error.fieldRequired'), z.maxLength(STORE_CATEGORIES_MAX)),
})

/** Where its money is paid to. */
export const ApplicationSettlement = z.object({
  holder: line(120),
  bank: line(120),
  iban: z.pipe(
    signs(60),
    z.string().check(z.maxLength(34), z.refine(isIban, 'error.fieldWrongFormat')),
  ),
  swift: z.pipe(
    signs(60),
    z
      .string()
      .check(
        z.maxLength(11),
        z.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, 'error.fieldWrongFormat'),
      ),
  ),
})
export type ApplicationSettlement = z.output<typeof ApplicationSettlement>

/** What is to be corrected, by part. */
export const ApplicationReasons = z.object({
  basics: z.optional(line(APPLICATION_REASON_MAX)),
  company: z.optional(line(APPLICATION_REASON_MAX)),
  categories: z.optional(line(APPLICATION_REASON_MAX)),
  settlement: z.optional(line(APPLICATION_REASON_MAX)),
})
export type ApplicationReasons = z.output<typeof ApplicationReasons>

export const StoreDocument = z.object({
  documentId: z.uuid(),
  kind: z.enum(STORE_DOCUMENT_KINDS),
  type: z.enum(LICENCE_TYPES),
  size: z.int(),
  expiresOn: z.nullable(z.iso.date()),
})
export type StoreDocument = z.output<typeof StoreDocument>

/** The firm as it was stored. */
export const StoredCompany = z.object({
  enterpriseName: z.string(),
  licenceNo: z.string(),
  trn: z.string(),
  legalRepresentative: z.string(),
  residence: z.string(),
  registeredCapital: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
  establishedOn: z.iso.date(),
  licenceEndsOn: z.iso.date(),
  scope: z.string(),
})
export type StoredCompany = z.output<typeof StoredCompany>

export const StoredBasics = z.object({
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  emirate: z.enum(EMIRATES),
  area: z.string(),
  address: z.string(),
  description: z.string(),
  logo: z.nullable(Picture),
})
export type StoredBasics = z.output<typeof StoredBasics>

const Stored = z.object({
  applicationId: z.uuid(),
  /** People name an application by it. */
  number: z.int(),
  state: z.enum(storeApplicationLifecycle.states),
  basics: z.nullable(StoredBasics),
  company: z.nullable(StoredCompany),
  categories: z.array(z.object({ categoryId: z.uuid(), name: z.string() })),
  settlement: z.nullable(
    z.object({ holder: z.string(), bank: z.string(), iban: z.string(), swift: z.string() }),
  ),
  documents: z.array(StoreDocument),
  /** Of the latest decision; empty while there is nothing to correct. */
  reasons: z.object({
    basics: z.optional(z.string()),
    company: z.optional(z.string()),
    categories: z.optional(z.string()),
    settlement: z.optional(z.string()),
  }),
  remark: z.string(),
  submittedAt: z.nullable(z.iso.datetime()),
  decidedAt: z.nullable(z.iso.datetime()),
})

/** The application of the member who reads it. */
export const OwnApplication = z.extend(Stored, {
  /** The parts that are still to be filled in. */
  missing: z.array(z.enum([...APPLICATION_STEPS, 'documents'])),
  /** The store that it opened, and how that is now. */
  store: z.nullable(
    z.object({
      storeId: z.uuid(),
      state: z.enum(storeLifecycle.states),
      reason: z.nullable(z.string()),
      /** Where its people manage it. */
      portalUrl: z.string(),
    }),
  ),
})
export type OwnApplication = z.output<typeof OwnApplication>

/** What a store agrees to, for who thinks about opening one. */
export const StoreTerms = z.object({
  /** The first level of the tree, with the lowest and highest commission below it, in parts per million. */
  commissions: z.array(z.object({ name: z.string(), fromPpm: z.int(), toPpm: z.int() })),
  /** After the buyer has received the goods, the money of an order is due in so many days. */
  payoutDays: z.int(),
  /** Within so many days half of the last applications were answered; null without enough of them. */
  answerDays: z.nullable(z.int()),
})
export type StoreTerms = z.output<typeof StoreTerms>

/** An application as a list of staff shows it. */
export const StoreApplicationRow = z.object({
  applicationId: z.uuid(),
  number: z.int(),
  name: z.string(),
  enterpriseName: z.string(),
  emirate: z.enum(EMIRATES),
  state: z.enum(storeApplicationLifecycle.states),
  submittedAt: z.iso.datetime(),
})
export type StoreApplicationRow = z.output<typeof StoreApplicationRow>

export const StoreApplicationRecord = z.extend(Stored, {
  version: z.int(),
  categories: z.array(
    z.object({
      categoryId: z.uuid(),
      name: z.string(),
      /** Of the category, in parts per million: what the contract has unless another rate is agreed. */
      commissionPpm: z.int(),
    }),
  ),
  decidedBy: z.nullable(z.string()),
  storeId: z.nullable(z.uuid()),
  /** The seller for whom the person with this address already decides: the store becomes theirs. */
  seller: z.nullable(z.object({ sellerId: z.uuid(), code: z.string(), name: z.string() })),
  /** What staff should look at: other stores and applications with the same number. */
  sameLicence: z.array(z.string()),
  sameTrn: z.array(z.string()),
})
export type StoreApplicationRecord = z.output<typeof StoreApplicationRecord>
