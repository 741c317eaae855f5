import type { Variant } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { describe, expect, it } from 'vitest'
import { variantAt, variantWith } from './chosen-variant.ts'

const variant = (skuId: string, values: Record<string, string>, available: number): Variant => ({
  skuId,
  code: skuId,
  values,
  price: { amount: '10.00', currency: 'AED' },
  weightG: 1000,
  available,
})

const small = variant('small', { size: 's', pack: 'one' }, 0)
const large = variant('large', { size: 'l', pack: 'one' }, 3)
const box = variant('box', { size: 'l', pack: 'box' }, 3)
const variants = [small, large, box]

describe('the variant that is shown', () => {
  it('is that of the URL, or the first in stock [PR-2]', () => {
    expect(variantAt({ variants }, 'box')).toBe(box)
    expect(variantAt({ variants }, 'unknown')).toBe(large)
    expect(variantAt({ variants: [small] }, null)).toBe(small)
    expect(variantAt({ variants: [] }, null)).toBeUndefined()
  })

  it('keeps the other options where such a variant exists', () => {
    expect(variantWith(variants, large, { option: 'pack', value: 'box' })).toBe(box)
    expect(variantWith(variants, box, { option: 'size', value: 's' })).toBe(small)
    expect(variantWith(variants, small, { option: 'size', value: 'l' })).toBe(large)
  })
})
