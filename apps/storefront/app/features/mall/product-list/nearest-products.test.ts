import { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import { expect, it } from 'vitest'
import { nearestQuery } from './nearest-products.server.ts'

const asked = (query: object) => ProductQuery.parse(query)

it('goes by the words without what nothing has', () => {
  const without = { q: 'gasket', phrase: '320b', total: 14 }
  expect(nearestQuery(asked({ q: 'gasket 320b' }), { without, nearest: [] })).toMatchObject({
    q: 'gasket',
    size: 4,
  })
})

it('gives up the filter that costs most, a chosen one or one that was read from the words', () => {
  const nearest = [{ filter: 'category', value: 'gaskets', total: 3 }]
  const page = { without: null, nearest }
  const chosen = asked({ q: 'swing', category: 'gaskets', condition: 'new' })
  expect(nearestQuery(chosen, page)).toMatchObject({ category: undefined, condition: 'new' })
  expect(nearestQuery(asked({ q: 'gasket' }), page)).toMatchObject({ literal: 'category' })
  expect(nearestQuery(asked({ q: 'x' }), { without: null, nearest: [] })).toBeUndefined()
})
