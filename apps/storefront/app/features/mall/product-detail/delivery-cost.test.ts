import { describe, expect, it } from 'vitest'
import { deliveryCost, ruleFor, type ShownFreightRule } from './delivery-cost.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })

const rule = (regions: string[], changes: Partial<ShownFreightRule> = {}): ShownFreightRule => ({
  regions,
  firstUnits: 5000,
  first: aed('15.00'),
  furtherUnits: 1000,
  further: aed('2.00'),
  freeFrom: aed('300.00'),
  ...changes,
})

describe('what delivery costs', () => {
  it('takes the rule of the emirate before that of the others [PR-5]', () => {
    const rules = [rule(['AE']), rule(['dubai'], { first: aed('10.00') })]
    expect(ruleFor(rules, 'dubai')?.first).toEqual(aed('10.00'))
    expect(ruleFor(rules, 'ajman')?.first).toEqual(aed('15.00'))
  })

  it('knows where nothing is delivered [PR-2]', () => {
    expect(ruleFor([rule(['dubai'])], 'fujairah')).toBeUndefined()
  })

  it('adds each further unit that is started', () => {
    const load = { weightG: 2600, quantity: 2, price: aed('10.00') }
    expect(deliveryCost(rule(['AE']), 'weight', load)).toEqual(aed('17.00'))
    expect(deliveryCost(rule(['AE'], { firstUnits: 1 }), 'piece', load)).toEqual(aed('17.00'))
  })

  it('is free from an amount of goods on', () => {
    const load = { weightG: 100, quantity: 3, price: aed('100.00') }
    expect(deliveryCost(rule(['AE']), 'weight', load)).toEqual(aed('0.00'))
    expect(deliveryCost(rule(['AE'], { freeFrom: null }), 'weight', load)).toEqual(aed('15.00'))
  })
})
