import * as z from 'zod/mini'
import { actionsOf } from '../../lifecycle.schema.ts'
import { Money } from '../../money/money/money.ts'
import { plainText } from '../../plain-text.ts'
import { SearchText } from '../../search-text.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { END_REASONS, PROMOTION_KINDS, PROMOTION_SCOPES } from './promotion.enums.ts'
import { promotionLifecycle } from './promotion.lifecycle.ts'
import {
  PROMOTION_NAME_MAX,
  PROMOTION_PRODUCTS_MAX,
  SAMPLE_LINES_MAX,
  STOP_REASON_MAX,
} from './promotion.limits.ts'
import { PromotionRule } from './promotion.rule.ts'

const PromotionState = z.enum(promotionLifecycle.states)
export const PromotionName = z
  .string()
  .check(z.overwrite(plainText), z.trim(), z.minLength(1), z.maxLength(PROMOTION_NAME_MAX))

const Moment = z.iso.datetime().check(z.maxLength(30))

const terms = {
  kind: z.enum(PROMOTION_KINDS),
  /** When it runs: from then on, and no more at its end. */
  startsAt: Moment,
  endsAt: Moment,
  scope: z.enum(PROMOTION_SCOPES),
  rule: PromotionRule,
}

/** A promotion as its store writes it. */
export const PromotionForm = z.object({
  ...terms,
  names: translated(PromotionName),
  /** The most that its discounts may cost the store; null: there is no limit. */
  budget: z.nullable(Money.shape.amount),
  /** The products that it is for; of all products, those that it is not for. */
  productIds: z.array(z.uuid()).check(z.maxLength(PROMOTION_PRODUCTS_MAX)),
})
export type PromotionForm = z.output<typeof PromotionForm>

export const PromotionId = z.object({ promotionId: z.uuid() })
export const PromotionEdit = z.extend(PromotionForm, { promotionId: z.uuid(), version: Version })

/** What it cost and brought, in the currency of the store. */
const Used = z.object({
  /** Orders that are paid or can still be paid. */
  orders: z.int(),
  /** What their goods cost after the discount. */
  sales: Money,
  /** What it took off of these orders, never more than the budget. */
  cost: Money,
  /** Of that, what is for orders that are not paid yet. */
  unpaid: Money,
})

const ended = {
  state: PromotionState,
  /** Null while it did not end by itself. */
  endReason: z.nullable(z.enum(END_REASONS)),
  /** Why it was stopped; null: it was not, or no reason was stated. */
  stopReason: z.nullable(z.string()),
  /** Whether staff stopped it. */
  isStoppedByStaff: z.boolean(),
}

export const PromotionRow = z.object({
  promotionId: z.uuid(),
  sellerId: z.uuid(),
  storeName: z.string(),
  name: z.string(),
  currency: z.string(),
  ...terms,
  ...ended,
  budget: z.nullable(Money),
  used: Used,
  createdAt: z.iso.datetime(),
})
export type PromotionRow = z.output<typeof PromotionRow>

const NamedProduct = z.object({
  productId: z.uuid(),
  name: z.string(),
  picture: z.nullable(z.string()),
  lowest: Money,
})
export type NamedProduct = z.output<typeof NamedProduct>

/** A variant that comes as a gift, as it is called and stocked now. */
const NamedGift = z.object({
  skuId: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  variant: z.string(),
  picture: z.nullable(z.string()),
  price: Money,
  /** The most that one warehouse has. */
  available: z.int(),
})
export type NamedGift = z.output<typeof NamedGift>

export const PROMOTION_ACTIONS = [
  'schedule',
  'withdraw',
  'stop',
  'edit',
  'remove',
] as const satisfies readonly (
  | (typeof promotionLifecycle.moves)[number]['action']
  | (typeof promotionLifecycle.commands)[number]['action']
)[]

export const PromotionRecord = z.object({
  ...PromotionForm.shape,
  ...ended,
  promotionId: z.uuid(),
  version: Version,
  sellerId: z.uuid(),
  storeName: z.string(),
  currency: z.string(),
  used: Used,
  /** Those of `productIds` that still exist. */
  products: z.array(NamedProduct),
  /** The variants that it gives; those of `rule` that still exist. */
  gifts: z.array(NamedGift),
  actions: actionsOf(promotionLifecycle, PROMOTION_ACTIONS),
  createdAt: z.iso.datetime(),
})
export type PromotionRecord = z.output<typeof PromotionRecord>

const filter = {
  state: z.optional(PromotionState),
  /** Those that run at some time of this period, both ends included, for the calendar. */
  from: z.optional(Moment),
  until: z.optional(Moment),
}

const PROMOTION_SORTS = ['-createdAt', 'createdAt', 'startsAt', '-startsAt'] as const
export const PromotionQuery = z.extend(staffListQuery(PROMOTION_SORTS), filter)
export type PromotionQuery = z.output<typeof PromotionQuery>

export const StaffPromotionQuery = z.extend(PromotionQuery, {
  /** Words of the name of a promotion. */
  search: z.optional(SearchText(60)),
  sellerId: z.optional(z.uuid()),
})
export type StaffPromotionQuery = z.output<typeof StaffPromotionQuery>

export const PromotionPage = staffPage(PromotionRow)
export type PromotionPage = z.output<typeof PromotionPage>

export const StopReason = z
  .string()
  .check(z.overwrite(plainText), z.trim(), z.minLength(1), z.maxLength(STOP_REASON_MAX))

/** What a cart would cost with it, and what stands in its way, before it is saved. */
export const PromotionSample = z.extend(PromotionForm, {
  /** The one that is edited; null: it is new. */
  promotionId: z.nullable(z.uuid()),
  /** Products in a cart, at their lowest price. */
  lines: z
    .array(
      z.object({ productId: z.uuid(), quantity: z.int().check(z.minimum(1), z.maximum(9999)) }),
    )
    .check(z.maxLength(SAMPLE_LINES_MAX)),
})
export type PromotionSample = z.output<typeof PromotionSample>

/** A promotion of the same kind for one of the same products at the same time. */
const Conflict = z.object({
  promotionId: z.uuid(),
  name: z.string(),
  state: PromotionState,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})
export type Conflict = z.output<typeof Conflict>

export const SampleResult = z.object({
  conflicts: z.array(Conflict),
  /** The products on sale that it would be for. */
  productCount: z.int(),
  lines: z.array(
    z.object({
      productId: z.uuid(),
      name: z.string(),
      quantity: z.int(),
      /** Whether it is for this product. */
      isIncluded: z.boolean(),
      before: Money,
      after: Money,
    }),
  ),
  /** What comes with them. */
  gifts: z.array(z.object({ skuId: z.uuid(), name: z.string(), quantity: z.int() })),
  before: Money,
  /** What the store pays. */
  discount: Money,
  after: Money,
})
export type SampleResult = z.output<typeof SampleResult>

const ShownGift = z.object({
  skuId: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  variant: z.string(),
  picture: z.nullable(z.string()),
  /** How many come each time. */
  quantity: z.int(),
})

/** A running promotion as buyers see it. */
export const ShownPromotion = z.object({
  promotionId: z.uuid(),
  kind: z.enum(PROMOTION_KINDS),
  name: z.string(),
  currency: z.string(),
  endsAt: z.iso.datetime(),
  rule: PromotionRule,
  /** What comes with the product; empty where the price is lower instead. */
  gifts: z.array(ShownGift),
})
export type ShownPromotion = z.output<typeof ShownPromotion>
