import * as z from 'zod/mini'
import { Email, MobileText, Ticket } from '../../identity/identity/identity.schema.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { SellerSuspension } from '../seller-account/seller-suspension.endpoints.ts'
import { sellerApplicationLifecycle } from './seller-application.lifecycle.ts'
import {
  CONTACT_NAME_MAX,
  FIRM_NAME_MAX,
  LICENCE_NO,
  LICENCE_TYPES,
  TRN,
} from './seller-application.limits.ts'

const name = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(max))

const facts = {
  firmName: name(FIRM_NAME_MAX),
  licenceNo: z
    .string()
    .check(z.trim(), z.maxLength(30), z.regex(LICENCE_NO, 'error.licenceNoWrong')),
  /** The tax registration number; groups of digits may be typed with spaces between them. */
  trn: z.pipe(
    z.string().check(z.maxLength(30)),
    z.pipe(
      z.transform((typed: string) => typed.replaceAll(/\s/g, '')),
      z.string().check(z.maxLength(15), z.regex(TRN, 'error.trnWrong')),
    ),
  ),
  emirate: z.enum(EMIRATES),
  contactName: name(CONTACT_NAME_MAX),
  phone: MobileText,
  email: Email,
}

/** An application to sell as a dealer. Its language is that of the request. */
export const SellerApplicationGiven = z.object({
  ...facts,
  /** The ticket of the uploaded trade licence. */
  licence: Ticket,
})
export type SellerApplicationGiven = z.output<typeof SellerApplicationGiven>

/** An application as a list of staff shows it. */
export const SellerApplicationRow = z.object({
  applicationId: z.uuid(),
  /** People name an application by it. */
  number: z.int(),
  firmName: z.string(),
  licenceNo: z.string(),
  emirate: z.enum(EMIRATES),
  contactName: z.string(),
  state: z.enum(sellerApplicationLifecycle.states),
  submittedAt: z.iso.datetime(),
})
export type SellerApplicationRow = z.output<typeof SellerApplicationRow>

export const SellerApplicationRecord = z.extend(SellerApplicationRow, {
  trn: z.string(),
  phone: z.string(),
  email: z.string(),
  locale: z.string(),
  licenceType: z.enum(LICENCE_TYPES),
  /** For the applicant; null unless it was refused. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  /** The name of who decided. */
  decidedBy: z.nullable(z.string()),
  /** The code of the dealer that the approval created. */
  sellerCode: z.nullable(z.string()),
  /** The standing of that dealer. */
  seller: z.nullable(SellerSuspension),
  /** What staff should look at: other dealers or applications with the same number. */
  sameLicence: z.array(z.string()),
  sameTrn: z.array(z.string()),
})
export type SellerApplicationRecord = z.output<typeof SellerApplicationRecord>
