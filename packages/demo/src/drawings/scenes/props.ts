import { darker, mix } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import { W } from '../picture.ts'
import { points } from '../space/points.ts'
import type { V2 } from '../space/vector.ts'
import { block, polygon, type Backdrop } from './paint.ts'

/** Draws shapes given about a foot at (x, y), y up. */
function sketch(x: number, y: number, k: number) {
  const place = ([u, v]: V2): V2 => [x + u * k, y - v * k]
  return {
    shape: (text: string, fill: string) => polygon(points(text).map(place), fill),
    line: (text: string) =>
      points(text)
        .map(place)
        .map(([px, py], i) => svg`${i ? 'L' : 'M'}${px} ${py}`)
        .join(''),
    pane: (corner: V2, w: number, h: number, fill: string) => {
      const [px, py] = place(corner)
      return block(px, py, w * k, h * k, fill)
    },
    wheel: ([u, v]: V2, r: number, fill: string) => {
      const [cx, cy] = place([u, v])
      return svg`<circle cx="${cx}" cy="${cy}" r="${r * k}" fill="${fill}"/>`
    },
  }
}

type Draw = (at: ReturnType<typeof sketch>, k: number, paint: string, dark: string) => string

const excavator: Draw = ({ shape, line }, k, paint, dark) =>
  shape('0,0 92,0 98,10 92,20 0,20 -6,10', dark) +
  shape('30,22 108,22 110,50 30,54', paint) +
  shape('8,24 34,24 34,66 16,66', dark) +
  svg`<path d="${line('40,44 -10,96 -70,84 -84,20')}" fill="none" stroke="${paint}"
    stroke-width="${11 * k}" stroke-linejoin="round"/>` +
  shape('-96,26 -70,24 -66,2 -88,0', dark)

const loader: Draw = ({ shape, wheel }, _k, paint, dark) =>
  shape('-10,20 120,20 118,52 60,56 -4,44', paint) +
  shape('30,40 62,40 60,86 34,86', dark) +
  shape('-62,2 -22,6 -30,30 -48,32', dark) +
  wheel([8, 17], 18, dark) +
  wheel([92, 17], 18, dark)

const truck: Draw = ({ shape, pane, wheel }, _k, paint, dark) =>
  shape('0,14 150,14 150,62 44,62 44,54 0,54', paint) +
  pane([6, 50], 26, 18, dark) +
  wheel([20, 10], 11, dark) +
  wheel([104, 10], 11, dark) +
  wheel([130, 10], 11, dark)

const telehandler: Draw = ({ shape, line, wheel }, k, paint, dark) =>
  shape('0,14 112,14 112,34 0,34', paint) +
  svg`<path d="${line('96,40 -40,78')}" stroke="${paint}" stroke-width="${13 * k}"/>` +
  shape('24,34 52,34 50,62 30,62', dark) +
  wheel([18, 15], 16, dark) +
  wheel([92, 15], 16, dark)

/** Other machines of the yard, only as hazy shapes. */
export function parked({ air, r }: Backdrop, y: number): string {
  const hazy = (c: string) => mix(air.name === 'night' ? darker(c, 0.6) : c, air.haze, 0.42)
  const dark = hazy('#3a3b3e')
  let s = ''
  let x = r.range(-60, 160)
  while (x < W) {
    const paint = hazy(r.pick(['#e0a526', '#d8732c', '#c9c4b8', '#4f7d4a', '#b23a33']))
    const draw = r.pick([excavator, loader, truck, telehandler])
    const k = r.range(0.85, 1.1)
    s += draw(sketch(x, y, k), k, paint, dark)
    x += r.range(170, 420)
  }
  return s
}

/** Traffic cones near the viewer. */
export function cones({ air, r }: Backdrop, y: number, n: number): string {
  const night = air.name === 'night'
  const orange = mix('#e2561f', night ? '#201a26' : air.soil, night ? 0.45 : 0.15)
  const white = mix('#fff6e6', air.haze, 0.2)
  let s = ''
  for (let i = 0; i < n; i++) {
    const x = r.chance(0.5) ? r.range(30, 200) : r.range(1400, 1560)
    const foot = y + r.range(0, 90)
    const k = 0.8 + (foot - y) / 160
    const { shape } = sketch(x, foot, k)
    s += svg`<ellipse cx="${x}" cy="${foot}" rx="${34 * k}" ry="${8 * k}"
      fill="${air.shadow}" opacity=".4"/>`
    s += shape('-25,0 25,0 22,7 -22,7', darker(orange, 0.25))
    s += shape('-17,6 17,6 4,66 -4,66', orange)
    s += shape('-12,28 12,28 9,42 -9,42', white)
  }
  return s
}
