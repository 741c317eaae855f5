import { expect, it } from 'vitest'
import { allLeft, isLastParcel, parcelLines } from './shipment.ts'

const LINES = [
  { orderLineId: 'teeth', quantity: 5, shippedQuantity: 2 },
  { orderLineId: 'filter', quantity: 1, shippedQuantity: 1 },
  { orderLineId: 'pins', quantity: 2, shippedQuantity: 0 },
]

it('packs what was not sent yet, without lines that are complete [OR-6]', () => {
  expect(parcelLines(LINES, allLeft(LINES))).toEqual([
    { orderLineId: 'teeth', quantity: 3 },
    { orderLineId: 'pins', quantity: 2 },
  ])
  expect(isLastParcel(LINES, allLeft(LINES))).toBe(true)
})

it('knows that something is left for another parcel [OR-6]', () => {
  const some = { ...allLeft(LINES), teeth: 1 }
  expect(isLastParcel(LINES, some)).toBe(false)
  expect(parcelLines(LINES, { ...some, pins: 0 })).toEqual([{ orderLineId: 'teeth', quantity: 1 }])
})
