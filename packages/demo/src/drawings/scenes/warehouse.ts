import { lighter, mix } from '../ink/color.ts'
import { fade, via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { H, W } from '../picture.ts'
import { xy } from '../space/points.ts'
import { block, linear, polygon, type Backdrop } from './paint.ts'

const DOOR_WIDTH = 380

export function warehouse(bg: Backdrop): string {
  const { r, hz } = bg
  let s = wall(bg) + roof(bg)
  const door = r.range(120, 900)
  s += rollerDoor(bg, door) + racking(bg, door > 550 ? 20 : 1010)
  const floor = linear(bg, 'floor', via('#b3b1aa', 0.3, '#a7a49c', '#77746d'))
  const light = [
    xy(door, hz),
    xy(door + DOOR_WIDTH, hz),
    xy(door + DOOR_WIDTH + 260, H),
    xy(door - 260, H),
  ]
  s += block(0, hz, W, H - hz, floor)
  s += polygon(light, linear(bg, 'spill', fade('#fff1cf', 0.65, 0)))
  return svg`${s}
    <path d="M-20 ${hz + 90}H1620M-20 ${H - 70}H1620"
      stroke="#e0b32b" stroke-width="12" opacity=".65"/>
    <path d="M0 ${hz + 200}L1600 ${hz + 170}M0 ${hz + 320}L1600 ${hz + 300}"
      stroke="#6f6c66" stroke-width="2" opacity=".4"/>`
}

function wall(bg: Backdrop): string {
  const paint = linear(bg, 'wall', via('#3f464d', 0.5, '#7a8389', '#a3aaab'))
  let ribs = ''
  for (let x = 8; x < W; x += 17) ribs += `M${x} 250V${bg.hz}`
  const shade = `<path d="${ribs}" stroke="#5e676d" stroke-width="3" opacity=".35"/>`
  return block(0, 0, W, bg.hz + 20, paint) + shade
}

/** Trusses that recede, and lamps with their cones of light. */
function roof(bg: Backdrop): string {
  let s = ''
  for (let i = 0; i < 4; i++) {
    const y = 60 + i * 56
    let d = `M0 ${y}H${W}M0 ${y + 40}H${W}`
    for (let x = -40; x < W; x += 80) d += `M${x} ${y + 40}l40 -40l40 40`
    s += svg`<path d="${d}" fill="none" stroke="#343a40" stroke-width="${6 - i}"
      opacity="${String(0.85 - i * 0.18)}"/>`
  }
  for (let i = 0; i < 5; i++) {
    const x = 130 + i * 330
    const beam = linear(bg, `cone${i}`, fade('#fff4d4', 0.3, 0))
    s += svg`
      <path d="M${x} 190v60" stroke="#22262a" stroke-width="3"/>
      <path d="M${x - 34} 268l16 -20h36l16 20Z" fill="#2b2f34"/>
      <ellipse cx="${x}" cy="270" rx="32" ry="7" fill="#fff8e2"/>
      <path d="M${x - 30} 272L${x - 210} ${bg.hz}H${x + 210}L${x + 30} 272Z" fill="${beam}"/>`
  }
  return s
}

/** Half open, with daylight behind it. */
function rollerDoor(bg: Backdrop, x: number): string {
  const top = bg.hz - 330
  const day = linear(bg, 'day', via('#f5e6c4', 0.6, '#fff3d9', '#e9cf9f'))
  let s = block(x - 16, top - 18, DOOR_WIDTH + 32, bg.hz - top + 18, '#4a5258')
  s += block(x, top, DOOR_WIDTH, bg.hz - top, day)
  s += block(x, top, DOOR_WIDTH, 54, '#8d959a')
  for (let i = 0; i < 4; i++) s += block(x, top + 10 + i * 12, DOOR_WIDTH, 2.5, '#6a7277')
  return s
}

function racking({ r, hz }: Backdrop, x: number): string {
  const goods = ['#b98d55', '#c7a06b', '#9a8a73', '#6f8596', '#a8785a']
  let s = ''
  for (let shelf = 0; shelf < 3; shelf++) {
    const y = hz - 20 - shelf * 118
    for (let i = 0; i < 6; i++) {
      if (!r.chance(0.75)) continue
      const c = mix(r.pick(goods), '#8a9196', 0.25)
      const h = r.range(46, 84)
      s += block(x + 12 + i * 92, y - h, 78, h, c)
      s += block(x + 12 + i * 92, y - h, 78, 6, lighter(c, 0.25))
    }
    s += block(x, y, 570, 11, '#c4632b')
  }
  for (let i = 0; i < 4; i++) s += block(x + i * 186, hz - 370, 11, 380, '#2f5478')
  return s
}
