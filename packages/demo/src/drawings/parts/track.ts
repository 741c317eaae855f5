import { darker, lighter } from '../ink/color.ts'
import { plate } from '../solids/prism.ts'
import type { Face } from '../space/face.ts'
import { by, xy, type Span } from '../space/points.ts'
import { belt, circlePts, resample, sidesOf } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import type { V2 } from '../space/vector.ts'

type Circle = [x: number, y: number, r: number]

export interface TrackOptions {
  /** Wheels that carry the belt: idler, sprocket, maybe a raised drive. */
  wheels: [Circle, ...Circle[]]
  /** Index of the driven wheel. */
  drive: number
  rollers: number
  z: Span
  frame: string
  pitch?: number
  rubber?: boolean
  /** Extent of the bottom rollers. */
  from?: number
  to?: number
}

const grown = (wheels: Circle[], by: number): Circle[] => wheels.map(([x, y, r]) => [x, y, r + by])

/** A crawler track. */
export function track(st: Stage, o: TrackOptions): void {
  const { wheels, pitch = 19, rubber = false } = o
  const outer = resample(belt(grown(wheels, rubber ? 6 : 8), 28), pitch)
  const inner = belt(grown(wheels, -2), 24)
  const shoe = rubber ? '#242323' : '#5b534a'
  const worn = darker(shoe, 0.22)
  const shoes = outer.map((_, i): [number, string] => [i, i % 2 ? shoe : worn])
  const far = (o.z[0] + o.z[1]) * st.view[2] < 0
  plate(st, outer, o.z, rubber ? '#2b2a2a' : '#4a443e', {
    edgeColor: Object.fromEntries(shoes),
    flat: true,
    clean: true,
    detail: (f) => {
      // Grouser bars bite out of the silhouette.
      const bars = { close: true, cap: 'butt' } as const
      const grousers = `${pitch * 0.3} ${pitch * 0.7}`
      f.line(outer, rubber ? '#1b1a1a' : '#39342f', { w: 5, dash: grousers, ...bars })
      f.line(inner, '#211e1b', { w: 7, dash: `${pitch * 0.62} ${pitch * 0.38}`, ...bars })
      f.poly(inner, '#1a1816')
      if (far) {
        for (const [x, y, r] of wheels) {
          f.circle([x, y], r * 0.8, '#4b453f')
          f.circle([x, y], r * 0.35, '#6b645b')
        }
      }
      f.line(inner, '#6b6258', { w: 1.4, close: true, o: 0.8 })
      if (far) return
      frame(f, o)
      wheels.forEach((wheel, i) => (i === o.drive ? sprocket(f, wheel, o.frame) : idler(f, wheel)))
      if (st.close && !rubber) links(f, wheels, pitch)
      if (st.wear > 0.05) {
        f.line(outer, '#b08e60', { w: 9, close: true, o: Math.min(0.4, st.wear * 0.55) })
      }
    },
  })
}

/** The frame between the wheels, with the rollers it stands on. */
function frame(f: Face, o: TrackOptions): void {
  const xs = o.wheels.map((w) => w[0])
  const left = Math.min(...xs)
  const right = Math.max(...xs)
  const low = Math.min(...o.wheels.map((w) => w[1] - w[2]))
  const wheelR = o.wheels[0][2]
  const y = low + wheelR * 0.62
  const h = wheelR * 0.72
  const r = 9.5
  const { from = left + 34, to = right - 34 } = o
  for (let i = 0; i < o.rollers; i++) {
    const x = from + ((to - from) * i) / (o.rollers - 1)
    f.circle([x, low + r - 1], r, '#4d4842')
      .circle([x, low + r], r * 0.62, '#6e675e')
      .circle([x, low + r], r * 0.26, '#2b2825')
  }
  const upper = [xy(left + 30, y + h), xy(right - 34, y + h)]
  f.poly([xy(left + 18, y), xy(right - 18, y), ...upper.toReversed()], o.frame, { soft: true })
  f.line(upper, lighter(o.frame, 0.4), { w: 1.6, o: 0.5 })
  f.seam([xy(left + 60, y + h * 0.5), xy(right - 60, y + h * 0.5)], o.frame)
  const bolts = [left + 70, (left + right) / 2, right - 70].map((x) => xy(x, y + h * 0.25))
  f.bolts(bolts, 2.4, '#77726a')
}

function sprocket(f: Face, [x, y, r]: Circle, paint: string): void {
  const teeth = circlePts([x, y], 1, 36).map((p, i): V2 => {
    const reach = i % 2 ? r - 3 : r + 4
    return [x + (p[0] - x) * reach, y + (p[1] - y) * reach]
  })
  const bolts = { stroke: '#33302c', w: 3, dash: `0 ${(Math.PI * r) / 10}`, cap: 'round' } as const
  f.poly(teeth, '#57504a')
    .circle([x, y], r * 0.74, darker(paint, 0.1))
    .circle([x, y], r * 0.6, paint)
    .circle([x, y], r * 0.5, 'none', bolts)
    .circle([x, y], r * 0.3, darker(paint, 0.35))
}

function idler(f: Face, [x, y, r]: Circle): void {
  f.circle([x, y], r - 1, '#4b453f')
    .circle([x, y], r * 0.8, '#6b645b')
    .circle([x, y], r * 0.72, '#403b36')
    .circle([x, y], r * 0.34, '#77706a')
    .circle([x, y], r * 0.16, '#26231f')
}

/** Chain links with pins, polished where they run, and mud between them. */
function links(f: Face, wheels: Circle[], pitch: number): void {
  const { rnd, wear } = f.st
  const chain = resample(belt(grown(wheels, 3), 28), pitch)
  for (const [p, q] of sidesOf(chain)) {
    f.line([p, q], '#3b3530', { w: 11 })
      .line([p, q], '#6f665b', { w: 7.5 })
      .line([by(p, 0, 1.4), by(q, 0, 1.4)], '#a39788', { w: 1.2, o: 0.7 })
  }
  for (const p of chain) {
    f.circle(p, 4.2, '#2c2824')
    f.circle(p, 2.7, '#8f8577')
  }
  for (let i = 0; i < 10 + 26 * wear; i++) {
    const p = rnd.pick(chain)
    const size = rnd.range(2, 6)
    const middle = by(p, rnd.range(-8, 8), rnd.range(-7, 5))
    const clod = circlePts(middle, size, 7).map((v) =>
      by(v, rnd.range(-1.4, 1.4), rnd.range(-1.2, 1.2)),
    )
    f.poly(clod, rnd.pick(['#8c6b45', '#a07f55', '#77593a']), { o: 0.8 })
  }
}
