import { expect, it } from 'vitest'
import { progressOf } from './promotion.progress.rules.ts'

type Terms = Parameters<typeof progressOf>[0]

const aed = (amount: string) => ({ amount, currency: 'AED' })
const off = (amount: string) => ({ amount: aed(amount), percent: null })

const terms = (rule: Partial<Terms['rule']>, leftMinor: bigint | null = null): Terms => ({
  currency: 'AED',
  leftMinor,
  rule: { by: 'amount', off: 'amount', isRepeated: false, mostOff: null, tiers: [], ...rule },
})

const SPEND = terms({
  tiers: [
    { from: '500.00', off: '25.00' },
    { from: '1000.00', off: '70.00' },
  ],
})

const at = (of: Terms, amountMinor: bigint, pieces = 1) => progressOf(of, { amountMinor, pieces })

it('says what is missing to the next tier, to the last fils', () => {
  expect(at(SPEND, 0n).next).toEqual({
    off: off('25.00'),
    missing: aed('500.00'),
    missingPieces: null,
  })
  expect(at(SPEND, 49_999n)).toMatchObject({ reached: null, next: { missing: aed('0.01') } })
  expect(at(SPEND, 50_000n)).toEqual({
    reached: off('25.00'),
    next: { off: off('70.00'), missing: aed('500.00'), missingPieces: null },
  })
  expect(at(SPEND, 100_000n)).toEqual({ reached: off('70.00'), next: null })
})

it('counts pieces, and a percentage', () => {
  const set = terms({ by: 'pieces', off: 'percent', tiers: [{ from: '10', off: '8' }] })
  expect(at(set, 90_000n, 7)).toEqual({
    reached: null,
    next: { off: { amount: null, percent: 8 }, missing: null, missingPieces: 3 },
  })
  expect(at(set, 90_000n, 12)).toEqual({ reached: { amount: null, percent: 8 }, next: null })
})

it('counts again at each multiple until the limit or the end of the budget', () => {
  const rule = { isRepeated: true, mostOff: '120.00', tiers: [{ from: '300.00', off: '50.00' }] }
  expect(at(terms(rule), 65_000n)).toMatchObject({
    reached: off('100.00'),
    next: { off: off('120.00'), missing: aed('250.00') },
  })
  expect(at(terms(rule), 90_000n)).toEqual({ reached: off('120.00'), next: null })
  expect(at(terms(rule, 3_000n), 30_000n)).toEqual({ reached: off('30.00'), next: null })
})
