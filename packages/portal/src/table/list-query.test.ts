import { staffListQuery } from '@ironsouq/contract/staff-list'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listQuery } from './list-query.ts'

const Query = z.extend(staffListQuery(['-updatedAt', 'price']), {
  q: z.optional(z.string()),
  state: z.optional(z.array(z.enum(['listed', 'sold']))),
})

const read = (search: string) => listQuery(Query, new URLSearchParams(search))

it('reads the query of a list from an address, one value or several [BO-2]', () => {
  expect(read('')).toEqual({ size: 50, sort: '-updatedAt' })
  expect(read('state=listed&q=320&size=100&sort=price')).toEqual({
    size: 100,
    sort: 'price',
    q: '320',
    state: ['listed'],
  })
  expect(read('state=listed&state=sold')).toMatchObject({ state: ['listed', 'sold'] })
})

it('leaves out what the list does not know', () => {
  expect(read('size=7&sort=colour&state=stolen&columns=a&density=dense&q=')).toEqual({
    size: 50,
    sort: '-updatedAt',
  })
})
