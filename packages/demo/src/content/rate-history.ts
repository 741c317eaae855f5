import type { currencyRate } from '@ironsouq/server/features/money/currency/currency.tables.ts'
import { CURRENCIES, type CurrencyCode } from './facts.ts'

const WEEK_MS = 7 * 86_400_000
const WEEKS = 52
/** A feed of the demo: its rates are plausible, not quoted. */
const FEED = 'rates.example'

/** The rates of the currencies that float, about a month apart, oldest first. */
const MONTHLY: Partial<Record<CurrencyCode, readonly number[]>> = {
  EUR: [
    0.8655, 0.858, 0.8512, 0.8446, 0.853, 0.8614, 0.8571, 0.8498, 0.856, 0.8643, 0.8588, 0.8602,
  ],
  CNY: [7.118, 7.092, 7.064, 7.031, 7.055, 7.082, 7.101, 7.124, 7.14, 7.118, 7.096, 7.11],
  KRW: [1462, 1448, 1431, 1444, 1467, 1452, 1420, 1398, 1406, 1421, 1445, 1433],
}

/** Between two months on the straight line, with a small swing that is the same at every seeding. */
function rateAt(monthly: readonly number[], week: number): number {
  const at = (week * (monthly.length - 1)) / (WEEKS - 1)
  const month = Math.floor(at)
  const from = monthly[month] ?? 0
  const to = monthly[month + 1] ?? from
  return (from + (to - from) * (at - month)) * (1 + 0.002 * Math.sin(week * 1.7))
}

type Row = typeof currencyRate.$inferInsert

/** The rates of the year before `now`, one a week; a pegged currency has one, which stays. */
export function pastRates(code: CurrencyCode, now: Date): Row[] {
  const { exchangeRate } = CURRENCIES[code]
  const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * WEEK_MS)
  const monthly = MONTHLY[code]
  const start = { currencyCode: code, origin: 'start', createdAt: weeksAgo(WEEKS) } as const
  if (!monthly) return [{ ...start, rate: exchangeRate }]
  const decimals = exchangeRate.split('.')[1]?.length ?? 0
  return Array.from({ length: WEEKS }, (_, week): Row => {
    const rate = rateAt(monthly, week).toFixed(decimals)
    if (week === 0) return { ...start, rate }
    const createdAt = weeksAgo(WEEKS - week)
    const feedDay = createdAt.toISOString().slice(0, 10)
    return { currencyCode: code, rate, origin: 'feed', feed: FEED, feedDay, createdAt }
  })
}
