import { lighter } from '../ink/color.ts'
import { relPath } from '../ink/path.ts'
import { svg } from '../ink/svg.ts'
import { at } from '../list.ts'
import type { Face } from '../space/face.ts'
import { bounds, inside, sidesOf } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import type { V2 } from '../space/vector.ts'

/** Bright line where the upper edges catch the light. */
export function rimLight(pts: V2[], cap: V2[], color: string): string {
  let d = ''
  let on = false
  sidesOf(pts).forEach(([a, b], i) => {
    const len = Math.hypot(b[0] - a[0], b[1] - a[1])
    const rises = (a[0] - b[0]) / (len || 1) > 0.55 && len > 1
    if (rises) {
      const p = at(cap, i)
      const q = at(cap, (i + 1) % cap.length)
      d += svg`${on ? '' : svg`M${p[0]} ${p[1] + 0.7}`}L${q[0]} ${q[1] + 0.7}`
    }
    on = rises
  })
  return d && `<path d="${d}" fill="none" stroke="${color}" stroke-width="1.5" opacity=".7"/>`
}

const hundredth = (v: number) => Math.round(v * 100) / 100

/** Scratches, rust and streaks inside an outline. */
export function ageMarks(face: Face, outline: V2[], color: string): void {
  const { wear, rnd } = face.st
  const [left, low, right, high] = bounds(outline)
  const size = (right - left) * (high - low)
  if (wear < 0.04 || size < 900) return
  const n = Math.min(16, Math.round((size / 2600) * wear * 3))
  let pale = ''
  let rust = ''
  for (let i = 0, tries = 0; i < n && tries < 80; tries++) {
    const p: V2 = [rnd.range(left, right), rnd.range(low, high)]
    const slip = rnd.range(3, 12 + 14 * wear) * (rnd.chance(0.5) ? 1 : -1)
    const q: V2 = [p[0] + slip, p[1] + rnd.range(-5, 5)]
    if (!inside(p, outline) || !inside(q, outline)) continue
    i++
    if (rnd.chance(0.62)) pale += svg`M${p[0]} ${-p[1]}L${q[0]} ${-q[1]}`
    else rust += rustSpot(p, rnd.range(0.8, 1.4 + 2.6 * wear))
  }
  const streaks = wear > 0.45 ? streakMarks(face, outline) : ''
  const stroke = (d: string, paint: string, rest: string) => {
    if (d) face.raw(`<path d="${d}" fill="none" stroke="${face.col(paint)}" ${rest}/>`)
  }
  const streakOpacity = hundredth(0.12 + wear * 0.22)
  stroke(streaks, '#6e3a1c', `stroke-width="2.4" stroke-linecap="round" opacity="${streakOpacity}"`)
  const scratch = lighter(color, 0.55)
  stroke(pale, scratch, `stroke-width="1.1" opacity="${hundredth(0.3 + wear * 0.4)}"`)
  const spot = `fill="${face.col('#7a3f1d')}" opacity="${hundredth(0.25 + wear * 0.5)}"`
  if (rust) face.raw(`<path d="${rust}" ${spot}/>`)
}

const rustSpot = ([x, y]: V2, k: number) => svg`
  M${x - k} ${-y}
  q${k * 0.4} ${-k * 1.2} ${k * 1.7} ${-k * 0.3}
  q${k * 0.9} ${k * 0.5} ${k * 0.1} ${k}
  q${-k} ${k * 0.6} ${-k * 1.8} ${-k * 0.7}Z`

/** Streaks that run down where water stood. */
function streakMarks({ st: { wear, rnd } }: Face, outline: V2[]): string {
  const [left, low, right, high] = bounds(outline)
  const size = (right - left) * (high - low)
  let d = ''
  for (let i = 0; i < Math.min(7, (size / 3600) * wear); i++) {
    const p: V2 = [rnd.range(left, right), rnd.range(low + (high - low) * 0.4, high)]
    const len = rnd.range(8, 34) * wear
    if (!inside(p, outline) || !inside([p[0], p[1] - len], outline)) continue
    d += svg`M${p[0]} ${-p[1]}l${rnd.range(-1, 1)} ${len}`
  }
  return d
}

/** Paint gone from the edges: rust with bare metal in it. */
export function chips(st: Stage, cap: V2[], color: string): string {
  const { wear, rnd } = st
  const [left, low, right, high] = bounds(cap)
  if (wear <= 0.35 || (right - left) * (high - low) < 2500) return ''
  const dash = Array.from({ length: 6 }, (_, i) =>
    Math.round(i % 2 ? rnd.range(14, 60) / (0.4 + wear) : rnd.range(2, 4 + 9 * wear)),
  ).join(' ')
  const d = relPath(cap)
  const rust = st.shade('#6e3a1c', [0, 0.2, 0.9])
  const metal = st.shade(lighter(color, 0.45), [0, 0.4, 0.9])
  return svg`
    <path d="${d}" fill="none" stroke="${rust}" stroke-width="${1.4 + wear * 1.8}"
      stroke-dasharray="${dash}" opacity="${(wear * 0.75).toFixed(2)}"/>
    <path d="${d}" fill="none" stroke="${metal}" stroke-width="1"
      stroke-dasharray="${dash}" stroke-dashoffset="1" opacity=".5"/>`
}

/** Dust that settles from the ground up, in screen units. */
export function dust(st: Stage, cap: V2[]): string {
  const [, , , bottom] = bounds(cap)
  if (st.wear <= 0.02 || bottom <= -120) return ''
  const alpha = Math.min(0.62, 0.12 + st.wear * 0.6)
  const color = st.shade('#c9a878', [0, 0.3, 0.9])
  const stop = (offset: string, opacity: string) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`
  const stops = stop('0', alpha.toFixed(2)) + stop('.4', (alpha * 0.42).toFixed(2)) + stop('1', '0')
  const fill = st.def(
    'dust',
    (id) => svg`
      <linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-170">
        ${stops}
      </linearGradient>`,
  )
  return `<path d="${relPath(cap)}" fill="${fill}"/>`
}
