import { expect, it } from 'vitest'
import { typedAmount, typedWhole } from './typed-amount.ts'

it.each([
  ['62', 'AED', '62.00'],
  ['0', 'AED', '0.00'],
  ['1,250', 'AED', '1250.00'],
  ['1.250', 'AED', '1250.00'],
  ['1,250.50', 'AED', '1250.50'],
  ['1.250,5', 'AED', '1250.50'],
  ['12 345 678,90', 'AED', '12345678.90'],
  ['٦٬٢٥٠٫٥', 'AED', '6250.50'],
  ['1,250.500', 'BHD', '1250.500'],
  ['1,250,50', 'AED', undefined],
  ['1,250.5.0', 'AED', undefined],
  ['1,25.50', 'AED', undefined],
  ['1.250', 'BHD', '1.250'],
  ['1,250', 'BHD', '1250.000'],
  ['12.345', 'OMR', '12.345'],
  ['٦٢٫٥', 'AED', '62.50'],
  ['62.5', 'JPY', undefined],
  ['1.2345', 'AED', undefined],
  ['', 'AED', null],
  ['much', 'AED', undefined],
])('reads "%s" in %s as %s [PR-1]', (typed, currency, amount) => {
  expect(typedAmount(typed, currency)).toBe(amount)
})

it.each([
  ['240', 240],
  ['1,200', 1200],
  ['٢٤٠', 240],
  [' ', null],
  ['2.5', undefined],
  ['-3', undefined],
])('reads "%s" as the whole number %s [PR-5]', (typed, count) => {
  expect(typedWhole(typed)).toBe(count)
})
