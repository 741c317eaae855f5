import { describe, expect, it } from 'vitest'
import type { Guide } from './device.schema.ts'
import { guidePlace } from './guide-place.ts'

const guide = (low: number, high: number): Guide => ({
  low: { amount: `${low}.00`, currency: 'AED' },
  high: { amount: `${high}.00`, currency: 'AED' },
  basis: 'sold',
  soldCount: 8,
})

describe('where a price stands against its guide', () => {
  it.each([
    [131, 138, 164, 'device.guideBelow'],
    [184, 176, 206, 'device.guideWithin'],
    [236, 222, 258, 'device.guideWithin'],
    [232, 214, 240, 'device.guideWithin'],
    [436, 396, 444, 'device.guideWithin'],
    [288, 252, 282, 'device.guideAbove'],
  ])('is, at %i in %i to %i, %s', (price, low, high, word) => {
    expect(guidePlace(price, guide(low, high)).word).toBe(word)
  })

  it('stays on the tape, however far away the price is', () => {
    expect(guidePlace(1, guide(200, 300)).at).toBe(2)
    expect(guidePlace(9999, guide(200, 300)).at).toBe(98)
    expect(guidePlace(250, guide(200, 300)).at).toBe(50)
    expect(guidePlace(200, guide(200, 200)).at).toBe(27)
  })
})
