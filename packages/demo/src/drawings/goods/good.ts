import { mix } from '../ink/color.ts'
import type { Rng } from '../rng.ts'
import type { V2 } from '../space/vector.ts'
import type { Bench } from './bench.ts'

/** Colours of a supplier, no marks of any maker. */
export interface Colours {
  body: string
  trim: string
  label: string
  mark: string
}

/** `s` is the bench, `c` the colours. */
export interface Hand {
  s: Bench
  c: Colours
  rnd: Rng
}

export type Draw = (hand: Hand) => void

export const STEEL = '#a9a69d'
export const DARK = '#4a4843'
export const RUBBER = '#2f2d2a'
export const BRASS = '#c29a4b'
export const HOLE = '#25221e'
export const SHINE = { gloss: 0.5, soft: 18 }
export const PAINT = { gloss: 0.22, soft: 14 }
export const MATT = { gloss: 0.04 }

export const shadow = (color: string, t: number): string => mix(color, '#1d1b17', t)

export function arc(c: V2, r: number, from: number, to: number, n = 14): V2[] {
  return Array.from({ length: n + 1 }, (_, k) => {
    const a = ((from + ((to - from) * k) / n) * Math.PI) / 180
    return [c[0] + Math.cos(a) * r, c[1] + Math.sin(a) * r]
  })
}

interface LabelPlace {
  r: number
  from: number
  to: number
  /** Where it looks, and half its width, in radians. */
  mid?: number
  wide?: number
}

/** A printed label on an upright can: ground, a band, three lines of small print, no letters. */
export function label({ s, c }: Hand, { r, from, to, mid = 0.14, wide = 0.8 }: LabelPlace): void {
  const h = to - from
  const part = (a: number, b: number, [lo, hi]: V2, color: string, lift = 0) => {
    const reach = r + 0.02 + lift
    const profile = `${from + h * lo},${reach} ${from + h * hi},${reach}`
    s.mark(() =>
      s.turned('y', profile, color, {
        from: mid + a * wide,
        to: mid + b * wide,
        n: 14,
        gloss: 0.1,
      }),
    )
  }
  part(-1, 1, [0, 1], c.label)
  part(-1, 1, [0.62, 0.92], c.mark, 0.02)
  part(-0.7, 0.34, [0.4, 0.48], mix(c.mark, c.label, 0.25), 0.02)
  part(-0.7, 0.6, [0.26, 0.31], mix(c.mark, c.label, 0.55), 0.02)
  part(-0.7, 0.1, [0.14, 0.19], mix(c.mark, c.label, 0.55), 0.02)
}
