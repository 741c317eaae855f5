import { expect, it } from 'vitest'
import { isPickupCode, pickupCodeIn, trackingNoIn } from './scanned.ts'

it('takes the number of a parcel out of what a label says', () => {
  expect(trackingNoIn(' 4412 7781-9020\n')).toBe('44127781-9020')
  expect(trackingNoIn(']C1JD014600003721')).toBe('C1JD014600003721')
})

it('takes at most the eight digits of a pickup code', () => {
  expect(pickupCodeIn('40 71 18 05')).toBe('40711805')
  expect(pickupCodeIn('4071180599')).toBe('40711805')
  expect(isPickupCode(pickupCodeIn('4071'))).toBe(false)
})
