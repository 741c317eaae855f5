import { lighter, mix } from '../ink/color.ts'
import { via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { H, W } from '../picture.ts'
import { block, linear, radial, type Backdrop } from './paint.ts'

export function sky(bg: Backdrop): string {
  const { air, r, hz } = bg
  const colors = linear(bg, 'sky', via(air.top, 0.58, air.mid, air.low))
  let s = block(0, 0, W, hz + 40, colors)
  if (air.name === 'night') {
    let d = ''
    for (let i = 0; i < 60; i++) d += svg`M${r.range(0, W)} ${r.range(0, hz * 0.7)}h.1`
    s += `<path d="${d}" stroke="#dfe6ff" stroke-width="2.4" stroke-linecap="round" opacity=".55"/>`
  }
  if (air.disc) {
    const { glow, c } = air.disc
    const halo = radial(bg, 'glow', [
      [0, glow, 0.85],
      [0.35, glow, 0.32],
      [1, glow, 0],
    ])
    const x = air.disc.x * W
    const y = hz - air.disc.h * hz
    s += svg`
      <circle cx="${x}" cy="${y}" r="${air.disc.r * 8}" fill="${halo}"/>
      <circle cx="${x}" cy="${y}" r="${air.disc.r}" fill="${c}" opacity=".95"/>`
  }
  if (air.name !== 'night' && air.name !== 'dusty') s += clouds(bg)
  return s
}

/** Thin streaks high up. */
function clouds(bg: Backdrop): string {
  const { air, r, hz } = bg
  const n = r.int(2, 5)
  const fill = linear(bg, 'cl', [
    [0, lighter(air.low, 0.55), 0.8],
    [1, mix(air.mid, air.low, 0.6), 0],
  ])
  let s = ''
  for (let i = 0; i < n; i++) {
    const x = r.range(-200, W - 250)
    const y = r.range(hz * 0.1, hz * 0.66)
    const w = r.range(260, 760)
    const h = r.range(7, 17)
    const d = svg`
      M${x} ${y}
      q${w * 0.28} ${-h * 1.6} ${w * 0.5} ${-h * r.range(0.5, 1.3)}t${w * 0.5} ${h * 0.8}
      q${-w * 0.3} ${h * 0.9} ${-w * 0.55} ${h * 0.5}t${-w * 0.45} ${-h * 0.3}Z`
    s += `<path d="${d}" fill="${fill}" opacity="${r.range(0.45, 0.9).toFixed(2)}"/>`
  }
  return s
}

/** Light, dust and grain laid over everything. */
export function veil(bg: Backdrop): string {
  const { air, hz } = bg
  let s = ''
  if (air.disc) {
    const { glow } = air.disc
    const flare = radial(bg, 'veil', [
      [0, glow, 0.26],
      [0.5, glow, 0.07],
      [1, glow, 0],
    ])
    s += svg`<circle cx="${air.disc.x * W}" cy="${hz - air.disc.h * hz}" r="900" fill="${flare}"/>`
  }
  const night = air.name === 'night'
  const vignette = linear(bg, 'vg', [
    [0, '#0c0a10', night ? 0.3 : 0.1],
    [0.3, '#0c0a10', 0],
    [0.78, '#0c0a10', 0],
    [1, '#0c0a10', night ? 0.42 : 0.2],
  ])
  return s + block(0, 0, W, H, vignette)
}
