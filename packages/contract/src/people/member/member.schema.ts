import * as z from 'zod/mini'
import { Money } from '../../money/money/money.ts'
import { GENDERS, UNITS } from './member.limits.ts'

export const UserInfo = z.object({
  nickName: z.string(),
  /** A key of the object store, or empty. */
  pic: z.string(),
  userId: z.uuid(),
  userMail: z.string(),
  userMobile: z.string(),
})
export type UserInfo = z.output<typeof UserInfo>

/** A member's profile and display settings [ID-15]. */
export const Profile = z.object({
  nickName: z.string(),
  /** Null for a member who registered by social login without an account name. */
  account: z.nullable(z.string()),
  pic: z.string(),
  gender: z.enum(GENDERS),
  birthDate: z.nullable(z.iso.date()),
  company: z.string(),
  mail: z.nullable(z.string()),
  mailVerifiedAt: z.nullable(z.iso.datetime()),
  mobile: z.nullable(z.string()),
  mobileVerifiedAt: z.nullable(z.iso.datetime()),
  locale: z.string(),
  /** Null is the default. */
  currency: z.nullable(z.string()),
  units: z.enum(UNITS),
  timeZone: z.string(),
  memberSince: z.iso.datetime(),
  hasPassword: z.boolean(),
  passwordChangedAt: z.nullable(z.iso.datetime()),
})
export type Profile = z.output<typeof Profile>

/** The counts of a member's data [CL-12]. */
/** What a member has to do by an hour, or where they have to be. */
export const Due = z.object({
  kind: z.enum(['deposit', 'viewing', 'order', 'offer', 'quote']),
  at: z.iso.datetime(),
  /** The machine, or the number of the order. */
  about: z.string(),
  /** What is to be paid or decided on. */
  money: z.nullable(Money),
  /** The yard of a viewing. */
  place: z.nullable(z.string()),
  /** The inquiry, the ticket of the viewing, the number of the order; empty for an offer, which has a page with others. */
  of: z.string(),
})
export type Due = z.output<typeof Due>

export const CenterInfo = z.object({
  /** Saved machines, and how many products are saved. */
  favorites: z.object({ total: z.int(), cheaper: z.int(), sold: z.int(), products: z.int() }),
  /** Machines that were viewed, and products. */
  history: z.object({ total: z.int(), products: z.int() }),
  /** Saved searches, and the machines that are new in them. */
  savedSearches: z.object({ total: z.int(), new: z.int() }),
  inquiries: z.object({
    unaudited: z.int(),
    pushed: z.int(),
    invalid: z.int(),
    /** Those with a message that the member has not read. */
    unread: z.int(),
  }),
  unreadMessages: z.int(),
  unreadNotices: z.int(),
  orders: z.object({
    pendingPayment: z.int(),
    pendingDelivery: z.int(),
    readyForPickup: z.int(),
    pendingReceipt: z.int(),
    pendingEvaluation: z.int(),
  }),
  coupons: z.int(),
  points: z.int(),
  /** A decimal number in the default currency. */
  balance: z.string(),
  level: z.int(),
})
export type CenterInfo = z.output<typeof CenterInfo>
