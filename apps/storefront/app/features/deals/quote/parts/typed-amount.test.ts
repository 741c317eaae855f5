import { expect, it } from 'vitest'
import { typedDirhams } from './typed-amount.ts'

it.each([
  ['226000', '226000'],
  ['226,000.50', '226000.50'],
  [' 226 000 ', '226000'],
  ["226'000", '226000'],
  ['much', 'much'],
])('reads %j as the amount %j, which the schema checks', (text, amount) => {
  expect(typedDirhams(text)).toEqual({ amount, currency: 'AED' })
})
