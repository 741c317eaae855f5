import type {
  SalesFigures,
  SalesTotal,
} from '@ironsouq/contract/mall/sales-figure/sales-figure.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'

/** Sums of `store_day`; PostgreSQL sends large numbers as texts. */
export type DaySums = {
  day: string
  orders: number
  sales: string
  commission: string
  refunds: number
  refunded: string
  shipped: number
  shippedLate: number
  late: number
}

type Counted = 'orders' | 'refunds' | 'shipped' | 'shippedLate' | 'late'
type Paid = 'sales' | 'commission' | 'refunded'

function totalOf(days: readonly DaySums[], currency: string): SalesTotal {
  const count = (name: Counted) => days.reduce((sum, row) => sum + row[name], 0)
  const money = (name: Paid) =>
    fromMinor(
      days.reduce((sum, row) => sum + BigInt(row[name]), 0n),
      currency,
    )
  return {
    orders: count('orders'),
    sales: money('sales'),
    commission: money('commission'),
    refunds: count('refunds'),
    refunded: money('refunded'),
    shipped: count('shipped'),
    shippedLate: count('shippedLate'),
    late: count('late'),
  }
}

/** The days of two periods of the same length, oldest first, as a period and what was before it. */
export function salesFigures(
  rows: readonly DaySums[],
  { at, currency }: { at: Date; currency: string },
): SalesFigures {
  const before = rows.slice(0, rows.length / 2)
  const days = rows.slice(rows.length / 2)
  const money = (minor: string) => fromMinor(BigInt(minor), currency)
  return {
    currency,
    at: at.toISOString(),
    days: days.map((row, i) => ({
      day: row.day,
      orders: row.orders,
      sales: money(row.sales),
      refunds: row.refunds,
      refunded: money(row.refunded),
      ordersBefore: before[i]?.orders ?? 0,
      salesBefore: money(before[i]?.sales ?? '0'),
    })),
    total: totalOf(days, currency),
    before: totalOf(before, currency),
  }
}
