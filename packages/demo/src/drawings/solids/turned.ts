import { darker, lighter } from '../ink/color.ts'
import { relPath } from '../ink/path.ts'
import { svg } from '../ink/svg.ts'
import { at } from '../list.ts'
import { hull } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import { rad, type V2, type V3 } from '../space/vector.ts'

/** A band round a body that lies along x: only its visible half is drawn. */
export function hoop(st: Stage, x: number, ring: V2[], w: number, color: string): void {
  const n = ring.length
  const middle = ring.reduce((s, p): V2 => [s[0] + p[0] / n, s[1] + p[1] / n], [0, 0])
  const seen = ring.map(
    (p) => (p[0] - middle[0]) * st.view[2] + (p[1] - middle[1]) * st.view[1] > 0,
  )
  const start = seen.findIndex((v, i) => v && !seen[(i + n - 1) % n])
  if (start < 0) return
  const pts: V3[] = []
  for (let i = 0; i < n && seen[(start + i) % n]; i++) {
    const p = at(ring, (start + i) % n)
    pts.push([x, p[1], p[0]])
  }
  if (pts.length < 2) return
  const d = relPath(pts.map(st.pt), false)
  const paint = st.shade(color, [0, 0.4, 0.9])
  st.add(
    svg`
      <path d="${d}" fill="none" stroke="${darker(paint, 0.3)}" stroke-width="${w}"/>
      <path d="${d}" fill="none" stroke="${paint}" stroke-width="${w * 0.6}"/>`,
    pts,
    w,
  )
}

/** A body turned round an axis in the x-y plane: [distance, radius] from `o` along `deg`. */
export function lathe(
  st: Stage,
  o: V3,
  deg: number,
  rings: V2[],
  paintOf: (ring: number) => string,
): void {
  const c = Math.cos(rad(deg))
  const s = Math.sin(rad(deg))
  const circles = rings.map(([d, r]) =>
    Array.from({ length: 20 }, (_, i): V3 => {
      const a = (i / 20) * Math.PI * 2
      const u = Math.cos(a) * r
      const v = Math.sin(a) * r
      return [o[0] + c * d + -s * u, o[1] + s * d + c * u, o[2] + v]
    }),
  )
  const bands = circles
    .slice(1)
    .map((b, i) => ({ paint: paintOf(i), pts: [...at(circles, i), ...b] }))
  const forward = c * st.view[0] + s * st.view[1] > 0
  let mark = ''
  for (const { paint, pts } of forward ? bands : bands.toReversed()) {
    const fill = st.grad([
      [0, st.shade(lighter(paint, 0.12), [0, 0.95, 0.3])],
      [0.35, st.shade(paint, [0, 0.35, 0.93])],
      [0.72, st.shade(paint, [0, -0.3, 0.95])],
      [1, st.shade(darker(paint, 0.3), [0, -0.9, 0.3])],
    ])
    mark += `<path d="${relPath(hull(pts.map(st.pt)))}" fill="${fill}"/>`
  }
  const end = at(circles, forward ? circles.length - 1 : 0)
  const endPaint = paintOf(forward ? rings.length - 2 : 0)
  const endShade = st.shade(endPaint, forward ? [c, s, 0] : [-c, -s, 0])
  mark += `<path d="${relPath(end.map(st.pt))}" fill="${endShade}"/>`
  st.add(mark, circles.flat(), 1)
  for (const { pts } of bands) st.castHull(pts)
}
