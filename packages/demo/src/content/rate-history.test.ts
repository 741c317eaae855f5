import { isLargeRateChange } from '@ironsouq/contract/money/currency/currency.limits'
import { expect, it } from 'vitest'
import { CURRENCIES, type CurrencyCode } from './facts.ts'
import { pastRates } from './rate-history.ts'

const NOW = new Date('2026-11-14T08:00:00Z')

it.each(Object.keys(CURRENCIES) as CurrencyCode[])(
  'the year of %s moves in small steps to the rate of today, or not at all if it is pegged',
  (code) => {
    const { exchangeRate, ...facts } = CURRENCIES[code]
    const rates = pastRates(code, NOW).map(({ rate }) => rate)
    if ('isPegged' in facts) expect(rates).toEqual([exchangeRate])
    else expect(new Set(rates).size).toBeGreaterThan(20)
    const all = [...rates, exchangeRate]
    for (const [i, rate] of rates.entries())
      expect(isLargeRateChange(rate, all[i + 1] ?? rate)).toBe(false)
  },
)
