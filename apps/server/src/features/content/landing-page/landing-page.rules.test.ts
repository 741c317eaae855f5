import { describe, expect, it } from 'vitest'
import { agesOf, type AgeRow, pricesOf } from './landing-page.rules.ts'

const row = (basis: 'sold' | 'asked', band: number, count: number): AgeRow => ({
  basis,
  band,
  count,
  low: '10000000',
  median: '20000000',
  high: '30000000',
})

describe('the price of machines by age', () => {
  it('is the sale price once enough were sold, and the asking price before', () => {
    const few = [row('sold', 1, 11), row('asked', 2, 40)]
    expect(agesOf(few)).toMatchObject({ basis: 'asked', ages: [{ from: 3, to: 5, count: 40 }] })
    const enough = [row('sold', 1, 6), row('sold', 5, 6), row('asked', 2, 40)]
    expect(agesOf(enough)).toMatchObject({
      basis: 'sold',
      ages: [
        { from: 0, to: 2 },
        { from: 13, to: null },
      ],
    })
  })

  it('is omitted for too few machines, but their number is shown', () => {
    expect(agesOf([row('asked', 1, 2)]).ages).toEqual([{ from: 0, to: 2, count: 2, prices: null }])
    expect(pricesOf(row('asked', 1, 3))?.median).toEqual({ amount: '200000.00', currency: 'AED' })
    expect(pricesOf({ count: 3, low: null, median: null, high: null })).toBeNull()
  })
})
