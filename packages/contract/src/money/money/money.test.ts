import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'
import { absolute, add, compare, negate, subtract } from './arithmetic.ts'
import { convert } from './convert.ts'
import { fromMinor, minorOf, toMinor } from './minor-units.ts'
import { Money, SignedMoney } from './money.ts'
import { divideRounded, shareOf } from './rounding.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })

describe('money', () => {
  it.each([
    [0n, 'AED', '0.00'],
    [5n, 'AED', '0.05'],
    [20_900_000n, 'AED', '209000.00'],
    [1234n, 'KWD', '1.234'],
    [1234n, 'KRW', '1234'],
    [9_007_199_254_740_993n, 'USD', '90071992547409.93'],
    [-5n, 'AED', '-0.05'],
    [-20_900_000n, 'AED', '-209000.00'],
    [-1234n, 'KRW', '-1234'],
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

describe('signed money', () => {
  it('is accepted only where the schema says so', () => {
    expect(SignedMoney.safeParse(aed('-12.50')).success).toBe(true)
    expect(Money.safeParse(aed('-12.50')).success).toBe(false)
    expect(SignedMoney.safeParse(aed('--1')).success).toBe(false)
  })
})

describe('arithmetic', () => {
  it('adds, subtracts, negates and compares exactly', () => {
    expect(add(aed('0.10'), aed('0.20'))).toEqual(aed('0.30'))
    expect(subtract(aed('199.99'), aed('200.04'))).toEqual(aed('-0.05'))
    expect(add(aed('-0.05'), aed('0.05'))).toEqual(aed('0.00'))
    expect(negate(aed('12.30'))).toEqual(aed('-12.30'))
    expect(negate(aed('-12.30'))).toEqual(aed('12.30'))
    expect([aed('-0.05'), aed('0.05')].map(absolute)).toEqual([aed('0.05'), aed('0.05')])
    expect(
      ['2.00', '-1.00', '10.00']
        .map(aed)
        .toSorted(compare)
        .map(({ amount }) => amount),
    ).toEqual(['-1.00', '2.00', '10.00'])
    expect(compare(aed('1.5'), aed('1.50'))).toBe(0)
  })

  it('refuses two currencies, and an amount that the currency does not have', () => {
    const dollar = { amount: '1.00', currency: 'USD' }
    for (const operation of [add, subtract, compare])
      expect(() => operation(aed('1.00'), dollar)).toThrow('AED and USD do not mix')
    expect(() => minorOf(aed('1.005'))).toThrow('AED has no such amount')
  })
})

describe('rounding', () => {
  it.each([
    [5n, 10n, 1n],
    [4n, 10n, 0n],
    [-5n, 10n, -1n],
    [-4n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 3n],
  ])('of %s / %s is %s: a half goes away from zero', (amount, by, rounded) => {
    expect(divideRounded(amount, by)).toBe(rounded)
  })

  it('of a share is per basis point', () => {
    expect(shareOf(20_900_000n, 500)).toBe(1_045_000n)
    expect(shareOf(10n, 500)).toBe(1n)
    expect(shareOf(9n, 500)).toBe(0n)
    expect(shareOf(-10n, 500)).toBe(-1n)
  })
})

describe('an allocation', () => {
  it('gives what is left over to the largest remainders, the earlier first', () => {
    expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
    expect(allocate(5n, [1n, 0n, 3n])).toEqual([1n, 0n, 4n])
    expect(allocate(-100n, [1n, 1n, 1n])).toEqual([-34n, -33n, -33n])
    expect(() => allocate(1n, [0n, 0n])).toThrow('weights')
    expect(() => allocate(1n, [2n, -1n])).toThrow('weights')
  })

  it('adds up exactly, and no part is a whole unit off its share: 2,000 random cases', () => {
    // A linear congruential generator: every run tries the same cases.
    let seed = 20_261_115n
    const random = (below: bigint) => {
      seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n
      return (seed >> 20n) % below
    }
    for (let n = 0; n < 2000; n++) {
      const total = random(10n ** 12n) - 5n * 10n ** 11n
      const weights = Array.from({ length: 1 + Number(random(12n)) }, () => random(1000n))
      weights.push(1n)
      const all = weights.reduce((sum, weight) => sum + weight, 0n)
      const parts = allocate(total, weights)
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(total)
      for (const [i, part] of parts.entries()) {
        const off = part * all - total * (weights[i] ?? 0n)
        expect(off < all && off > -all).toBe(true)
      }
    }
  })
})

describe('a conversion', () => {
  const RATES = [
    { currencyCode: 'USD', exchangeRate: '1' },
    { currencyCode: 'AED', exchangeRate: '3.6725' },
    { currencyCode: 'KWD', exchangeRate: '0.30712345' },
  ]

  it.each([
    ['100.00', 'USD', 'AED', '367.25'],
    ['367.25', 'AED', 'USD', '100.00'],
    ['-100.00', 'USD', 'AED', '-367.25'],
    ['0.01', 'USD', 'AED', '0.04'],
    ['1.000', 'KWD', 'AED', '11.96'],
    ['1.00', 'AED', 'KWD', '0.084'],
  ])('of %s %s to %s is %s, to the minor unit', (amount, currency, to, result) => {
    expect(convert({ amount, currency }, to, RATES)).toEqual({ amount: result, currency: to })
  })

  it('is unknown without a rate', () => {
    expect(convert(aed('1.00'), 'EUR', RATES)).toBeNull()
    expect(convert({ amount: '1.00', currency: 'EUR' }, 'AED', RATES)).toBeNull()
  })
})
