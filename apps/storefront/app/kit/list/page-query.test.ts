import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { describe, expect, it } from 'vitest'
import { lastPage, pathFor, readQuery } from './page-query.ts'

const read = (search: string) =>
  readQuery(favoriteEndpoints.list.query, new URLSearchParams(search))

describe('the address of a list [RT-24]', () => {
  it('is read, and what cannot be read is left out', () => {
    expect(read('filter=sold&current=3')).toMatchObject({ filter: 'sold', current: 3 })
    expect(read('filter=nonsense&sort=price&current=-1')).toMatchObject({
      filter: 'all',
      sort: 'price',
      current: 1,
    })
  })

  it('says nothing that silence says', () => {
    const silent = { filter: 'all', sort: 'changed', current: 1 }
    expect(pathFor('/saved', { ...silent, filter: 'sold', current: 2 }, silent)).toBe(
      '/saved?filter=sold&current=2',
    )
    expect(pathFor('/saved', silent, silent)).toBe('/saved')
  })

  it('has a first page even of nothing', () => {
    expect([lastPage(0, 24), lastPage(24, 24), lastPage(25, 24)]).toEqual([1, 1, 2])
  })
})
