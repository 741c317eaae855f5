import { describe, expect, it } from 'vitest'
import { flank, points, points3, spanOf } from './points.ts'

describe('points', () => {
  it('are read as in an SVG polygon', () => {
    expect(points(`-1,2.5 3,4\n  5,6`)).toEqual([
      [-1, 2.5],
      [3, 4],
      [5, 6],
    ])
    expect(points3('1,2,3 4,5,6')).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
  })

  it.each(['1', '1,x', ''])('are refused when written as %j', (text) => {
    expect(() => points(text)).toThrow('Not a point')
  })

  it('refuse a point of the plane in space', () => {
    expect(() => points3('1,2')).toThrow('Not a point')
  })
})

it('spans lie about the middle, or on the side they are asked for', () => {
  expect(spanOf(40)).toEqual([-40, 40])
  expect(flank(1, 60, 80)).toEqual([60, 80])
  expect(flank(-1, 60, 80)).toEqual([-80, -60])
})
