import type { GridRow } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { describe, expect, it } from 'vitest'
import { type GridEdits, givenRows, repriced, statesFrom, withEdit } from './grid-edits.ts'

const row = (deviceId: string, amount: string | null, state: GridRow['state'] = 'listed') => ({
  deviceId,
  version: 4,
  stockNo: deviceId,
  brandName: 'Caterpillar',
  model: '320',
  yearMade: 2019,
  state,
  price: amount === null ? null : { amount, currency: 'AED' },
  guidePercent: null,
})

const NONE: GridEdits = new Map()
const ROWS = [row('a', '1000.00'), row('b', null), row('c', '20.00', 'withdrawn')]
const [A, , C] = ROWS as [GridRow, GridRow, GridRow]

describe('the edits of the price grid [EQ-8]', () => {
  it('are what differs from the row', () => {
    const edits = withEdit(NONE, A, { price: '900.00' })
    expect(givenRows(ROWS, edits)).toEqual([{ id: 'a', version: 4, values: { price: '900.00' } }])
    expect(withEdit(edits, A, { price: '1000.00' }).size).toBe(0)
    expect(givenRows(ROWS, withEdit(edits, A, { price: null, state: 'reserved' }))).toEqual([
      { id: 'a', version: 4, values: { price: null, action: 'reserve' } },
    ])
  })

  it('move a machine only along its lifecycle, without what needs a reason', () => {
    expect(statesFrom('withdrawn')).toEqual(['withdrawn', 'listed'])
    expect(statesFrom('sold')).toEqual(['sold'])
    expect(statesFrom('pendingReview')).toEqual(['pendingReview', 'listed', 'withdrawn'])
    expect(givenRows(ROWS, withEdit(NONE, C, { state: 'listed' }))).toEqual([
      { id: 'c', version: 4, values: { action: 'relist' } },
    ])
  })

  it('change the prices of many rows where there is one', () => {
    const edits = repriced(NONE, ROWS, { amount: -100 })
    expect([...edits]).toEqual([['a', { price: '900.00' }]])
    expect([...repriced(edits, ROWS, { percent: 10 })]).toEqual([
      ['a', { price: '990.00' }],
      ['c', { price: '22.00' }],
    ])
  })
})
