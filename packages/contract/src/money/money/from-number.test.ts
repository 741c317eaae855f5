import { expect, it } from 'vitest'
import { fromNumber } from './from-number.ts'

it.each([
  [0, 'AED', '0.00'],
  [1.005, 'AED', '1.01'],
  [8.345, 'AED', '8.35'],
  [1250.5, 'AED', '1250.50'],
  [209_000, 'AED', '209000.00'],
  [99_999_999_999.99, 'AED', '99999999999.99'],
  [1.0005, 'KWD', '1.001'],
  [12.5, 'KRW', '13'],
  [1e-7, 'AED', '0.00'],
])('the number %s in %s is %s', (value, currency, amount) => {
  expect(fromNumber(value, currency)).toEqual({ amount, currency })
})
