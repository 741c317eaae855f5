import { expect, it } from 'vitest'
import { compare, comparisonTable } from './comparison.ts'

const costs = { name: 'page', unit: 'CPU ms', baseline: [10, 10.5, 10.2], subject: [15, 14, 14.2] }
const target = { text: 'at most 1.5', isMetBy: (ratio: number) => ratio <= 1.5 }

it('compares the best round of each side', () => {
  expect(compare({ ...costs, target })).toMatchObject({
    baseline: 10,
    subject: 14,
    ratio: 1.4,
    isMet: true,
    void: undefined,
  })
  const rates = { ...costs, higherIsBetter: true }
  expect(compare(rates)).toMatchObject({ baseline: 10.5, subject: 15 })
})

it.each([
  ['the baseline drifted', { baseline: [10, 10.5, 13] }],
  ['the best round was not reproduced', { subject: [14, 16, 17] }],
  ['the server was not the limit', { void: 'the server was not the limit' }],
])('is void because %s', (reason, change) => {
  const comparison = compare({ ...costs, ...change, target })
  expect(comparison.void).toBe(reason)
  expect(comparisonTable([comparison])).toContain(`VOID: ${reason}`)
})

it('reports a valid run with its target', () => {
  expect(comparisonTable([compare({ ...costs, target })])).toContain('valid, met')
  const slow = { ...costs, subject: [17, 17.1, 18] }
  expect(comparisonTable([compare({ ...slow, target })])).toContain('valid, MISSED')
})
