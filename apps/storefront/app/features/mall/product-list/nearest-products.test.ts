import { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import { expect, it } from 'vitest'
import { nearestQuery } from './nearest-products.server.ts'

const asked = (query: object) => ProductQuery.parse(query)

it('goes by the words without what nothing has', () => {
  const without = { q: 'seal kit', phrase: '320b', total: 14 }
  expect(nearestQuery(asked({ q: 'seal kit 320b' }), { without, nearest: [] })).toMatchObject({
    q: 'seal kit',
    size: 4,
  })
})

it('gives up the filter that costs most, a chosen one or one that was read from the words', () => {
  const nearest = [{ filter: 'category', value: 'seal-kits', total: 3 }]
  const page = { without: null, nearest }
  const chosen = asked({ q: 'swing', category: 'seal-kits', condition: 'new' })
  expect(nearestQuery(chosen, page)).toMatchObject({ category: undefined, condition: 'new' })
  expect(nearestQuery(asked({ q: 'seal kit' }), page)).toMatchObject({ literal: 'category' })
  expect(nearestQuery(asked({ q: 'x' }), { without: null, nearest: [] })).toBeUndefined()
})
