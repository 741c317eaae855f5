import * as z from 'zod/mini'
import { Money } from '../../money/money/money.ts'
import { ADJUSTMENT_KINDS, FUNDERS } from './order.enums.ts'

/** What was taken off an order, or off one of its lines [OR-13]. */
export const Discount = z.object({
  kind: z.enum(ADJUSTMENT_KINDS),
  /** What the level, promotion or coupon is called; null: it has no name of its own. */
  name: z.nullable(z.string()),
  /** Who pays for it; null for buyers, and where both pay there are two. */
  fundedBy: z.nullable(z.enum(FUNDERS)),
  amount: Money,
})
export type Discount = z.output<typeof Discount>

/** Why a discount is not applied [PM-6]. */
const NOT_APPLIED_REASONS = [
  'missingAmount',
  'missingPieces',
  'nothingInScope',
  'notStarted',
  'ended',
  'otherCurrency',
  'notCombinable',
  'otherIsBetter',
  'notChosen',
  'pointsLimit',
  'buyNowOnly',
] as const

/** A discount that the buyer could have and does not get, with the reason and its values. */
export const NotApplied = z.object({
  kind: z.enum(ADJUSTMENT_KINDS),
  name: z.nullable(z.string()),
  /** The store that it is of; null: it is for the whole checkout. */
  sellerId: z.nullable(z.uuid()),
  reason: z.enum(NOT_APPLIED_REASONS),
  /** What is missing to its threshold. */
  amount: z.nullable(Money),
  pieces: z.nullable(z.int()),
  /** When it begins or ended. */
  at: z.nullable(z.iso.datetime()),
  /** The discount that is applied in its place. */
  other: z.nullable(z.object({ kind: z.enum(ADJUSTMENT_KINDS), name: z.nullable(z.string()) })),
  /** The most points that can be spent. */
  points: z.nullable(z.int()),
})
export type NotApplied = z.output<typeof NotApplied>
