import { expect, it } from 'vitest'
import { topOf } from './scale.ts'

it.each([
  [0, 2],
  [3, 4],
  [11, 12],
  [61, 80],
  [101, 120],
  [5981, 6000],
  [99_999, 100_000],
])('ends a scale for %i at %i', (most, top) => expect(topOf(most)).toBe(top))
