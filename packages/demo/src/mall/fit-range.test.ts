import { isFitRange } from '@ironsouq/contract/mall/product/product-fit'
import { describe, expect, it } from 'vitest'
import { isOfModel, rangeOf } from './fit-range.ts'
import { familyOf } from './fit.ts'
import { demoProducts } from './products.ts'
import { textOf } from './texts.ts'

const products = demoProducts()
const ofModel = products.filter(({ draft }) => isOfModel(draft))

describe('the parts of the demo', () => {
  it('fit machines of one generation and are named after each of them', () => {
    expect(ofModel.length).toBeGreaterThan(1000)
    for (const product of ofModel) {
      const { name } = textOf('en', product)
      for (const { model } of product.draft.fits ?? []) expect(name).toContain(model)
    }
    const cat = ofModel.flatMap(({ draft }) => draft.fits ?? [])
    const named = (model: string) => cat.find((each) => each.model === model)
    for (const model of ['320', '320B', '320D']) {
      const anchor = named(model)
      expect(anchor && familyOf(anchor).map((each) => each.model)).toEqual([model])
    }
  })

  it('state ranges that have an order, some by serial number and some by year', () => {
    const ranges = ofModel.flatMap((product) =>
      (product.draft.fits ?? []).map((model) => rangeOf(product, model)),
    )
    expect(ranges.every(isFitRange)).toBe(true)
    expect(ranges.filter(({ serialFrom }) => serialFrom !== null).length).toBeGreaterThan(100)
    expect(ranges.filter(({ yearFrom }) => yearFrom !== null).length).toBeGreaterThan(100)
  })
})
