import { expect, test } from 'vitest'
import { signedAmount } from './signed-amount.ts'

test.each([
  ['250', '250.00'],
  ['-1,250', '-1250.00'],
  [' −٢٥٠ ', '-250.00'],
  ['\u061c-٢٥٠', '-250.00'],
  ['-', undefined],
  ['', undefined],
  ['--5', undefined],
])('%s is the amount %s [LO-3]', (typed, amount) => {
  expect(signedAmount(typed)).toBe(amount)
})
