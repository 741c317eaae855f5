import { CART_LINES_MAX } from '@ironsouq/contract/mall/cart/cart.limits'
import { QUANTITY_MAX } from '@ironsouq/contract/mall/order/order.limits'
import { describe, expect, it } from 'vitest'
import { startMerge, undoMerge, withMore } from './cart-edits.ts'
import { isLocalCart, type LocalLine } from './cart-lines.ts'

const line = (skuId: string, quantity = 1): LocalLine => ({
  skuId,
  quantity,
  isChecked: true,
  seen: null,
})

describe('the cart in the browser', () => {
  it('adds a line, or pieces to the line that is there, up to the limits', () => {
    const lines = withMore([line('a', 2)], { skuId: 'b', quantity: 3 }) ?? []
    expect(lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      ['b', 3],
      ['a', 2],
    ])
    expect(withMore(lines, { skuId: 'a', quantity: QUANTITY_MAX })?.[1]?.quantity).toBe(
      QUANTITY_MAX,
    )
    const full = Array.from({ length: CART_LINES_MAX }, (_, n) => line(String(n)))
    expect(withMore(full, { skuId: 'new', quantity: 1 })).toBeUndefined()
    expect(withMore(full, { skuId: '0', quantity: 1 })?.[0]?.quantity).toBe(2)
  })

  it('repeats a merge that was not confirmed with its key, and loses nothing that came after', () => {
    const started = startMerge({ lines: [line('a')], merging: null }, 'first')
    expect(started).toEqual({ lines: [], merging: { key: 'first', lines: [line('a')] } })
    const later = { ...started, lines: [line('b')] }
    expect(startMerge(later, 'second')).toEqual(later)
    expect(undoMerge(later)).toEqual({ lines: [line('b'), line('a')], merging: null })
  })

  it('starts no merge without lines', () => {
    expect(startMerge({ lines: [], merging: null }, 'key').merging).toBeNull()
  })

  it('does not trust what is stored', () => {
    expect(isLocalCart({ lines: [line('a')], merging: null })).toBe(true)
    expect(isLocalCart({ lines: [], merging: { key: 'k', lines: [line('a')] } })).toBe(true)
    for (const wrong of [null, [], { lines: [] }, { lines: [{ skuId: 1 }], merging: null }])
      expect(isLocalCart(wrong)).toBe(false)
  })
})
