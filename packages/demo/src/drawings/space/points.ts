import { round } from './polygon.ts'
import type { V2, V3 } from './vector.ts'

/** From, to along an axis. */
export type Span = [lo: number, hi: number]
/** Half a width, lying evenly about the middle of the machine, or a span. */
export type Depth = number | Span

export const spanOf = (depth: Depth): Span => (typeof depth === 'number' ? [-depth, depth] : depth)

/** The span of a part on one side (-1 far, 1 near), between two distances from the middle. */
export const flank = (side: number, inner: number, outer: number): Span =>
  side > 0 ? [inner, outer] : [-outer, -inner]

const split = (text: string) => text.trim().split(/\s+/)

/** Written as in the `points` of an SVG polygon: "x,y x,y", with any white space between. */
export const points = (text: string): V2[] =>
  split(text).map((point) => {
    const [x = NaN, y = NaN] = point.split(',').map(Number)
    if (Number.isNaN(x + y)) throw new Error(`Not a point: "${point}"`)
    return [x, y]
  })

/** The same in space: "x,y,z x,y,z". */
export const points3 = (text: string): V3[] =>
  split(text).map((point) => {
    const [x = NaN, y = NaN, z = NaN] = point.split(',').map(Number)
    if (Number.isNaN(x + y + z)) throw new Error(`Not a point: "${point}"`)
    return [x, y, z]
  })

/** An outline with its corners rounded; one radius or one per corner. */
export const rounded = (text: string, r: number | number[]): V2[] => round(points(text), r)

export const rect = (x0: number, y0: number, x1: number, y1: number): V2[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

export const xy = (x: number, y: number): V2 => [x, y]
export const xyz = (x: number, y: number, z: number): V3 => [x, y, z]
export const atZ = (p: V2, z: number): V3 => [p[0], p[1], z]
export const by = (p: V2, dx: number, dy: number): V2 => [p[0] + dx, p[1] + dy]
export const shift = (pts: V2[], [dx, dy]: V2): V2[] => pts.map(([x, y]) => [x + dx, y + dy])

/** A line across the machine: an axle, a cross tube. */
export const across = (x: number, y: number, half: number): [V3, V3] => [
  [x, y, -half],
  [x, y, half],
]
