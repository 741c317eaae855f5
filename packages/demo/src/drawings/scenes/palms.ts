import { darker, lighter, mix } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import { W } from '../picture.ts'
import type { Backdrop } from './paint.ts'

const FRONDS = 11

/** Date palm: leaning trunk, arching fronds, every other one lit. */
function palm(bg: Backdrop, x: number, y: number, h: number, fade: number): string {
  const { air, r } = bg
  const night = air.name === 'night'
  const lean = r.range(-0.08, 0.08) * h
  const tx = x + lean
  const ty = y - h
  const w = h * 0.035
  let far = ''
  let near = ''
  for (let i = 0; i < FRONDS; i++) {
    const a = (-200 + (i * 220) / (FRONDS - 1)) * (Math.PI / 180)
    const l = h * r.range(0.3, 0.4)
    const ex = tx + Math.cos(a) * l
    const ey = ty + Math.sin(a) * l * 0.75 + l * 0.3
    const mx = tx + Math.cos(a) * l * 0.55
    const my = ty + Math.sin(a) * l * 0.95 - l * 0.06
    const frond = svg`
      M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}
      Q${mx + w * 0.6} ${my + w * 2.2} ${tx} ${ty + w}Z`
    if (i % 2) near += frond
    else far += frond
  }
  const trunk = svg`
    M${x - h * 0.022} ${y}Q${x + lean * 0.3} ${y - h * 0.5} ${tx - h * 0.012} ${ty}
    h${h * 0.024}Q${x + lean * 0.3 + h * 0.03} ${y - h * 0.5} ${x + h * 0.022} ${y}Z`
  const leaf = mix(night ? '#1f2f2a' : '#4f6b3c', air.haze, fade)
  const bark = mix(night ? '#2b2622' : '#7a5f45', air.haze, fade)
  return svg`
    <path d="${trunk}" fill="${bark}"/>
    <path d="${far}" fill="${darker(leaf, 0.22)}"/>
    <path d="${near}" fill="${lighter(leaf, night ? 0.02 : 0.12)}"/>`
}

export function palms(bg: Backdrop, y: number, n: number, h: number, fade: number): string {
  let s = ''
  const x0 = bg.r.range(0, W)
  for (let i = 0; i < n; i++) {
    s += palm(bg, (x0 + i * bg.r.range(70, 170)) % W, y, h * bg.r.range(0.75, 1.2), fade)
  }
  return s
}
