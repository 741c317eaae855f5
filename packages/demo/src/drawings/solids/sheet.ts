import { blend } from '../ink/gradient.ts'
import { relPath } from '../ink/path.ts'
import { atZ } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'
import { dot, type V2, type V3 } from '../space/vector.ts'

interface SheetOptions {
  /** Two points of its side view, the left one first. */
  from: V2
  to: V2
  /** Half its width. */
  half: number
  color: string
  /** With a second colour a gradient runs down the screen. */
  lower?: string
  /** The direction it is lit as if it faced. */
  normal: V3
}

const minus = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** One flat surface across the machine: a deck, an open top. Seen from below it is not drawn. */
export function sheet(st: Stage, o: SheetOptions): void {
  const { from, to, half, lower, normal } = o
  const origin = atZ(from, -half)
  const u = minus(atZ(to, -half), origin)
  const v = minus(atZ(from, half), origin)
  const up: V3 = [u[2] * v[1] - u[1] * v[2], u[0] * v[2] - u[2] * v[0], u[1] * v[0] - u[0] * v[1]]
  if (dot(up, st.view) <= 0) return
  const paint = st.shade(o.color, normal)
  const fill = lower ? st.grad(blend(paint, st.shade(lower, normal))) : paint
  const pts = [origin, atZ(to, -half), atZ(to, half), atZ(from, half)]
  st.add(`<path d="${relPath(pts.map(st.pt))}" fill="${fill}"/>`, pts, 1)
}
