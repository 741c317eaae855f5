import type { FullReductionRule } from '@ironsouq/contract/mall/promotion/promotion.rule'
import { describe, expect, it } from 'vitest'
import { aLine, given } from '#features/mall/pricing/pricing.builder.ts'
import { price } from '#features/mall/pricing/pricing.rules.ts'
import { fullReductionOf } from './promotion.pricing.rules.ts'

const RULE: FullReductionRule = {
  by: 'amount',
  off: 'amount',
  isRepeated: false,
  mostOff: null,
  tiers: [
    { from: '500.00', off: '50.00' },
    { from: '1000.00', off: '120.00' },
  ],
}

/** What a rule takes off of pieces at AED 100 each. */
function off(pieces: number, rule: Partial<FullReductionRule>, leftMinor: bigint | null = null) {
  const lines = [aLine('a', { quantity: pieces })]
  const promotion = fullReductionOf({
    id: 'promotion',
    sellerId: 'store',
    names: { en: 'November service' },
    currency: 'AED',
    rule: { ...RULE, ...rule },
    startsAt: new Date('2026-11-01T00:00:00Z'),
    endsAt: new Date('2026-12-01T00:00:00Z'),
    productIds: ['a'],
    leftMinor,
  })
  const { orders, notApplied } = price(given(lines, { fullReductions: [promotion] }))
  return orders[0]?.discountMinor || notApplied[0]?.reason
}

describe('a rule of spend and save', () => {
  it.each([
    [4, { key: 'missingAmount', minor: 10_000n }],
    [5, 5000n],
    [9, 5000n],
    [10, 12_000n],
  ])('takes off what the highest tier says that %i pieces reach', (pieces, expected) => {
    expect(off(pieces, {})).toEqual(expected)
  })

  it('counts pieces, takes off a percentage, and at most what it says', () => {
    const tiers = [{ from: '3', off: '10' }]
    const pieces = { by: 'pieces', off: 'percent', tiers } as const
    expect(off(2, pieces)).toEqual({ key: 'missingPieces', pieces: 1 })
    expect(off(3, pieces)).toBe(3000n)
    expect(off(30, { ...pieces, mostOff: '45.50' })).toBe(4550n)
  })

  it('takes its amount off again each time that it is reached', () => {
    const tiers = [{ from: '300.00', off: '25.00' }]
    expect([2, 3, 5, 6, 11].map((pieces) => off(pieces, { tiers, isRepeated: true }))).toEqual([
      { key: 'missingAmount', minor: 10_000n },
      2500n,
      2500n,
      5000n,
      7500n,
    ])
    expect(off(11, { tiers, isRepeated: true, mostOff: '60.00' })).toBe(6000n)
    const pieces = [{ from: '4', off: '7.00' }]
    expect(off(9, { by: 'pieces', tiers: pieces, isRepeated: true })).toBe(1400n)
  })

  it('takes off no more than its budget has left', () => {
    expect(off(10, {}, 11_999n)).toBe(11_999n)
    expect(off(10, { mostOff: '80.00' }, 9000n)).toBe(8000n)
  })
})
