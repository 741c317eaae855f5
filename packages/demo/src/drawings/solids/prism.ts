import { coarse, darker, lighter } from '../ink/color.ts'
import { relPath } from '../ink/path.ts'
import { at } from '../list.ts'
import { createFace, type Face } from '../space/face.ts'
import { rect, spanOf, type Depth, type Span } from '../space/points.ts'
import { bounds, ccw, convex, sidesOf } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import { dot, type Axis, type V2, type V3 } from '../space/vector.ts'
import { ageMarks, chips, dust, rimLight } from './wear.ts'

type DrawEdge = (f: Face, len: number) => void

/** A drawing on the edge face that passes nearest to a point: for outlines with rounded corners. */
export interface SideDrawing {
  at: V2
  draw: DrawEdge
}

interface PrismOptions {
  /** Drawn on the cap that faces the viewer. */
  detail?: (f: Face) => void
  /** Drawn on edge faces, by index in the outline; u runs along the extrusion, v along the edge. */
  edges?: Record<number, DrawEdge>
  sides?: SideDrawing[]
  /** Paint of single edge faces. */
  edgeColor?: Record<number, string>
  /** Throws a shadow; true unless said otherwise. */
  shadow?: boolean
  /** No gradient and no bright rim on the cap. */
  flat?: boolean
  /** No marks of age on the cap. */
  clean?: boolean
}

const INDEX = { x: 0, y: 1, z: 2 } as const

/** Planes: z -> (x, y), x -> (z, y), y -> (x, z). */
function lay(axis: Axis, [u, v]: V2, w: number): V3 {
  if (axis === 'z') return [u, v, w]
  return axis === 'x' ? [w, v, u] : [u, w, v]
}

/** An outline extruded along an axis. */
export function prism(
  st: Stage,
  axis: Axis,
  outline: V2[],
  span: Span,
  color: string,
  o: PrismOptions = {},
): void {
  const pts = ccw(outline)
  const low = pts.map((p) => lay(axis, p, span[0]))
  const high = pts.map((p) => lay(axis, p, span[1]))
  const edges = edgeMarks(st, axis, outline, span, color, o)
  st.add(edges + capMarks(st, axis, pts, span, color, o), [...low, ...high], 1)
  if (o.shadow !== false) st.castPrism(low, high, pts)
}

/** A prism across the machine, by far the most common solid. */
export const plate = (
  st: Stage,
  outline: V2[],
  depth: Depth,
  color: string,
  o?: PrismOptions,
): void => prism(st, 'z', outline, spanOf(depth), color, o)

export const box = (
  st: Stage,
  x: Span,
  y: Span,
  depth: Depth,
  color: string,
  o?: PrismOptions,
): void => plate(st, rect(x[0], y[0], x[1], y[1]), depth, color, o)

/** The faces round the outline that can be seen; neighbours of one shade share a path. */
function edgeMarks(
  st: Stage,
  axis: Axis,
  outline: V2[],
  [lo, hi]: Span,
  color: string,
  o: PrismOptions,
): string {
  const pts = ccw(outline)
  const n = pts.length
  const faces = sidesOf(pts).flatMap(([a, b], i) => {
    const across: V2 = [b[1] - a[1], a[0] - b[0]]
    const len = Math.hypot(...across)
    if (len < 0.05) return []
    const normal = lay(axis, [across[0] / len, across[1] / len], 0)
    if (dot(normal, st.view) < 0.012) return []
    const index = pts === outline ? i : (n - 2 - i + n) % n
    const corners = [lay(axis, a, lo), lay(axis, b, lo), lay(axis, b, hi), lay(axis, a, hi)]
    const middle = lay(axis, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], (lo + hi) / 2)
    return {
      index,
      near: dot(middle, st.view),
      shade: coarse(st.shade(o.edgeColor?.[index] ?? color, normal)),
      path: relPath(corners.map(st.pt)),
    }
  })
  if (!convex(pts)) faces.sort((a, b) => a.near - b.near)
  else if (!o.edges && !o.sides) faces.sort((a, b) => order(a.shade, b.shade))

  const drawings: Record<number, DrawEdge> = { ...o.edges }
  for (const side of o.sides ?? []) drawings[nearestEdge(outline, side.at)] = side.draw
  let mark = ''
  let run = ''
  let shade = ''
  const flush = () => {
    if (run) mark += `<path d="${run}" fill="${shade}" stroke="${shade}"/>`
    run = ''
  }
  for (const face of faces) {
    if (face.shade !== shade) {
      flush()
      shade = face.shade
    }
    run += face.path
    const draw = drawings[face.index]
    if (!draw) continue
    flush()
    mark += edgeDrawing(st, axis, outline, face.index, draw)
  }
  flush()
  return mark
}

