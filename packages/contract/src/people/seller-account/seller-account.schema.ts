import * as z from 'zod/mini'
import { TypedPassword } from '../../identity/identity/identity.schema.ts'
import { STANDINGS } from '../../machines/device-admin/device-admin.enums.ts'
import { Version } from '../../versioned.ts'
import { sellerAccountLifecycle } from './seller-account.lifecycle.ts'
import { MERCHANT_PERMISSIONS, MERCHANT_ROLES } from './seller-account.roles.ts'

export const SELLER_PASSWORD = { min: 6, max: 12 } as const

/** The password of an account of a dealer [ID-5]. */
export const SellerPassword = TypedPassword.check(
  z.refine(
    ({ length }) => length >= SELLER_PASSWORD.min && length <= SELLER_PASSWORD.max,
    'error.sellerPasswordWrong',
  ),
)

export const ACCOUNT_NAME_MAX = 60
/** Mails to people who never asked for them say it, so it may not hold an address of a website. */
export const AccountName = z.string().check(
  z.trim(),
  z.minLength(1, 'error.fieldRequired'),
  z.maxLength(ACCOUNT_NAME_MAX),
  z.refine((name) => !/:\/\/|\p{L}{2}\.\p{L}{2}/u.test(name), 'error.personName'),
)
/** The language of mails and, until they choose another, of the screens. */
export const AccountLocale = z.string().check(z.maxLength(10))
export const AccountRole = z.enum(MERCHANT_ROLES)

/** The dealer that a person works for. */
const Firm = z.object({
  sellerId: z.uuid(),
  code: z.string(),
  name: z.string(),
  standing: z.enum(STANDINGS),
})

/** The person who is signed in to the merchant portal. */
export const MerchantMe = z.object({
  accountId: z.uuid(),
  name: z.string(),
  email: z.string(),
  locale: z.string(),
  role: AccountRole,
  /** What this session may do, in the order of the list of permissions. */
  permissions: z.array(z.enum(MERCHANT_PERMISSIONS)),
  firm: Firm,
})
export type MerchantMe = z.output<typeof MerchantMe>

/** A person of a dealer, as a list shows them. */
export const SellerAccountRecord = z.object({
  accountId: z.uuid(),
  name: z.string(),
  email: z.string(),
  locale: z.string(),
  role: AccountRole,
  state: z.enum(sellerAccountLifecycle.states),
  version: Version,
  /** Until when the link of the invitation works; null if there is none that is not used. */
  invitedUntil: z.nullable(z.iso.datetime()),
  lastSignInAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type SellerAccountRecord = z.output<typeof SellerAccountRecord>

/** More people than a dealer has: the list has no pages. */
export const SELLER_ACCOUNTS_MAX = 100

/** The most invitations that the people of one dealer send within 24 hours. */
export const SELLER_INVITATIONS_A_DAY = 50
