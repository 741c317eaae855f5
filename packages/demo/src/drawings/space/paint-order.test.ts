import { describe, expect, it } from 'vitest'
import { paintOrder, type Part } from './paint-order.ts'
import type { Span } from './points.ts'

const part = (svg: string, x: Span, y: Span, z: Span): Part => ({
  svg,
  box: [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
  ],
  screen: [0, 0, 100, 100],
})

const order = (...parts: Part[]) => paintOrder(parts, [0.1, 0.2, 0.97]).map((p) => p.svg)

describe('the order of painting', () => {
  it('has what is farther away first', () => {
    const near = part('near', [0, 10], [0, 10], [20, 30])
    const far = part('far', [0, 10], [0, 10], [-30, -20])
    expect(order(near, far)).toEqual(['far', 'near'])
  })

  it('has what lies lower first when the camera looks from above', () => {
    const lid = part('lid', [0, 10], [10, 12], [0, 10])
    const box = part('box', [0, 10], [0, 10], [0, 10])
    expect(order(lid, box)).toEqual(['box', 'lid'])
  })

  it('keeps the order of drawing where boxes overlap', () => {
    const first = part('first', [0, 10], [0, 10], [0, 10])
    const second = part('second', [5, 15], [5, 15], [5, 15])
    expect(order(first, second)).toEqual(['first', 'second'])
  })
})
