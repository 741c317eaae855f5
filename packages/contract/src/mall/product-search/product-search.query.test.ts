import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { productCategoryEndpoints } from '../product-category/product-category.endpoints.ts'
import { ProductQuery } from './product-search.query.ts'

it('a list is asked for by every code that a category can be given [PR-4]', () => {
  const { code } = productCategoryEndpoints.create.body.shape
  for (const each of ['filters', 'hydraulic-filters', 'hydraulicFilters', 'o-rings2']) {
    expect(z.safeParse(code, each).success).toBe(true)
    expect(z.safeParse(ProductQuery, { category: each }).success).toBe(true)
  }
  expect(z.safeParse(ProductQuery, { category: 'a b' }).success).toBe(false)
})
