import { darker } from '../ink/color.ts'
import { bars, type Bar } from '../solids/rod.ts'
import { xyz, type Span } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'
import type { V3 } from '../space/vector.ts'

/** Square lattice column of `n` panels about x = 0, `h` half its width. */
export function mast(st: Stage, [y0, y1]: Span, h: number, n: number, color: string): void {
  const lace: Bar[] = []
  const back: Bar[] = []
  const panel = (y1 - y0) / n
  for (let i = 0; i < n; i++) {
    const a = y0 + i * panel
    const b = a + panel
    const f = i % 2 ? h : -h
    lace.push([xyz(-f, a, h), xyz(f, b, h)], [xyz(-h, b, h), xyz(h, b, h)])
    back.push([xyz(f, a, -h), xyz(-f, b, -h)], [xyz(-h, a, f), xyz(-h, b, -f)])
    back.push([xyz(h, a, f), xyz(h, b, -f)])
  }
  const leg = (x: number, z: number): Bar => [xyz(x, y0, z), xyz(x, y1, z)]
  bars(st, back, 13 * 0.42, darker(color, 0.3), false)
  bars(st, [leg(-h, -h), leg(h, -h), leg(-h, h), leg(h, h)], 13, color)
  bars(st, lace, 13 * 0.5, color, false)
}

/** Triangular truss of `n` panels between two points: one top chord above a pair. */
export function truss(st: Stage, a: V3, e: V3, h: number, n: number, color: string): void {
  const len = Math.hypot(e[0] - a[0], e[1] - a[1])
  const ux = (e[0] - a[0]) / len
  const uy = (e[1] - a[1]) / len
  const on = (t: number, k: number, z: number): V3 => [
    a[0] + ux * len * t + uy * k * Math.sign(ux),
    a[1] + uy * len * t + -ux * k,
    z,
  ]
  const web = (z: number): Bar[] =>
    Array.from({ length: n }, (_, i): Bar[] => {
      const top = on((i + 0.5) / n, h * 1.7, 0)
      return [
        [on(i / n, 0, z), top],
        [top, on((i + 1) / n, 0, z)],
      ]
    }).flat()
  const chord = (z: number): Bar => [on(0, 0, z), on(1, 0, z)]
  const top: Bar = [on(0, h * 1.7, 0), on(1 - 0.5 / n, h * 1.7, 0)]
  bars(st, [chord(-h * 0.8)], 9, color)
  bars(st, web(-h * 0.8), 4.4, darker(color, 0.25), false)
  bars(st, [top, chord(h * 0.8)], 10, color)
  bars(st, web(h * 0.8), 5, color, false)
}
