import { expect, it } from 'vitest'
import { sortAfter, sortedBy } from './grid-sort.tsx'

const ROWS = [
  { id: 'a', price: 20 },
  { id: 'b', price: 100 },
  { id: 'c', price: 20 },
]

it.each([
  [false, ['a', 'c', 'b']],
  [true, ['b', 'a', 'c']],
])('sorts figures as figures and keeps equal rows in order, descending %s', (isDescending, ids) => {
  const sorted = sortedBy(ROWS, ({ price }) => price, { column: 'price', isDescending })
  expect(sorted.map(({ id }) => id)).toEqual(ids)
})

it('goes through both directions and back to the order of the rows', () => {
  const first = sortAfter(undefined, 'price', true)
  const second = sortAfter(first, 'price', true)
  expect([first, second]).toEqual([
    { column: 'price', isDescending: true },
    { column: 'price', isDescending: false },
  ])
  expect(sortAfter(second, 'price', true)).toBeUndefined()
  expect(sortAfter(second, 'title', false)).toEqual({ column: 'title', isDescending: false })
})
