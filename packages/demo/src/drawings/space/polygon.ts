import { at } from '../list.ts'
import { dist, lerp, polar, type V2 } from './vector.ts'

export type Bounds = [left: number, low: number, right: number, high: number]

/** The sides of a closed outline, in order. */
export const sidesOf = (pts: V2[]): [V2, V2][] =>
  pts.map((p, i) => [p, at(pts, (i + 1) % pts.length)])

function area(pts: V2[]): number {
  let a = 0
  for (const [p, q] of sidesOf(pts)) a += p[0] * q[1] - q[0] * p[1]
  return a / 2
}

/** Counter-clockwise; the same array when it already is. */
export const ccw = (pts: V2[]): V2[] => (area(pts) < 0 ? pts.toReversed() : pts)

/** Which side of the line from a to b the point q lies on: positive to the left. */
const cross = (a: V2, b: V2, q: V2) => (b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0])

export const convex = (pts: V2[]): boolean =>
  sidesOf(pts).every(([a, b], i) => {
    const c = at(pts, (i + 2) % pts.length)
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) >= -1e-3
  })

function halfHull(sorted: V2[]): V2[] {
  const out: V2[] = []
  for (const q of sorted) {
    for (;;) {
      const a = out.at(-2)
      const b = out.at(-1)
      if (!a || !b || cross(a, b, q) > 0) break
      out.pop()
    }
    out.push(q)
  }
  out.pop()
  return out
}

export function hull(pts: V2[]): V2[] {
  const sorted = pts.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

export function circlePts(c: V2, r: number, n: number, from = 0, to = 360): V2[] {
  const full = Math.abs(to - from) >= 360
  const length = full ? n : n + 1
  return Array.from({ length }, (_, i) => polar(c, r, from + ((to - from) * i) / n))
}

/** Hull of circles [x, y, r]: a belt, a track, a rounded arm. */
export const belt = (circles: [number, number, number][], n: number): V2[] =>
  hull(circles.flatMap(([x, y, r]) => circlePts([x, y], r, n)))

/** Round the corners of a polygon; one radius or one per corner. */
export function round(pts: V2[], r: number | number[], steps = 3): V2[] {
  return pts.flatMap((p, i) => {
    const a = at(pts, (i + pts.length - 1) % pts.length)
    const b = at(pts, (i + 1) % pts.length)
    const want = typeof r === 'number' ? r : (r[i] ?? 0)
    const k = Math.min(want, dist(p, a) * 0.48, dist(p, b) * 0.48)
    if (k < 0.5) return [p]
    const start = lerp(p, a, k / dist(p, a))
    const end = lerp(p, b, k / dist(p, b))
    // Small corners need fewer points.
    const m = Math.min(steps, k < 5 ? 1 : k < 13 ? 2 : 3)
    return Array.from({ length: m + 1 }, (_, j) => {
      const t = j / m
      return lerp(lerp(start, p, t), lerp(p, end, t), t)
    })
  })
}

/** Points at even spacing along a closed outline. */
export function resample(pts: V2[], pitch: number): V2[] {
  const out: V2[] = []
  let left = 0
  for (const [a, b] of sidesOf(pts)) {
    const len = dist(a, b)
    let d = left
    for (; d < len; d += pitch) out.push(lerp(a, b, d / len))
    left = d - len
  }
  return out
}

export function inside(p: V2, poly: V2[]): boolean {
  let hit = false
  for (const [b, a] of sidesOf(poly)) {
    if (a[1] > p[1] === b[1] > p[1]) continue
    if (p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) hit = !hit
  }
  return hit
}

export function bounds(pts: V2[]): Bounds {
  const xs = pts.map((p) => p[0])
  const ys = pts.map((p) => p[1])
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Clip a polygon to a convex (or mostly convex) window. */
export function clipTo(window: V2[], subject: V2[]): V2[] {
  let out = subject
  for (const [p, q] of sidesOf(ccw(window))) {
    const side = (t: V2) => (q[0] - p[0]) * (t[1] - p[1]) - (q[1] - p[1]) * (t[0] - p[0])
    out = sidesOf(out).flatMap(([a, b]) => {
      const da = side(a)
      const db = side(b)
      const kept = da >= 0 ? [a] : []
      return da >= 0 === db >= 0 ? kept : [...kept, lerp(a, b, da / (da - db))]
    })
  }
  return out
}

/** A straight beam between two points, with half its height at either end. */
export function beam(a: V2, b: V2, ha: number, hb = ha): V2[] {
  const dir = Math.atan2(b[1] - a[1], b[0] - a[0])
  const [nx, ny] = [-Math.sin(dir), Math.cos(dir)]
  return [
    [a[0] + nx * ha, a[1] + ny * ha],
    [a[0] - nx * ha, a[1] - ny * ha],
    [b[0] - nx * hb, b[1] - ny * hb],
    [b[0] + nx * hb, b[1] + ny * hb],
  ]
}