const order = (a: string, b: string) => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function edgeDrawing(st: Stage, axis: Axis, outline: V2[], i: number, draw: DrawEdge): string {
  const a = at(outline, i)
  const b = at(outline, (i + 1) % outline.length)
  const len = Math.hypot(b[0] - a[0], b[1] - a[1])
  const along: V2 = [(b[0] - a[0]) / len, (b[1] - a[1]) / len]
  const out = lay(axis, [along[1], -along[0]], 0)
  const normal: V3 = dot(out, st.view) < 0 ? [-out[0], -out[1], -out[2]] : out
  const origin = lay(axis, a, 0)
  const edge = lay(axis, along, 0)
  // Upright prisms have u along the edge and v up, the others u along the extrusion.
  const face =
    axis === 'y'
      ? createFace(st, origin, edge, [0, 1, 0], normal)
      : createFace(st, origin, lay(axis, [0, 0], 1), edge, normal)
  draw(face, len)
  return face.svg()
}

function nearestEdge(pts: V2[], q: V2): number {
  let best = 0
  let score = 1e9
  sidesOf(pts).forEach(([a, b], i) => {
    const ex = b[0] - a[0]
    const ey = b[1] - a[1]
    const l2 = ex * ex + ey * ey || 1
    const t = Math.max(0, Math.min(1, ((q[0] - a[0]) * ex + (q[1] - a[1]) * ey) / l2))
    const d = Math.hypot(a[0] + ex * t - q[0], a[1] + ey * t - q[1]) - Math.sqrt(l2) * 0.01
    if (d < score) {
      score = d
      best = i
    }
  })
  return best
}

function capMarks(
  st: Stage,
  axis: Axis,
  pts: V2[],
  [lo, hi]: Span,
  color: string,
  o: PrismOptions,
): string {
  const facing = st.view[INDEX[axis]]
  if (Math.abs(facing) <= 0.015) return ''
  const top = facing > 0 ? hi : lo
  const normal = lay(axis, [0, 0], facing > 0 ? 1 : -1)
  const paint = st.shade(color, normal)
  const cap = pts.map((p) => st.pt(lay(axis, p, top)))
  const [left, upper, right, bottom] = bounds(cap)
  const big = (right - left) * (bottom - upper) > 500 && Math.abs(facing) > 0.12
  const upright = axis !== 'y'

  const fill = big && !o.flat && upright ? st.soft(paint) : paint
  let mark = `<path d="${relPath(cap)}" fill="${fill}" stroke="${darker(paint, 0.42)}" />`
  if (axis === 'z' && !o.flat) mark += rimLight(pts, cap, lighter(st.shade(color, [0, 1, 0]), 0.35))
  const face = createFace(
    st,
    lay(axis, [0, 0], top),
    lay(axis, [1, 0], 0),
    lay(axis, [0, 1], 0),
    normal,
  )
  o.detail?.(face)
  if (upright && big && !o.clean) ageMarks(face, pts, color)
  mark += face.svg()
  if (upright && big && !o.clean) mark += chips(st, cap, color)
  if (upright && big) mark += dust(st, cap)
  return mark
}
