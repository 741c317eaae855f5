import type { SheetRow } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { expect, it } from 'vitest'
import { levelOf, savedCounts } from './sheet-level.ts'

const row = (onHand: number, given: Partial<SheetRow> = {}): SheetRow => ({
  skuId: 'teeth',
  productId: 'p',
  code: 'IW-T18',
  name: 'Bucket tooth',
  variant: '',
  picture: null,
  isForSale: true,
  price: '62.00',
  lowAt: null,
  stock: [
    { onHand, held: 2 },
    { onHand: 3, held: 3 },
  ],
  ...given,
})

it.each([
  [row(2), 0, 'soldOut'],
  [row(3), 0, 'enough'],
  [row(7), 5, 'low'],
  [row(7, { lowAt: 4 }), 5, 'enough'],
  [row(7, { lowAt: 9 }), 0, 'low'],
  [row(2, { lowAt: 0 }), 5, 'soldOut'],
] as const)(
  'tells by the limit of the variant or of the store how much is left [PR-5]',
  (one, lowAt, level) => {
    expect(levelOf(one, lowAt)).toBe(level)
  },
)

it('counts what is sold out as low, and leaves out what is not for sale [PR-5]', () => {
  const rows = [row(2), row(7), row(20), row(2, { isForSale: false }), row(20, { lowAt: 3 })]
  const sheet = { currency: 'AED', lowAt: 5, warehouses: [], rows, total: rows.length }
  expect(savedCounts(sheet)).toEqual({ soldOut: 1, low: 2, notForSale: 1, own: 1 })
})
