import { describe, expect, it } from 'vitest'
import { scaleBetween } from './device-search.facets.rules.ts'

describe('the scale of a range', () => {
  it.each([
    [23_400, 1_873_000, false],
    [120, 18_400, false],
    [0.1, 5.2, false],
    [5200, 374_000, false],
    [7, 7, false],
  ])('from %d to %d covers both ends in a few equal, round steps', (low, high, whole) => {
    const { min, max, step, bars } = scaleBetween(low, high, whole)
    expect(min).toBeLessThanOrEqual(low)
    expect(max).toBeGreaterThanOrEqual(high)
    expect(bars).toBeLessThanOrEqual(26)
    expect(min + step * bars).toBeCloseTo(max, 6)
    expect(String(step).replace(/[0.]+$/, '').length).toBeLessThanOrEqual(5)
  })

  it('of years has one bar for each', () => {
    expect(scaleBetween(2004, 2024, true)).toMatchObject({ min: 2004, max: 2024, bars: 21 })
  })
})
