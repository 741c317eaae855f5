import { expect, it } from 'vitest'
import { liveryOf } from './livery.ts'

it.each([
  ['Caterpillar', 'yellow-black'],
  ['VOLVO CE', 'sand-yellow'],
  ['a make nobody knows', 'yellow-black'],
])('paints a machine of %s in %s', (make, livery) => {
  expect(liveryOf(make)).toBe(livery)
})

it('paints the excavators of every make in other colours', () => {
  // oxfmt-ignore
  const makes = [
    'Caterpillar', 'Komatsu', 'Volvo', 'Hyundai', 'JCB', 'Hitachi', 'SANY', 'Kobelco', 'Develon',
    'LiuGong', 'Liebherr', 'XCMG', 'Case',
  ]
  expect(new Set(makes.map(liveryOf)).size).toBe(makes.length)
})
