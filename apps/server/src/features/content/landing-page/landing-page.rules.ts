import type { AgeBand, Prices } from '@ironsouq/contract/content/landing-page/landing-page.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'

/** The trading currency; prices in other currencies are not mixed with these. */
export const TRADE_CURRENCY = 'AED'

/** The first year of each band of ages. */
export const AGES = [0, 3, 6, 9, 13] as const

/** The median of fewer machines is not meaningful. */
const ENOUGH = 3
/** With fewer sales in total, asking prices are more meaningful. */
const ENOUGH_SALES = 12

/** Minor units as text: lower quartile, upper quartile and median. */
export interface PriceRow {
  count: number
  low: string | null
  median: string | null
  high: string | null
}

export interface AgeRow extends PriceRow {
  basis: 'sold' | 'asked'
  /** From 1 on, as `AGES` counts. */
  band: number
}

export const priceOf = (minor: string | null) =>
  minor === null ? null : fromMinor(BigInt(minor), TRADE_CURRENCY)

export function pricesOf({ count, ...row }: PriceRow): Prices | null {
  const low = priceOf(row.low)
  const median = priceOf(row.median)
  const high = priceOf(row.high)
  return count >= ENOUGH && low && median && high ? { low, median, high } : null
}

/** The prices by age; sale prices take precedence over asking prices. */
export function agesOf(rows: readonly AgeRow[]): { basis: 'sold' | 'asked'; ages: AgeBand[] } {
  const sold = rows.filter(({ basis }) => basis === 'sold')
  const sales = sold.reduce((sum, { count }) => sum + count, 0)
  const basis = sales >= ENOUGH_SALES ? 'sold' : 'asked'
  const ages = AGES.flatMap((from, i) => {
    const row = rows.find((each) => each.basis === basis && each.band === i + 1)
    if (!row) return []
    const next = AGES[i + 1]
    return [{ from, to: next ? next - 1 : null, count: row.count, prices: pricesOf(row) }]
  })
  return { basis, ages }
}
