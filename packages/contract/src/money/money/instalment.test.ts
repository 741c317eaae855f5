import { describe, expect, it } from 'vitest'
import { instalmentOf } from './instalment.ts'

describe('a monthly payment', () => {
  it.each([
    // Amount in fils, months, yearly rate in basis points, payment.
    [10_000_000n, 12, 1200, 888_488n],
    [18_880_000n, 36, 850, 595_995n],
    [10_000_000n, 48, 0, 208_333n],
    [1_000_000n, 1, 600, 1_005_000n],
  ])('of %d in %d months at %d is %d', (amount, months, points, payment) => {
    expect(instalmentOf(amount, months, points)).toBe(payment)
  })

  it('repays the amount to within half a fils a month', () => {
    for (const months of [6, 24, 60]) {
      const payment = Number(instalmentOf(25_000_000n, months, 725))
      let owed = 25_000_000
      for (let month = 0; month < months; month++) owed = owed * (1 + 725 / 120_000) - payment
      expect(Math.abs(owed)).toBeLessThan(months)
    }
  })

  it('of no month is refused', () => {
    expect(() => instalmentOf(1n, 0, 500)).toThrow()
  })
})
