import { expect, it } from 'vitest'
import { liveryOf } from './livery.ts'

it.each([
  ['Caterpillar', 'yellow-black'],
  ['VOLVO CE', 'sand-yellow'],
  ['a make nobody knows', 'yellow-black'],
])('paints a machine of %s in %s', (make, livery) => {
  expect(liveryOf(make)).toBe(livery)
})
