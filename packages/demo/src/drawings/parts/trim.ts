import { darker } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import type { Ctx } from '../machines/machine.ts'
import { plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { atZ, by, points, rect, shift, xy, xyz, type Span } from '../space/points.ts'
import { circlePts, round } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import type { V2, V3 } from '../space/vector.ts'

/** A handrail in one plane. */
export function rail(st: Stage, pts: V2[], z: number, color = '#2b2d30', w = 3): void {
  const bent = pts.map((p) => atZ(p, z))
  rod(st, bent, w, color, { shadow: false })
}

export function mirrorArm(st: Stage, p: V2, z: number, reach: number): void {
  const end = by(p, -reach, 0)
  const glass = round(shift(points('-5,-22 5,-22 5,14 -5,14'), end), 4)
  rod(st, [atZ(p, z), atZ(by(end, 0, 4), z + 8)], 2.4, '#26282b', { shadow: false })
  plate(st, glass, [z + 4, z + 12], '#222427', { shadow: false, flat: true, clean: true })
}

/** Mudguard: part of a ring round a wheel, between two angles. */
export function fender(
  st: Stage,
  c: V2,
  r: number,
  from: number,
  to: number,
  z: Span,
  color: string,
  thick: number,
): void {
  const outer = circlePts(c, r + thick, 9, from, to)
  const inner = circlePts(c, r, 9, from, to)
  plate(st, [...outer, ...inner.toReversed()], z, color, { clean: true })
}

/** Steps up the near side. */
export function ladder(
  st: Stage,
  [x0, x1]: Span,
  [y0, y1]: Span,
  z: number,
  n: number,
  color = '#26272a',
): void {
  for (let i = 0; i < n; i++) {
    const y = y0 + ((y1 - y0) * i) / n
    plate(st, rect(x0, y, x1, y + 5), [z - 18, z], color, { clean: true, flat: true })
  }
  for (const x of [x0, x1]) {
    rod(st, [xyz(x, y0, z), xyz(x, y1 + 6, z)], 4, color, { shadow: false })
  }
}

/** Lamp housing whose glass faces left (front); at night it glows. */
export function lamp(st: Stage, x: number, y: number, z: number, s: number): void {
  const on = st.light.lamps
  const glass = on ? '#fff1c2' : '#e9e4d4'
  const shape = [xy(x, y), xy(x + s * 0.7, y + 1), xy(x + s * 0.7, y + s - 1), xy(x, y + s)]
  plate(st, round(shape, 2), [z - s * 0.6, z + s * 0.6], '#2a2c2f', {
    shadow: false,
    flat: true,
    clean: true,
    edgeColor: { 7: glass },
    detail: (f) => f.poly(rect(x, y + 1, x + 2.5, y + s - 1), glass, { raw: true }),
  })
  if (!on || st.view[0] > 0) return
  const p = st.pt([x - 1, y + s / 2, z])
  const glow = st.radial([
    [0, '#fff6d8', 0.95],
    [0.2, '#ffe9ae', 0.5],
    [1, '#ffe3a0', 0],
  ])
  st.add(
    svg`<circle cx="${p[0]}" cy="${p[1]}" r="${s * 2.6}" fill="${glow}"/>`,
    [xyz(x - 2, y, z - s), xyz(x - 1, y + s, z + s)],
    1,
  )
}

/** The pipe on the hood, as the make shapes it. */
export function exhaust(
  { st, make }: Pick<Ctx, 'st' | 'make'>,
  [x, y, z]: V3,
  h: number,
  w: number,
): void {
  const steel = darker('#77726b', 0.2)
  const pipe = (from: number, to: number, wide: number, color: string) =>
    rod(st, [xyz(x, y + h * from, z), xyz(x, y + h * to, z)], wide, color, { cap: 'butt' })
  switch (make.pick('exhaust', ['bent', 'capped', 'muffler', 'stub'])) {
    case 'bent':
      pipe(0, 0.7, w, '#4a4744')
      rod(
        st,
        [xyz(x, y + h * 0.66, z), xyz(x, y + h * 0.9, z), xyz(x + 9, y + h, z)],
        w * 0.7,
        steel,
      )
      return
    case 'capped':
      pipe(0, 0.95, w * 0.75, steel)
      rod(st, [xyz(x - w * 0.5, y + h * 1.02, z), xyz(x + w * 0.6, y + h * 0.96, z)], 4, '#2e2c2a')
      return
    case 'muffler':
      pipe(0, 0.15, w * 0.8, steel)
      pipe(0.12, 0.68, w * 1.7, '#55514c')
      pipe(0.68, 1.05, w * 0.6, steel)
      return
    case 'stub':
      pipe(0, 0.3, w * 1.2, '#3f3d3b')
      rod(st, [xyz(x, y + h * 0.28, z), xyz(x + 14, y + h * 0.5, z)], w * 0.8, steel)
  }
}

/** A flag on a whip, so that larger machines see this one. */
export function whip(st: Stage, [x, y, z]: V3, h: number): void {
  const lean = h * 0.05
  rod(st, [xyz(x, y, z), xyz(x + lean, y + h, z)], 2.2, '#d9d4c8', { shadow: false })
  const flag = shift(points('0,0 34,-7 32,-15 2,-26'), [x + lean, y + h])
  plate(st, flag, [z - 0.5, z + 0.5], '#e8541b', { clean: true, flat: true, shadow: false })
}
