import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { actionsOf } from '../../lifecycle.schema.ts'
import { plainText } from '../../plain-text.ts'
import { translated } from '../../translated.ts'
import { VOUCHER_KINDS, VOUCHER_OBSTACLES, VOUCHER_VALIDITIES } from './voucher.enums.ts'
import { voucherLifecycle } from './voucher.lifecycle.ts'
import {
  BUYER_ANSWER_MAX,
  BUYER_FIELD_LABEL_MAX,
  BUYER_FIELDS_MAX,
  VOUCHER_CODE,
  VOUCHER_DAYS_MAX,
  VOUCHER_USES_MAX,
} from './voucher.limits.ts'

const Label = z
  .string()
  .check(z.overwrite(plainText), z.trim(), z.minLength(1), z.maxLength(BUYER_FIELD_LABEL_MAX))

/** What a buyer of virtual goods is asked at checkout. */
const BuyerField = z.object({ label: translated(Label), isRequired: z.boolean() })
export type BuyerField = z.output<typeof BuyerField>

/** What a code of a virtual product is good for. What belongs to another kind or validity is null. */
export const VoucherTerms = z.object({
  kind: z.enum(VOUCHER_KINDS),
  /** Of a counted code. */
  uses: z.nullable(z.int().check(z.minimum(2), z.maximum(VOUCHER_USES_MAX))),
  validity: z.enum(VOUCHER_VALIDITIES),
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(VOUCHER_DAYS_MAX))),
  /** Of a range, both included, in the Emirates. */
  from: z.nullable(Day),
  until: z.nullable(Day),
  /** Whether its buyer may ask for the money back while no code of the order was used. */
  isRefundable: z.boolean(),
  fields: z.array(BuyerField).check(z.maxLength(BUYER_FIELDS_MAX)),
})
export type VoucherTerms = z.output<typeof VoucherTerms>

/** The terms as buyers read them, in the language of the request. */
export const ShownTerms = z.extend(VoucherTerms, {
  fields: z.array(z.object({ label: z.string(), isRequired: z.boolean() })),
})
export type ShownTerms = z.output<typeof ShownTerms>

/** What a buyer answers, in the order of the fields; an empty text is no answer. */
export const BuyerAnswers = z
  .array(z.string().check(z.overwrite(plainText), z.trim(), z.maxLength(BUYER_ANSWER_MAX)))
  .check(z.maxLength(BUYER_FIELDS_MAX))

/** A code as it is typed: spaces between its digits do not count. */
export const VoucherCode = z.string().check(
  z.overwrite((code) => code.replaceAll(/[\s-]/g, '')),
  z.regex(VOUCHER_CODE),
)

const Answer = z.object({ label: z.string(), value: z.string() })

const Validity = {
  kind: z.enum(VOUCHER_KINDS),
  state: z.enum(voucherLifecycle.states),
  /** Null: as often as wanted. */
  usesTotal: z.nullable(z.int()),
  usesLeft: z.nullable(z.int()),
  validFrom: z.iso.datetime(),
  /** Null: for ever. */
  validUntil: z.nullable(z.iso.datetime()),
}

/** A code as its buyer sees it. */
const OwnVoucher = z.object({
  ...Validity,
  voucherId: z.uuid(),
  orderLineId: z.uuid(),
  name: z.string(),
  variant: z.string(),
  /** All digits, as long as it can be used; null afterwards. */
  code: z.nullable(z.string()),
  /** The last four digits. */
  ending: z.string(),
  /** When it was written off, the latest first. */
  usedAt: z.array(z.iso.datetime()),
  /** When it was refunded or expired. */
  endedAt: z.nullable(z.iso.datetime()),
})
export type OwnVoucher = z.output<typeof OwnVoucher>

export const OwnVouchers = z.object({
  vouchers: z.array(OwnVoucher),
  answers: z.array(Answer),
  /** Whether the product allows a refund while no code was used. */
  isRefundable: z.boolean(),
})
export type OwnVouchers = z.output<typeof OwnVouchers>

/** What the store and staff see of the codes of an order: how many are in each state, and no code. */
export const VoucherCounts = z.object({
  counts: z.record(z.enum(voucherLifecycle.states), z.int()),
  writeOffs: z.int(),
  /** When the last of them expires; null: none does. */
  validUntil: z.nullable(z.iso.datetime()),
  answers: z.array(Answer),
})
export type VoucherCounts = z.output<typeof VoucherCounts>

/** A code that someone shows at the counter, before and after it is written off. */
export const ShownVoucher = z.object({
  ...Validity,
  voucherId: z.uuid(),
  ending: z.string(),
  name: z.string(),
  variant: z.string(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  answers: z.array(Answer),
  /** What the reader may do with it now. */
  actions: actionsOf(voucherLifecycle, ['use']),
  /** Why it cannot be written off; null when it can. */
  obstacle: z.nullable(z.enum(VOUCHER_OBSTACLES)),
  /** The latest first; who it was is null when they have left the store. */
  writeOffs: z.array(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) })),
  endedAt: z.nullable(z.iso.datetime()),
})
export type ShownVoucher = z.output<typeof ShownVoucher>

export const RecentWriteOff = z.object({
  writeOffId: z.uuid(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  ending: z.string(),
  name: z.string(),
  variant: z.string(),
  orderId: z.uuid(),
  orderNumber: z.string(),
})
export type RecentWriteOff = z.output<typeof RecentWriteOff>
