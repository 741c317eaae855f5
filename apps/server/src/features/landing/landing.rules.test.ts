import { describe, expect, it } from 'vitest'
import { agesOf, type AgeRow, pricesOf } from './landing.rules.ts'

const row = (basis: 'sold' | 'asked', band: number, count: number): AgeRow => ({
  basis,
  band,
  count,
  low: '10000000',
  median: '20000000',
  high: '30000000',
})

describe('what machines cost by their age', () => {
  it('is what was paid once enough were sold, and what is asked before', () => {
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

  it('says no price of too few machines, but how many there are', () => {
    expect(agesOf([row('asked', 1, 2)]).ages).toEqual([{ from: 0, to: 2, count: 2, prices: null }])
    expect(pricesOf(row('asked', 1, 3))?.median).toEqual({ amount: '200000.00', currency: 'AED' })
    expect(pricesOf({ count: 3, low: null, median: null, high: null })).toBeNull()
  })
})
