import { expect, it } from 'vitest'
import { productListPath } from './product-list-path.ts'

it('names where goods arrive only when the list asks when they arrive', () => {
  expect(productListPath({ to: 'sharjah' })).toBe('/mall/list')
  expect(productListPath({ within: '2', to: 'sharjah' })).toBe('/mall/list?within=2&to=sharjah')
  expect(productListPath({ sort: 'soonest', to: 'ajman' })).toBe('/mall/list?to=ajman&sort=soonest')
  // The usual emirate is not written.
  expect(productListPath({ within: '2', to: 'dubai' })).toBe('/mall/list?within=2')
})
