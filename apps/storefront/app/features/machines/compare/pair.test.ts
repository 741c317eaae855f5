import { expect, test } from 'vitest'
import { pairAfter, pairOf } from './pair.ts'

const of = (search: string, count = 4) => pairOf(new URLSearchParams(search), count)

test('a phone shows the two machines that the address names', () => {
  expect(of('show=1,3')).toEqual([0, 2])
  expect(of('show=4,2')).toEqual([3, 1])
})

test('an address that names no two machines of the comparison shows the first two', () => {
  for (const search of ['', 'show=', 'show=2', 'show=2,2', 'show=0,1', 'show=1,5', 'show=1.5,2'])
    expect(of(search), search).toEqual([0, 1])
})

test('a column shows one machine after the other without the one beside it', () => {
  expect(pairAfter([0, 1], 0, 1, 4)).toEqual([2, 1])
  expect(pairAfter([2, 1], 0, 1, 4)).toEqual([3, 1])
  expect(pairAfter([3, 1], 0, 1, 4)).toEqual([0, 1])
  expect(pairAfter([0, 2], 1, -1, 4)).toEqual([0, 1])
  expect(pairAfter([0, 1], 1, -1, 3)).toEqual([0, 2])
})
