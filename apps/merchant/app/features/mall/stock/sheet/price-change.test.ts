import { expect, it } from 'vitest'
import { changedPrice, changeTyped, stepsOf } from './price-change.ts'

it.each([
  ['+5', 'percent', 500n],
  ['5', 'percent', 500n],
  ['−2.5', 'percent', -250n],
  ['-2,5', 'percent', -250n],
  ['٥', 'percent', 500n],
  ['-12.50', 'amount', -1250n],
  ['0', 'percent', undefined],
  ['-91', 'percent', undefined],
  ['five', 'amount', undefined],
  ['', 'amount', undefined],
] as const)('reads "%s" by %s as %s [PR-5]', (typed, kind, by) => {
  expect(changeTyped(typed, kind, 'AED')).toBe(by)
})

it.each([
  ['62.00', 'percent', 500n, 50n, '65.00'],
  ['285.00', 'percent', 500n, 50n, '299.50'],
  ['86.00', 'percent', 500n, 50n, '90.50'],
  ['395.00', 'percent', 500n, 1n, '414.75'],
  ['62.00', 'amount', -1250n, 1n, '49.50'],
  ['10.25', 'amount', -1n, 25n, '10.25'],
  ['10.00', 'amount', -1000n, 1n, undefined],
  ['0.10', 'percent', -500n, 100n, undefined],
] as const)('changes %s by %s %s, rounded to %s, to %s [PR-5]', (amount, kind, by, step, to) => {
  expect(changedPrice(amount, 'AED', { kind, by, step })).toBe(to)
})

it('offers steps that the currency has [PR-5]', () => {
  expect(stepsOf('AED')).toEqual([1n, 5n, 25n, 50n, 100n, 500n, 1000n])
  expect(stepsOf('JPY')).toEqual([1n, 5n, 10n])
})
