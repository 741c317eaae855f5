import { expect, it } from 'vitest'
import { amountOf } from './price-input.ts'

it.each([
  ['209000', '209000.00'],
  ['209,000', '209000.00'],
  ['209.000', '209000.00'],
  ['1 209 000', '1209000.00'],
  ['٢٠٩٬٠٠٠', '209000.00'],
  ['209000.5', '209000.50'],
  ['209000,50', '209000.50'],
  [' ', null],
  ['0', undefined],
  ['-5', undefined],
  ['12,34,56', undefined],
  ['much', undefined],
])('reads "%s" as %s [EQ-8]', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount)
})
