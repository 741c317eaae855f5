import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Money } from '../../money/money/money.ts'
import { SALES_DAYS } from './sales-figure.enums.ts'
import { SalesFigures } from './sales-figure.schema.ts'

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

export const salesFigureMerchantEndpoints = {
  sales: endpoint({
    method: 'GET',
    path: '/p/merchant/figures/sales',
    audience: 'merchant',
    permission: 'figures.read',
    summary: 'Sales, orders, refunds and best products of the own store by day',
    query: z.object({
      days: z._default(z.pipe(z.coerce.number(), z.literal(SALES_DAYS)), 30),
    }),
    /** Null: the seller has no store. */
    data: z.nullable(StoreSales),
  }),
}
