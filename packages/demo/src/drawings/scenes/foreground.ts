import { darker, lighter, mix } from '../ink/color.ts'
import { num, svg } from '../ink/svg.ts'
import { W } from '../picture.ts'
import { rad } from '../space/vector.ts'
import type { Backdrop } from './paint.ts'

/** A bank of earth at the lower edge with dry shrubs: frames the picture and gives it depth. */
export function foreground(bg: Backdrop): string {
  const { air } = bg
  const r = bg.r.fork('front')
  if (r.chance(0.4)) return ''
  const left = r.chance(0.5)
  const soil = mix(darker(air.soilNear, 0.3), air.shadow, 0.3)
  const h = r.range(60, 110)
  const X = (x: number) => num(left ? x : W - x)
  const edge = svg`Q${X(260)} ${1190 - h} ${X(520)} ${1200 - h * 0.5}T${X(1100)} 1220`
  let s = svg`
    <path d="M${X(-20)} 1220V${1200 - h}${edge}Z" fill="${soil}"/>
    <path d="M${X(-20)} ${1200 - h}${edge}" fill="none" stroke="${lighter(soil, 0.25)}"
      stroke-width="3" opacity=".5"/>`
  const twigs = mix(air.name === 'night' ? '#2b3030' : '#6b6b3f', soil, 0.45)
  for (let i = 0; i < r.int(1, 3); i++) {
    const x = r.range(40, 420)
    const y = 1200 - h * 0.8 + x * 0.06
    const k = r.range(36, 74)
    let d = ''
    for (let j = 0; j < 13; j++) {
      const a = rad(-165 + j * 12.5 + r.range(-6, 6))
      const l = k * r.range(0.6, 1.1)
      const bend = svg`${X(x + Math.cos(a) * l * 0.5)} ${y + Math.sin(a) * l * 0.8}`
      const tip = svg`${X(x + Math.cos(a) * l)} ${y + Math.sin(a) * l}`
      d += svg`M${X(x + r.range(-8, 8))} ${y}Q${bend} ${tip}`
    }
    s += svg`<path d="${d}" fill="none" stroke="${twigs}" stroke-width="4.5"
      stroke-linecap="round"/>`
  }
  return s
}
