import { darker, inkOn, lighter } from '../ink/color.ts'
import { plate } from '../solids/prism.ts'
import type { Span } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import type { V2 } from '../space/vector.ts'
import { leftward } from './frame.ts'

interface BoomOptions {
  foot: V2
  /** Above the horizon. */
  deg: number
  /** Length of the outer section. */
  base: number
  /** How many inner sections, and how far each one shows. */
  sections: number
  show: number
  h: number
  w: number
  z?: number
  color: string
  text: string
}

/** A telescopic boom pointing left; gives the point at distance u, height v from its foot. */
export function telescopicBoom(st: Stage, o: BoomOptions): (u: number, v: number) => V2 {
  const { base, color, z = 0 } = o
  const place = leftward(o.foot, 180 - o.deg)
  const on = (u: number, v: number): V2 => place([u, v])
  const tube = (from: number, to: number, half: number): V2[] => [
    on(from, -half),
    on(to, -half),
    on(to, half),
    on(from, half),
  ]
  const about = (w: number): Span => [z - w, z + w]
  const collar = (from: number, to: number, h: number, w: number) =>
    plate(st, tube(from, to, h), about(w), darker(color, 0.12), { shadow: false, clean: true })

  // Inner sections first, they are swallowed by the outer ones.
  for (let i = o.sections; i >= 1; i--) {
    const k = 1 - i * 0.13
    const h = o.h * k
    const w = o.w * k
    const from = base + o.show * (i - 1) - 10
    const end = base + o.show * i
    plate(st, tube(from, end, h / 2), about(w / 2), color, {
      detail: (f) => {
        const edge = [on(from + 12, h * 0.3), on(end - 4, h * 0.3)]
        f.line(edge, lighter(color, 0.6), { w: 1.6, o: 0.5 })
      },
    })
    collar(end - 9, end, h / 2 + 2, w / 2 + 2)
  }
  const { h, w } = o
  const heel = [on(-26, -h * 0.2), on(-10, -h / 2)]
  const head = [on(base, -h / 2), on(base, h / 2)]
  const outline = [...heel, ...head, on(60, h / 2), on(-20, h * 0.32)]
  plate(st, round(outline, [10, 10, 2, 2, 30, 10]), about(w / 2), color, {
    detail: (f) => {
      const edge = (v: number) => [on(30, v), on(base - 10, v)]
      f.line(edge(h * 0.3), lighter(color, 0.6), { w: 2, o: 0.6 })
      f.line(edge(-h * 0.3), darker(color, 0.4), { w: 2, o: 0.45 })
      const [x, y] = on(base * 0.58, -h * 0.2)
      f.text(o.text, x, y, h * 0.4, inkOn(color), { rot: -o.deg, max: base * 0.5 })
    },
  })
  collar(base - 12, base, h / 2 + 3, w / 2 + 3)
  return on
}
