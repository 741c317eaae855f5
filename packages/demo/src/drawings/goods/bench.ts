import { at } from '../list.ts'
import { points, points3 } from '../space/points.ts'
import { ccw, sidesOf } from '../space/polygon.ts'
import { rad, sum, type Axis, type V2, type V3 } from '../space/vector.ts'

/** How a surface takes the light. */
export interface Look {
  gloss?: number
  /** A higher value makes a smaller highlight. */
  soft?: number
  /** Seen from behind, too. */
  both?: boolean
  /** Brighter or darker than the light makes it. */
  lift?: number
}

export interface Face {
  pts: V3[]
  /** The hole of a flat ring. */
  ring?: V3[]
  color: string
  look: Look
}

export type Item =
  | { kind: 'solid'; faces: Face[]; isShadowed: boolean }
  | { kind: 'line'; pts: V3[]; r: number; color: string; gloss: number }

export interface TurnedLook extends Look {
  /** Faces of a whole turn. */
  n?: number
  from?: number
  to?: number
  /** Pleats: every other corner is so much nearer to the axis. */
  star?: number
  /** The colour of the band that ends at a point of the profile. */
  bands?: Record<number, string>
}

const spotsOf = (given: string | V3[]) => (typeof given === 'string' ? points3(given) : given)
const pointsOf = (given: string | V2[]) => (typeof given === 'string' ? points(given) : given)

type Frame = readonly [V3, V3, V3]

const UPRIGHT: Frame = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]
const FULL = Math.PI * 2

const through = (frame: Frame, v: V3): V3 => [
  v[0] * frame[0][0] + v[1] * frame[1][0] + v[2] * frame[2][0],
  v[0] * frame[0][1] + v[1] * frame[1][1] + v[2] * frame[2][1],
  v[0] * frame[0][2] + v[1] * frame[1][2] + v[2] * frame[2][2],
]

/** Degrees about x, then y, then z. */
function spun([x, y, z]: V3, [a, b, c]: V3): V3 {
  const [y1, z1] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)]
  const [x2, z2] = [x * Math.cos(b) + z1 * Math.sin(b), -x * Math.sin(b) + z1 * Math.cos(b)]
  return [x2 * Math.cos(c) - y1 * Math.sin(c), x2 * Math.sin(c) + y1 * Math.cos(c), z2]
}

function along(axis: Axis, t: number, a: number, b: number): V3 {
  if (axis === 'x') return [t, a, b]
  return axis === 'y' ? [b, t, a] : [a, b, t]
}

/**
 * Collects the bodies of a product in centimetres: x to the right, y up, z towards the reader.
 * Bodies are painted in the order they are given, so the far ones come first.
 */
export function createBench() {
  const items: Item[] = []
  let open: Face[] | undefined
  let origin: V3 = [0, 0, 0]
  let frame: Frame = UPRIGHT

  const world = (v: V3): V3 => sum(origin, through(frame, v))

  /** Everything drawn inside moves and turns together. */
  function place(to: V3, turns: V3, draw: () => void): void {
    const before = { origin, frame }
    const angles: V3 = [rad(turns[0]), rad(turns[1]), rad(turns[2])]
    origin = sum(origin, through(frame, to))
    frame = [
      through(before.frame, spun(UPRIGHT[0], angles)),
      through(before.frame, spun(UPRIGHT[1], angles)),
      through(before.frame, spun(UPRIGHT[2], angles)),
    ]
    draw()
    origin = before.origin
    frame = before.frame
  }

  /** One body: its faces are sorted among themselves. */
  function body(draw: () => void, isShadowed = true): void {
    if (open) return draw()
    const faces: Face[] = []
    open = faces
    draw()
    items.push({ kind: 'solid', faces, isShadowed })
    open = undefined
  }

  /** A mark on a surface, which throws no shadow. */
  const mark = (draw: () => void): void => body(draw, false)

  function face(pts: string | V3[], color: string, look: Look = {}, ring?: V3[]): void {
    const one: Face = { pts: spotsOf(pts).map(world), color, look }
    if (ring) one.ring = ring.map(world)
    if (open) open.push(one)
    else items.push({ kind: 'solid', faces: [one], isShadowed: true })
  }

  /** A round thing that bends: hose, cable, handle. */
  const line = (pts: string | V3[], r: number, color: string, gloss = 0.5): void => {
    items.push({ kind: 'line', pts: spotsOf(pts).map(world), r, color, gloss })
  }

  /** An outline in x and y, pulled along z. */
  function prism(outline: string | V2[], [near, far]: V2, color: string, look: Look = {}): void {
    const pts = ccw(pointsOf(outline))
    body(() => {
      for (const [a, b] of sidesOf(pts))
        face(
          [
            [...a, near],
            [...b, near],
            [...b, far],
            [...a, far],
          ],
          color,
          look,
        )
      face(
        pts.map(([x, y]): V3 => [x, y, far]),
        color,
        look,
      )
      face(
        pts.toReversed().map(([x, y]): V3 => [x, y, near]),
        color,
        look,
      )
    })
  }

  const box = ([x, y, z]: V3, [w, h, d]: V3, color: string, look: Look = {}): void =>
    prism(`${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`, [z, z + d], color, look)

  /** A profile turned about an axis. A flat step of a whole turn is one ring. */
  function turned(axis: Axis, given: string | V2[], color: string, look: TurnedLook = {}): void {
    const { n = 72, from = 0, to = FULL, star, bands = {} } = look
    const profile = pointsOf(given)
    const isWhole = to - from > FULL - 0.01
    const point = (t: number, r: number, k: number): V3 => {
      const angle = from + ((to - from) * k) / n
      const reach = star !== undefined && k % 2 === 1 ? r * star : r
      return along(axis, t, Math.cos(angle) * reach, Math.sin(angle) * reach)
    }
    const loop = (t: number, r: number) => Array.from({ length: n }, (_, k) => point(t, r, k))
    body(() => {
      for (let step = 0; step + 1 < profile.length; step++) {
        const [t0, r0] = at(profile, step)
        const [t1, r1] = at(profile, step + 1)
        const tone = bands[step + 1] ?? color
        if (isWhole && Math.abs(t0 - t1) < 1e-6) {
          const outer = loop(t0, Math.max(r0, r1))
          const inner = Math.min(r0, r1)
          // A falling radius looks along the axis.
          const pts = r0 > r1 ? outer : outer.toReversed()
          face(pts, tone, look, inner > 0.01 ? loop(t0, inner) : undefined)
          continue
        }
        for (let k = 0; k < n; k++) {
          const pts = [
            point(t0, r0, k),
            point(t0, r0, k + 1),
            point(t1, r1, k + 1),
            point(t1, r1, k),
          ]
          face(pts, tone, look)
        }
      }
    })
  }

  /** A hexagon head or nut. */
  const nut = (axis: Axis, [t, h, r]: V3, color: string): void =>
    turned(axis, `${t},${r} ${t + h},${r} ${t + h},0`, color, { n: 6, gloss: 0.3 })

  return { items, place, body, mark, face, line, prism, box, turned, nut }
}

export type Bench = ReturnType<typeof createBench>
