import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Money } from '../../money/money/money.ts'
import { SALES_DAYS } from './sales-figure.enums.ts'
import { SalesFigures, StoreSales } from './sales-figure.schema.ts'

const Days = z._default(z.pipe(z.coerce.number(), z.literal(SALES_DAYS)), 30)

const StoreFigures = z.object({
  storeId: z.uuid(),
  name: z.string(),
  orders: z.int(),
  sales: Money,
  refunds: z.int(),
  shipped: z.int(),
  shippedLate: z.int(),
  late: z.int(),
})
export type StoreFigures = z.output<typeof StoreFigures>

export const MallSales = z.extend(SalesFigures, {
  /** Those with the highest sales first. */
  best: z.array(StoreFigures),
  /** Those with the most orders that were not sent in time first; stores without one are left out. */
  late: z.array(StoreFigures),
})
export type MallSales = z.output<typeof MallSales>

export const salesFigureEndpoints = {
  mall: endpoint({
    method: 'GET',
    path: '/p/staff/figures/mall',
    audience: 'staff',
    permission: 'ledger.read',
    summary: 'Sales, commission and refunds of the mall by day, the best stores and the late ones',
    query: z.object({ days: Days }),
    data: MallSales,
  }),
  store: endpoint({
    method: 'GET',
    path: '/p/staff/figures/store',
    audience: 'staff',
    permission: 'ledger.read',
    summary: 'Sales, orders, refunds and best products of one store by day',
    query: z.object({ storeId: z.uuid(), days: Days }),
    data: StoreSales,
  }),
}
