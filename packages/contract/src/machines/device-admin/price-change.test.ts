import { expect, it } from 'vitest'
import { changedPrice, type PriceChange } from './price-change.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })

it.each([
  ['209000.00', { percent: -3 }, '202730.00'],
  ['205189.50', { percent: -3 }, '199034.00'],
  ['100.00', { percent: 0.5 }, '101.00'],
  ['209000.00', { amount: -1500 }, '207500.00'],
  ['900.40', { amount: 100 }, '1000.00'],
] as const)('%s changed by %j is %s [EQ-8]', (price, by, expected) => {
  expect(changedPrice(aed(price), by)).toEqual(aed(expected))
})

it.each<PriceChange>([{ amount: -900 }, { amount: -1000 }, { percent: -90 }])(
  'is refused where nothing would be left: %j',
  (by) => {
    expect(changedPrice(aed('900.00'), by)).toEqual('percent' in by ? aed('90.00') : undefined)
  },
)
