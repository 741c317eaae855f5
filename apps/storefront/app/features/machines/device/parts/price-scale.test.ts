import { describe, expect, it } from 'vitest'
import { scaleOf, trendOf } from './price-scale.ts'

describe('a scale', () => {
  it('counts in round steps around its values', () => {
    expect(scaleOf([222_000, 259_000], 4).ticks).toEqual([
      220_000, 230_000, 240_000, 250_000, 260_000,
    ])
    expect(scaleOf([5600, 10_200], 4).ticks).toEqual([4000, 6000, 8000, 10_000, 12_000])
  })

  it('counts years one by one where they are few', () => {
    expect(scaleOf([2012, 2016], 4).ticks).toEqual([2012, 2013, 2014, 2015, 2016])
    expect(scaleOf([2015, 2016], 4).ticks).toEqual([2015, 2016])
    expect(scaleOf([2009, 2016], 4).ticks).toEqual([2008, 2010, 2012, 2014, 2016])
  })

  it('says how far along a value is', () => {
    const { at } = scaleOf([200, 300], 4)
    expect([200, 250, 300].map(at)).toEqual([0, 50, 100])
  })

  it('holds a single value', () => {
    const { ticks, at } = scaleOf([236_000], 4)
    expect(ticks.length).toBeGreaterThan(1)
    expect(at(236_000)).toBeGreaterThanOrEqual(0)
    expect(at(236_000)).toBeLessThanOrEqual(100)
  })
})

describe('a trend', () => {
  it('goes through dots that lie on a line', () => {
    const dots = [0, 50, 100].map((x) => ({ x, y: 100 - x }))
    expect(trendOf(dots)).toEqual([
      { x: 0, y: 100 },
      { x: 100, y: 0 },
    ])
  })

  it('does not exist where all have worked the same', () => {
    const dots = [
      { x: 5, y: 1 },
      { x: 5, y: 9 },
    ]
    expect(trendOf(dots)).toBeNull()
  })
})
