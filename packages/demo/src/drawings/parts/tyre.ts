import { darker } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import type { Face } from '../space/face.ts'
import { atZ, type Span } from '../space/points.ts'
import { circlePts } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import { rad, type V2 } from '../space/vector.ts'

interface Tyre {
  /** Depth of the tread, as a share of the radius. */
  depth: number
  /** Lugs as they show on the side, and across the tread; smooth tyres have none. */
  lugs: number
  bars: number
  /** How far a bar slants round the tyre, in radians. */
  slant: number
  /** What is written on the wall. */
  size: string
}

export const tyres = {
  loader: { depth: 0.055, lugs: 26, bars: 24, slant: 0.16, size: '23.5 R25 L3' },
  farm: { depth: 0.085, lugs: 20, bars: 22, slant: 0.34, size: '18.4-26 R4' },
  road: { depth: 0.02, lugs: 0, bars: 0, slant: 0, size: '315/80 R22.5' },
  solid: { depth: 0.02, lugs: 0, bars: 0, slant: 0, size: '7.00-12' },
} satisfies Record<string, Tyre>

export type TyreName = keyof typeof tyres

/** Lettering on the side wall, cuts, stone chips, valve: what a close-up shows. */
export function tyreWall(f: Face, [x, y]: V2, r: number, rimR: number, size: string): void {
  const { rnd, wear } = f.st
  const m = f.mirrored ? -1 : 1
  const middle = r * (rimR + 0.94) * 0.5
  for (const base of [90, 270]) {
    Array.from(size).forEach((letter, i) => {
      const deg = base - m * (i - (size.length - 1) / 2) * 7.4
      const lx = x + middle * Math.cos(rad(deg))
      const ly = y + middle * Math.sin(rad(deg)) - r * 0.03
      f.text(letter, lx, ly, r * 0.075, '#6b655e', { rot: (deg - 90) * m, weight: 0.16 })
    })
  }
  f.circle([x, y], r * (rimR + 0.06), 'none', { stroke: '#4d4843', w: 1.4, o: 0.8 })
  let cuts = ''
  for (let i = 0; i < 5 + 22 * wear; i++) {
    const a = rnd.range(0, 6.28)
    const k = r * rnd.range(rimR + 0.1, 0.92)
    cuts += svg`M${x + k * Math.cos(a)} ${-(y + k * Math.sin(a))}`
    cuts += svg`l${rnd.range(-4, 4)} ${rnd.range(-4, 4)}`
  }
  f.raw(`<path d="${cuts}" stroke="#8f857a" stroke-width="1" fill="none" opacity=".55"/>`)
  f.circle([x + r * rimR * 0.84, y + 4], 1.8, '#d9d4c8')
}

/** The tread, where the camera sees it: slanted bars, or grooves round a smooth tyre. */
export function treadMarks(
  st: Stage,
  c: V2,
  r: number,
  z: Span,
  { bars, slant }: Tyre,
  color: string,
): string {
  if (Math.abs(st.turned) < 0.07) return ''
  const d = bars ? barMarks(st, c, r, z, bars, slant) : grooveMarks(st, c, r, z)
  return svg`<path d="${d}" fill="none" stroke="${darker(color, 0.55)}"
    stroke-width="${r * (bars ? 0.075 : 0.03)}" opacity=".8"/>`
}

function barMarks(
  st: Stage,
  [x, y]: V2,
  r: number,
  [far, near]: Span,
  count: number,
  slant: number,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    for (const half of [0, 1]) {
      const a = ((i + half * 0.5) / count) * Math.PI * 2
      const b = a + slant
      if (Math.cos(a) * st.view[0] + Math.sin(a) * st.view[1] < 0.05) continue
      const p = st.pt([x + Math.cos(a) * r, y + Math.sin(a) * r, half ? near : far])
      const q = st.pt([x + Math.cos(b) * r, y + Math.sin(b) * r, (far + near) / 2])
      d += svg`M${p[0]} ${p[1]}l${q[0] - p[0]} ${q[1] - p[1]}`
    }
  }
  return d
}

function grooveMarks(st: Stage, [x, y]: V2, r: number, [far, near]: Span): string {
  const seen = circlePts([x, y], r, 24).filter(
    (p) => ((p[0] - x) * st.view[0] + (p[1] - y) * st.view[1]) / r > 0.03,
  )
  if (seen.length < 2) return ''
  const groove = (t: number) =>
    seen
      .map((p) => st.pt(atZ(p, far + (near - far) * t)))
      .toSorted((a, b) => a[1] - b[1])
      .map(([px, py]) => svg`${px} ${py}`)
  return [0.25, 0.5, 0.75].map((t) => `M${groove(t).join('L')}`).join('')
}
