import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { isIban } from './iban.ts'

/** Whether a second person has confirmed it. */
export const BANK_ACCOUNT_STATES = ['waiting', 'confirmed'] as const

const SellerCode = z.string().check(z.minLength(1), z.maxLength(60))
const Name = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(120),
  // They are lines of an invoice, which line ends and marks of direction would rearrange.
  z.refine((text) => !/[\p{Cc}\p{Cf}]/u.test(text), 'error.fieldNotAllowed'),
)

/** Signs without the spaces between them, as capital letters. */
const Code = z.pipe(
  z.string().check(z.maxLength(60)),
  z.transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
)

/** Where the buyer of a machine pays to. */
const BankDetails = z.object({
  holder: Name,
  bank: Name,
  iban: z.pipe(Code, z.string().check(z.maxLength(34), z.refine(isIban, 'error.fieldWrongFormat'))),
  swift: z.pipe(Code, z.string().check(z.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/))),
})

export const BankAccount = z.object({
  holder: z.string(),
  bank: z.string(),
  iban: z.string(),
  swift: z.string(),
  /** Grows with every change. */
  version: z.int(),
  /** Invoices state it only after a second person has confirmed it. */
  isConfirmed: z.boolean(),
  /** Whether the reader may be that second person. */
  canConfirm: z.boolean(),
})
export type BankAccount = z.output<typeof BankAccount>

/** An account with who entered it and who confirmed it: what the second person reads. */
const BankAccountRecord = z.extend(BankAccount, {
  sellerCode: z.string(),
  sellerName: z.nullable(z.string()),
  statedBy: z.nullable(z.string()),
  /** While it waits for the second person. */
  statedAt: z.nullable(z.iso.datetime()),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(z.iso.datetime()),
})
export type BankAccountRecord = z.output<typeof BankAccountRecord>

const VERSION_MAX = 2_147_483_647

const STAFF = { audience: 'staff', permission: 'seller.approve' } as const

/** The bank account of a seller, our own stock included, as proforma invoices state it. */
export const bankAccountEndpoints = {
  sellers: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/bank-account/sellers',
    summary: 'Every seller by name',
    data: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  list: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/bank-account/list',
    summary: 'Bank accounts of sellers by state',
    query: z.extend(staffListQuery(['-at', 'at']), {
      state: z.optional(z.enum(BANK_ACCOUNT_STATES)),
    }),
    data: staffPage(BankAccountRecord),
  }),
  read: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/bank-account/detail',
    summary: 'The bank account of a seller; null when none is stated',
    query: z.object({ sellerCode: SellerCode }),
    data: z.nullable(BankAccountRecord),
  }),
  state: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/bank-account/state',
    audit: true,
    recentProof: true,
    summary: 'States the bank account of a seller; a second person confirms it',
    body: z.extend(BankDetails, {
      sellerCode: SellerCode,
      /** The version that was read; 0 when none was stated. */
      version: z.int().check(z.minimum(0), z.maximum(VERSION_MAX)),
    }),
    data: BankAccount,
    once: true,
  }),
  confirm: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/bank-account/confirm',
    audit: true,
    recentProof: true,
    summary: 'Confirms a bank account that someone else stated: from now on invoices state it',
    body: z.object({
      sellerCode: SellerCode,
      version: z.int().check(z.minimum(1), z.maximum(VERSION_MAX)),
    }),
    data: BankAccount,
    once: true,
  }),
}
