import { mix } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import type { Backdrop } from './paint.ts'

/** Bare ranges far away, two tones. */
export function mountains({ air, r, hz }: Backdrop, h: number): string {
  const range = (base: number, height: number, n: number) => {
    let d = `M-20 ${hz + 20}`
    for (let i = 0; i <= n; i++) {
      const swell = 0.4 + 0.6 * Math.sin((i / n) * Math.PI)
      d += svg`L${(i * 1660) / n - 20} ${base - r() * height * swell}`
    }
    return `${d}V${hz + 20}Z`
  }
  return svg`
    <path d="${range(hz, h, 22)}" fill="${mix(air.far, air.haze, 0.7)}"/>
    <path d="${range(hz + 6, h * 0.55, 26)}" fill="${mix(air.far, air.haze, 0.52)}"/>`
}

/** A line of power pylons that grows towards one side. */
export function pylons({ air, r, hz }: Backdrop): string {
  const color = mix(air.near, air.haze, 0.4)
  const left = r.chance(0.5)
  const y = hz + 16
  let towers = ''
  let wires = ''
  let last = { x: 0, arm: 0, w: 0 }
  for (let i = 0; i < 5; i++) {
    const k = 0.5 + i * 0.22
    const x = left ? 1500 - i * 330 : 100 + i * 330
    const h = 130 * k
    const w = 17 * k
    const top = y - h
    const arm = top + h * 0.14
    towers += svg`
      M${x - w} ${y}L${x} ${top}L${x + w} ${y}
      M${x - w * 0.7} ${y - h * 0.3}L${x + w * 0.45} ${y - h * 0.58}
      M${x + w * 0.7} ${y - h * 0.3}L${x - w * 0.45} ${y - h * 0.58}
      M${x - w * 1.6} ${arm}H${x + w * 1.6}
      M${x - w * 1.2} ${top + h * 0.3}H${x + w * 1.2}`
    for (const side of i ? [-1.6, 1.6] : []) {
      const sag = Math.max(last.arm, top) + 40
      wires += svg`M${last.x + side * last.w} ${last.arm}
        Q${(last.x + x) / 2} ${sag} ${x + side * w} ${arm}`
    }
    last = { x, arm, w }
  }
  return svg`
    <path d="${wires}" fill="none" stroke="${color}" stroke-width="1.2" opacity=".55"/>
    <path d="${towers}" fill="none" stroke="${color}" stroke-width="2.6"/>`
}

/** Shimmer over hot ground: pale bands just above the horizon. */
export function mirage({ air, r, hz }: Backdrop): string {
  let d = ''
  for (let i = 0; i < 9; i++) {
    const x = r.range(-100, 1500)
    const w = r.range(160, 520)
    const y = hz + r.range(8, 46)
    d += svg`M${x} ${y}q${w / 4} -5 ${w / 2} 0t${w / 2} 0q${-w / 4} 6 ${-w / 2} 3t${-w / 2} -3Z`
  }
  return `<path d="${d}" fill="${mix(air.low, '#ffffff', 0.35)}" opacity=".42"/>`
}

/** A few birds. */
export function birds({ air, r, hz }: Backdrop): string {
  const x = r.range(200, 1300)
  const y = r.range(hz * 0.15, hz * 0.45)
  let d = ''
  for (let i = 0; i < r.int(3, 6); i++) {
    const a = x + r.range(-120, 120)
    const b = y + r.range(-50, 50)
    const k = r.range(7, 14)
    d += svg`
      M${a - k} ${b - k * 0.4}
      q${k * 0.6} ${-k * 0.4} ${k} ${k * 0.4}
      q${k * 0.4} ${-k * 0.8} ${k} ${-k * 0.4}`
  }
  return svg`<path d="${d}" fill="none" stroke="${air.near}" stroke-width="2.4" opacity=".55"
    stroke-linecap="round"/>`
}
