import { darker, lighter, mix } from '../ink/color.ts'
import { blend, via } from '../ink/gradient.ts'
import { relPath } from '../ink/path.ts'
import { svg } from '../ink/svg.ts'
import { createFace, type Face } from '../space/face.ts'
import { atZ } from '../space/points.ts'
import { circlePts, hull } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import type { V2, V3 } from '../space/vector.ts'
import { treadMarks, tyres, tyreWall, type TyreName } from './tyre.ts'

interface WheelOptions {
  rim: string
  /** As a share of the wheel's radius. */
  rimR?: number
  lug: TyreName
  hub?: 'planet' | 'truck'
}

const RUBBER = '#2b2a29'

/** A tyre on a rim, axle along z, standing where its lowest point is y - r. */
export function wheel(
  st: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  r: number,
  o: WheelOptions,
): void {
  const c: V2 = [x, y]
  const near = st.view[2] > 0 ? 1 : -1
  const zn = z + (near * width) / 2
  const zf = z - (near * width) / 2
  const shoulder = width * 0.14 * near
  const normal: V3 = [0, 0, near]
  const rubber = st.shade(RUBBER, normal)
  const tread = st.shade(RUBBER, [-Math.sign(st.turned || 1) * 0.9, 0.3, 0.2])
  const ring = (k: number, at: number, n = 30): V3[] =>
    circlePts(c, r * k, n).map((p) => atZ(p, at))
  const outer = hull(
    [
      ...ring(1, zn - shoulder),
      ...ring(1, zf + shoulder),
      ...ring(0.93, zn),
      ...ring(0.93, zf),
    ].map(st.pt),
  )
  const roundness = st.grad(via(lighter(tread, 0.12), 0.5, tread, darker(tread, 0.35)))
  const body =
    `<path d="${relPath(outer)}" fill="${roundness}" stroke="${darker(rubber, 0.5)}"` +
    ` stroke-width=".8"/>`
  const tyre = tyres[o.lug]
  const marks = treadMarks(st, c, r, [zf + shoulder, zn - shoulder], tyre, tread)

  const lugs = createFace(st, [0, 0, zn - shoulder], [1, 0, 0], [0, 1, 0], normal)
  if (tyre.lugs) {
    const pitch = (2 * Math.PI * r) / tyre.lugs
    const dash = svg`${pitch * 0.56} ${pitch * 0.44}`
    const w = r * tyre.depth * 1.25
    lugs.circle(c, r * (1 - tyre.depth / 2), 'none', { stroke: '#3a3836', w, dash })
  }
  const wall = createFace(st, [0, 0, zn], [1, 0, 0], [0, 1, 0], normal)
  const { rimR = 0.56 } = o
  sideWall(wall, c, r, rubber, tyre.lugs > 0 && z * near > 0)
  // The far wheels are mostly hidden: a plain disc is enough.
  if (z * near < 0) {
    wall.circle(c, r * rimR, darker(o.rim, 0.3)).circle(c, r * 0.3, darker(o.rim, 0.55))
  } else {
    rim(wall, c, r * rimR, o)
  }
  if (st.close && z * near > 0) tyreWall(wall, c, r, rimR, tyre.size)
  st.add(body + marks + lugs.svg() + wall.svg(), [...ring(1, zn, 8), ...ring(1, zf, 8)], 2)
  st.castHull([...ring(1, zn, 14), ...ring(1, zf, 14)])
}

function sideWall(f: Face, c: V2, r: number, rubber: string, lugged: boolean): void {
  const { st } = f
  const bulge = st.radial([
    [0, rubber],
    [0.62, darker(rubber, 0.35)],
    [0.7, lighter(rubber, 0.1)],
    [0.88, rubber],
    [1, darker(rubber, 0.3)],
  ])
  f.circle(c, r * 0.94, bulge, { raw: true })
  f.circle(c, r * 0.8, 'none', { stroke: '#47433f', w: 1, o: 0.7 })
  if (lugged) {
    const dash = svg`${r * 0.1} ${r * 0.135}`
    f.circle(c, r * 0.885, 'none', { stroke: '#1a1918', w: r * 0.1, dash, o: 0.55 })
  }
  if (st.wear > 0.1) {
    const o = Math.min(0.34, st.wear * 0.5)
    f.circle(c, r * 0.87, 'none', { stroke: '#b39468', w: r * 0.13, o })
  }
}

/** A ring of bolt heads as a dashed line: its ink. */
export const boltRing = (r: number, count: number, stroke: string, w: number) => ({
  stroke,
  w,
  dash: svg`0 ${(2 * Math.PI * r) / count}`,
  cap: 'round' as const,
})

function rim(f: Face, c: V2, r: number, { rim: paint, hub }: WheelOptions): void {
  const [x, y] = c
  const shade = f.col(paint)
  const dish = f.st.grad(via(darker(shade, 0.42), 0.5, shade, lighter(shade, 0.18)))
  f.circle(c, r * 1.04, '#141414')
    .circle(c, r, darker(paint, 0.35))
    .circle(c, r * 0.93, dish, { raw: true })
  if (hub === 'truck') {
    const dash = svg`${r * 0.24} ${r * 0.188}`
    f.circle(c, r * 0.8, darker(paint, 0.5))
      .circle(c, r * 0.68, 'none', { stroke: darker(paint, 0.75), w: r * 0.16, dash })
      .circle(c, r * 0.5, paint)
      .circle(c, r * 0.4, 'none', boltRing(r * 0.4, 10, '#55575a', r * 0.09))
      .circle(c, r * 0.24, darker(paint, 0.35))
      .circle([x - r * 0.04, y + r * 0.05], r * 0.15, lighter(paint, 0.3))
    return
  }
  const disc = f.st.grad(blend(lighter(shade, 0.14), darker(shade, 0.28)))
  f.circle(c, r * 0.74, darker(paint, 0.22))
    .circle([x, y - r * 0.02], r * 0.7, disc, { raw: true })
    .circle(c, r * 0.58, 'none', boltRing(r * 0.58, 12, darker(paint, 0.62), r * 0.085))
    .circle(c, r * 0.4, darker(paint, 0.3))
    .circle([x, y + r * 0.02], r * 0.34, mix(paint, '#8b8d90', hub === 'planet' ? 0.5 : 0.15))
    .circle(c, r * 0.14, darker(paint, 0.5))
}
