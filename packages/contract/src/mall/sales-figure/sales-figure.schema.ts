import * as z from 'zod/mini'
import { Money, SignedMoney } from '../../money/money/money.ts'

/** What was sold in a period. */
export const SalesTotal = z.object({
  /** Paid orders, and what was paid for them with delivery. */
  orders: z.int(),
  sales: Money,
  /** Less that of refunded orders, so a period can have less than nothing. */
  commission: SignedMoney,
  refunds: z.int(),
  refunded: Money,
  /** Orders that were sent completely, and those of them that were sent too late. */
  shipped: z.int(),
  shippedLate: z.int(),
  /** Orders whose time to be sent ended. */
  late: z.int(),
})
export type SalesTotal = z.output<typeof SalesTotal>

/** One day in the Emirates. */
const SalesDay = z.object({
  day: z.iso.date(),
  orders: z.int(),
  sales: Money,
  refunds: z.int(),
  refunded: Money,
  /** Of the day as many days before as the period has. */
  ordersBefore: z.int(),
  salesBefore: Money,
})
export type SalesDay = z.output<typeof SalesDay>

export const SalesFigures = z.object({
  currency: z.string(),
  /** When it was read: the last day is not over. */
  at: z.iso.datetime(),
  /** Each day of the period, oldest first. */
  days: z.array(SalesDay),
  total: SalesTotal,
  /** The same of as many days before. */
  before: SalesTotal,
})
export type SalesFigures = z.output<typeof SalesFigures>

const BestProduct = z.object({
  productId: z.uuid(),
  name: z.string(),
  picture: z.nullable(z.string()),
  sold: z.int(),
  sales: Money,
  /** Pieces of refunded orders. */
  refunded: z.int(),
  /** What can be bought now. */
  stock: z.int(),
  /** How long that lasts at the pace of the period; null: nothing was sold. */
  daysLeft: z.nullable(z.int()),
})
export type BestProduct = z.output<typeof BestProduct>

export const StoreSales = z.extend(SalesFigures, {
  /** Those with the highest sales first. */
  products: z.array(BestProduct),
})
export type StoreSales = z.output<typeof StoreSales>
