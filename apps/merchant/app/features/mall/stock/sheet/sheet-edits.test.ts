import type { SheetRow } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { expect, it } from 'vitest'
import {
  cellKey,
  countsOf,
  faultOf,
  fitting,
  type SheetEdits,
  toSave,
  withChanges,
  withoutSaved,
} from './sheet-edits.ts'

const PLACES = {
  currency: 'AED',
  warehouses: [
    { warehouseId: 'sharjah', name: 'Sharjah' },
    { warehouseId: 'dubai', name: 'Dubai' },
  ],
}
const ROW: SheetRow = {
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
    { onHand: 12, held: 2 },
    { onHand: 0, held: 0 },
  ],
}
const NONE: SheetEdits = new Map()
const byId = (row: SheetRow) => new Map([[row.skuId, row]])
const typed = (cells: Record<string, string>, row = ROW) =>
  withChanges(
    NONE,
    PLACES,
    Object.entries(cells).map(([cell, value]) => ({ row, cell, value })),
  )

it('sends only the cells that were changed, each with what it was read as [PR-5]', () => {
  const edits = typed({ price: '64,50', sharjah: '12', dubai: '٣', lowAt: '4' })
  expect(toSave(edits, PLACES, byId(ROW))).toEqual([
    {
      skuId: 'teeth',
      price: { from: '62.00', to: '64.50' },
      lowAt: { from: null, to: 4 },
      stock: [{ warehouseId: 'dubai', from: 0, to: 3 }],
    },
  ])
})

it('drops a change that was taken back or emptied, and an own limit goes back to the one of the store [PR-5]', () => {
  const edits = typed({ price: '64', sharjah: '9' })
  const back = [
    { row: ROW, cell: 'price', value: '' },
    { row: ROW, cell: 'sharjah', value: '12' },
  ]
  expect(withChanges(edits, PLACES, back).size).toBe(0)
  const limited = { ...ROW, lowAt: 10 }
  expect(toSave(typed({ lowAt: '' }, limited), PLACES, byId(limited))).toMatchObject([
    { lowAt: { from: 10, to: null } },
  ])
})

it.each([
  ['sharjah', '12 pcs', { kind: 'notCount', typed: '12 pcs', saved: '12' }],
  ['price', 'dear', { kind: 'notPrice', typed: 'dear', saved: '62.00' }],
  ['price', '0', { kind: 'notPrice', typed: '0', saved: '62.00' }],
  ['sharjah', '1', { kind: 'held', held: 2, saved: '12' }],
])('keeps %s "%s" in its cell with the reason and out of the save [PR-5]', (cell, value, fault) => {
  const edits = typed({ [cell]: value, dubai: '5' })
  expect(faultOf(PLACES, ROW, edits.get('teeth'))).toEqual({ cell, fault })
  expect(countsOf(edits, PLACES, byId(ROW))).toEqual({ cells: 2, wrong: 1 })
  expect(toSave(edits, PLACES, byId(ROW))).toMatchObject([
    { price: null, stock: [{ warehouseId: 'dubai', to: 5 }] },
  ])
})

it('shows both values when someone else saved another one, and drops what is saved [PR-5]', () => {
  const edits = typed({ price: '65' })
  const theirs = { ...ROW, price: '64.00' }
  expect(faultOf(PLACES, theirs, edits.get('teeth'))).toEqual({
    cell: 'price',
    fault: { kind: 'changed', typed: '65.00', saved: '64.00' },
  })
  expect(toSave(edits, PLACES, byId(theirs))).toEqual([])
  // Typed again beside the present value, it is meant.
  const again = withChanges(edits, PLACES, [{ row: theirs, cell: 'price', value: '65' }])
  expect(faultOf(PLACES, theirs, again.get('teeth'))).toBeUndefined()
  expect(fitting(edits, PLACES, byId({ ...ROW, price: '65.00' })).size).toBe(0)
})

it('keeps what was refused or typed again while it was saved [PR-5]', () => {
  const edits = typed({ price: '65', sharjah: '9', dubai: '4' })
  const sent = toSave(edits, PLACES, byId(ROW))
  const meanwhile = withChanges(edits, PLACES, [{ row: ROW, cell: 'dubai', value: '7' }])
  const left = withoutSaved(meanwhile, sent, new Set([cellKey('teeth', 'sharjah')]))
  expect(left.get('teeth')).toEqual({
    sharjah: { from: '12', typed: '9' },
    dubai: { from: '0', typed: '7' },
  })
})
