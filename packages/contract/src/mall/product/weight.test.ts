import { expect, it } from 'vitest'
import { kilogramsOf, typedGrams } from './weight.ts'

it.each([
  ['12', 12_000],
  ['0.4', 400],
  ['0,4', 400],
  ['0,400', 400],
  ['1.255', 1255],
  ['1,250', 1_250_000],
  ['١٢٫٥', 12_500],
  ['', null],
  ['heavy', undefined],
  ['1.2345', undefined],
])('reads %j as kilograms', (typed, grams) => {
  expect(typedGrams(typed)).toBe(grams)
})

it('reads a weight back as it wrote it', () => {
  for (const grams of [1, 250, 1255, 999_999, 50_000_000])
    expect(typedGrams(kilogramsOf(grams))).toBe(grams)
})
