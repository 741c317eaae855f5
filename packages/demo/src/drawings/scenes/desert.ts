import { darker, lighter, mix } from '../ink/color.ts'
import { blend } from '../ink/gradient.ts'
import { num, svg } from '../ink/svg.ts'
import { H } from '../picture.ts'
import { ground } from './ground.ts'
import { birds, mirage, mountains, pylons } from './horizon.ts'
import { linear, type Backdrop } from './paint.ts'
import { palms } from './palms.ts'
import { sky } from './sky.ts'

const HOT = new Set(['noon', 'morning', 'dusty'])

export function desert(bg: Backdrop): string {
  const { air, r, hz } = bg
  let s = sky(bg)
  if (r.chance(0.5)) s += mountains(bg, r.range(60, 130))
  if (r.chance(0.4)) s += birds(bg)
  s += ridge(bg) + ground(bg, 'sand')
  const dunes = r.int(2, 3)
  for (let i = 0; i < dunes; i++) s += dune(bg, i)
  if (r.chance(0.35)) s += pylons(bg)
  if (r.chance(0.3)) s += palms(bg, hz + 40, r.int(2, 4), 120, 0.35)
  if (HOT.has(air.name)) s += mirage(bg)
  return s + ripples(bg)
}

/** A smooth ridge on the horizon. */
function ridge({ air, r, hz }: Backdrop): string {
  let x = -40
  let y = hz - 18 - r.range(0, 56)
  let d = svg`M${x} ${y}`
  for (let i = 1; i <= 7; i++) {
    const nextX = -40 + (i * 1680) / 7
    const nextY = hz - 18 - r.range(0, 56)
    const m = (x + nextX) / 2
    d += svg`C${m} ${y} ${m} ${nextY} ${nextX} ${nextY}`
    x = nextX
    y = nextY
  }
  return `<path d="${d}V${hz + 60}H-40Z" fill="${mix(air.far, air.haze, 0.55)}"/>`
}

/** One silhouette, and a crest that parts the lit face from the shaded one. */
function dune(bg: Backdrop, i: number): string {
  const { air, r, hz } = bg
  const cx = r.range(100, 1500)
  const w = r.range(520, 1050)
  const h = r.range(70, 180) * (1 - i * 0.18)
  const y = hz + 12 + i * 30
  const away = air.dir[0] < 0 ? 1 : -1
  const lit = mix(lighter(air.soilFar, 0.1), air.haze, 0.24 - i * 0.1)
  const shade = mix(mix(air.soil, air.shadow, 0.17), air.haze, 0.34 - i * 0.1)
  const X = (t: number) => num(cx + away * w * t)
  const foot = num(y + 6)
  const crest = svg`${cx - away * w * 0.06} ${y - h}`
  const lee = svg`C${X(0.14)} ${y - h * 0.88} ${X(0.5)} ${y - h * 0.12} ${X(1)} ${foot}`
  const whole = svg`
    M${X(-1)} ${foot}
    C${X(-0.55)} ${y - h * 0.1} ${X(-0.3)} ${y - h * 0.82} ${crest}${lee}Z`
  const dark = svg`
    M${crest}${lee}H${X(0.3)}
    C${X(0.36)} ${y - h * 0.18} ${X(0.02)} ${y - h * 0.42} ${X(0.08)} ${y - h * 0.66}
    Q${X(0.05)} ${y - h * 0.88} ${crest}Z`
  const sunny = linear(bg, `du${i}`, blend(lit, mix(lit, air.soil, 0.4)))
  const dim = linear(bg, `ds${i}`, blend(shade, mix(shade, lit, 0.45)))
  return `<path d="${whole}" fill="${sunny}"/><path d="${dark}" fill="${dim}"/>`
}

/** Wind ripples near the viewer. */
function ripples({ air, r, hz }: Backdrop): string {
  let d = ''
  for (let i = 0; i < 22; i++) {
    const v = i / 22
    const y = hz + 150 + v * (H - hz - 150)
    const x = r.range(-100, 1300)
    const w = r.range(120, 420) * (0.5 + v)
    d += svg`M${x} ${y}q${w * 0.25} ${-7 * (0.4 + v)} ${w * 0.5} 0t${w * 0.5} 0`
  }
  return svg`<path d="${d}" fill="none" stroke="${darker(air.soilNear, 0.15)}" stroke-width="3"
    opacity=".26" stroke-linecap="round"/>`
}
