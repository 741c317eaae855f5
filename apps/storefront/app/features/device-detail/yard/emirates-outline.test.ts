import { describe, expect, it } from 'vitest'
import { OUTLINE_HEIGHT, OUTLINE_WIDTH, placeOf } from './emirates-outline.ts'

const SHARJAH = { latitude: 25.32, longitude: 55.62 }
const FUJAIRAH = { latitude: 25.12, longitude: 56.33 }
const MUSSAFAH = { latitude: 24.36, longitude: 54.5 }

describe('where a yard is on the drawing', () => {
  it('has Fujairah to the right of Sharjah, and Mussafah at the lower left', () => {
    const [sharjah, fujairah, mussafah] = [SHARJAH, FUJAIRAH, MUSSAFAH].map(placeOf)
    expect(fujairah?.x).toBeGreaterThan(sharjah?.x ?? Number.NaN)
    expect(mussafah?.x).toBeLessThan(sharjah?.x ?? Number.NaN)
    expect(mussafah?.y).toBeGreaterThan(sharjah?.y ?? Number.NaN)
  })

  it('has a yard far in the west at the edge, not outside', () => {
    const { x, y } = placeOf({ latitude: 22, longitude: 51.5 })
    expect(x).toBeGreaterThan(0)
    expect(y).toBeLessThan(OUTLINE_HEIGHT)
    expect(x).toBeLessThan(OUTLINE_WIDTH)
  })
})
