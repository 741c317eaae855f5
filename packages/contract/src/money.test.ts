import { describe, expect, it } from 'vitest'
import { fromMinor, toMinor } from './money.minor.ts'

describe('money', () => {
  it.each([
    [0n, 'AED', '0.00'],
    [5n, 'AED', '0.05'],
    [20_900_000n, 'AED', '209000.00'],
    [1234n, 'KWD', '1.234'],
    [1234n, 'KRW', '1234'],
    [9_007_199_254_740_993n, 'USD', '90071992547409.93'],
  ])('of %s minor units of %s is %s, and back', (minor, currency, amount) => {
    expect(fromMinor(minor, currency)).toEqual({ amount, currency })
    expect(toMinor({ amount, currency })).toBe(minor)
  })

  it('reads fewer digits than the currency has, and refuses more', () => {
    expect(toMinor({ amount: '12', currency: 'AED' })).toBe(1200n)
    expect(toMinor({ amount: '12.5', currency: 'AED' })).toBe(1250n)
    expect(toMinor({ amount: '12.345', currency: 'AED' })).toBeUndefined()
    expect(toMinor({ amount: '12.3', currency: 'KRW' })).toBeUndefined()
  })
})
