import { describe, expect, it } from 'vitest'
import { priceChange } from './price-change.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })

describe('how a price changed since a machine was saved [EQ-4]', () => {
  it.each([
    ['272000.00', '262000.00', { isCut: true, by: aed('10000.00') }],
    ['262000.00', '272000.50', { isCut: false, by: aed('10000.50') }],
    ['262000', '262000.00', { isCut: false, by: null }],
  ])('from %s to %s', (then, now, change) => {
    expect(priceChange(aed(then), aed(now))).toEqual(change)
  })

  it('is not known without two prices in one currency', () => {
    expect(priceChange(null, aed('1'))).toBeNull()
    expect(priceChange(aed('1'), null)).toBeNull()
    expect(priceChange(aed('1'), { amount: '1', currency: 'USD' })).toBeNull()
  })
})
