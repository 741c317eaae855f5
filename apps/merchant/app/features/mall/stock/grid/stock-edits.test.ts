import type { StockRow } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { expect, it } from 'vitest'
import { adjustedRows, type StockEdits, withEdit } from './stock-edits.ts'

const ROW: StockRow = {
  skuId: 'teeth',
  productId: 'p',
  version: 3,
  code: 'IW-T18',
  name: 'Bucket tooth',
  variant: '',
  isActive: true,
  price: { amount: '62.00', currency: 'AED' },
  onHand: 12,
  held: 2,
  lowAt: null,
  isLow: false,
}

const NONE: StockEdits = new Map()

it('sends only what was changed, at the version that was read [PR-5]', () => {
  const edits = withEdit(withEdit(NONE, ROW, { price: '64.50' }), ROW, { onHand: 12 })
  expect(adjustedRows([ROW], edits)).toEqual([
    { skuId: 'teeth', version: 3, price: '64.50', onHand: null },
  ])
})

it('drops a change that was taken back [PR-5]', () => {
  const edits = withEdit(withEdit(NONE, ROW, { onHand: 9 }), ROW, { onHand: 12 })
  expect(edits.size).toBe(0)
})
