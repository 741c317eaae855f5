import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { SALES_DAYS } from './sales-figure.enums.ts'
import { StoreSales } from './sales-figure.schema.ts'

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
