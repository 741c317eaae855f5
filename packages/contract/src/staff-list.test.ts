import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { STAFF_PAGE_SIZES, staffListQuery, staffPage } from './staff-list.ts'

it('is asked for with a size of the two, an order of the list and a cursor [BO-2]', () => {
  const query = staffListQuery(['-updatedAt', 'name'])
  expect(query.parse({})).toEqual({ size: STAFF_PAGE_SIZES[0], sort: '-updatedAt' })
  expect(query.parse({ size: '100', sort: 'name', cursor: 'abc_-9' })).toEqual({
    size: STAFF_PAGE_SIZES[1],
    sort: 'name',
    cursor: 'abc_-9',
  })
  for (const wrong of [{ size: '7' }, { sort: '-name' }, { cursor: 'a b' }])
    expect(query.safeParse(wrong).success).toBe(false)
})

it('has rows, both cursors and the number of all rows', () => {
  const page = { rows: [{ name: 'a' }], next: 'abc', previous: null, total: 1_000_000 }
  expect(staffPage(z.object({ name: z.string() })).parse(page)).toEqual(page)
})
