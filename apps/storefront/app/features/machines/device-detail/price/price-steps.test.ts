import { describe, expect, it } from 'vitest'
import { priceSteps } from './price-steps.ts'

const asked = (amount: string | null, day: string, currency = 'AED') => ({
  price: amount === null ? null : { amount, currency },
  at: `2026-${day}T08:00:00.000Z`,
})

describe('what was asked over time [EQ-3]', () => {
  it('says of each price how far it went from the one before', () => {
    const steps = priceSteps([
      asked('259000.00', '05-01'),
      asked('244000.00', '06-01'),
      asked('250000.00', '07-01'),
    ])
    expect(steps.map(({ change }) => change)).toEqual([
      null,
      { isCut: true, by: { amount: '15000.00', currency: 'AED' } },
      { isCut: false, by: { amount: '6000.00', currency: 'AED' } },
    ])
  })

  it('leaves out times without a price, repeated prices, and other currencies', () => {
    const steps = priceSteps([
      asked('70000.00', '01-01', 'USD'),
      asked('259000.00', '05-01'),
      asked(null, '06-01'),
      asked('259000.00', '07-01'),
    ])
    expect(steps.map(({ price }) => price.amount)).toEqual(['259000.00'])
  })

  it('is empty for a machine that only ever invited quotes', () => {
    expect(priceSteps([asked(null, '05-01')])).toEqual([])
  })
})
