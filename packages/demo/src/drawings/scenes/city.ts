import { darker, lighter, mix } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import { H, W } from '../picture.ts'
import { points, shift } from '../space/points.ts'
import { ground } from './ground.ts'
import { block, polygon, type Backdrop } from './paint.ts'
import { palms } from './palms.ts'
import { cones } from './props.ts'
import { sky } from './sky.ts'
import { farCrane, towers } from './skyline.ts'

export function city(bg: Backdrop): string {
  const { air, r, hz } = bg
  const misty = (clear: number) => mix(air.far, air.haze, clear)
  let s = sky(bg)
  s += towers(bg, { n: 26, heights: [60, 210], color: misty(0.72), glow: false })
  for (let i = 0; i < 4; i++) {
    const x = r.range(60, 1540)
    const h = r.range(190, 330)
    const jib = r.range(90, 170) * (r.chance(0.5) ? 1 : -1)
    s += farCrane({ x, hz, h, jib, color: misty(0.45), w: 3.5 })
  }
  s += towers(bg, { n: 17, heights: [50, 260], color: misty(0.42), glow: air.lamps })
  for (let i = 0; i < 2; i++) s += shellBuilding(bg)
  s += ground(bg, 'gravel')
  if (r.chance(0.6)) s += palms(bg, hz + 30, r.int(2, 5), 150, 0.3)
  s += barriers(bg, hz + 34) + mounds(bg)
  return r.chance(0.4) ? s + cones(bg, H - 190, r.int(1, 2)) : s
}

/** A frame under construction, with its crane. */
function shellBuilding({ air, r, hz }: Backdrop): string {
  const x = r.range(80, 1300)
  const w = r.range(130, 230)
  const floors = r.int(4, 8)
  const storey = 26
  const color = mix(air.near, air.haze, 0.3)
  let s = ''
  for (let i = 0; i < floors; i++) s += block(x - 6, hz + 14 - i * storey, w + 12, 6, color)
  let d = ''
  for (let i = 0; i <= 5; i++) {
    d += svg`M${x + (w * i) / 5} ${hz + 20}v${-(floors - 1) * storey - (i % 2) * 12}`
  }
  s += `<path d="${d}" stroke="${color}" stroke-width="6"/>`
  const jib = r.range(120, 210) * (r.chance(0.5) ? 1 : -1)
  return s + farCrane({ x: x + w * 0.6, hz, h: floors * storey + 150, jib, color, w: 5 })
}

/** Concrete road barriers in a row, some striped. */
function barriers({ air, r }: Backdrop, y: number): string {
  const c = mix(mix('#c9c2b4', air.soil, 0.3), air.haze, 0.15)
  const x0 = r.range(-60, 0)
  let s = ''
  for (let x = x0, i = 0; x < W; x += 124, i++) {
    if (r.chance(0.12)) continue
    s += polygon(shift(points('0,34 6,12 14,0 104,0 112,12 118,34'), [x, y]), darker(c, 0.08))
    s += polygon(shift(points('14,0 104,0 107,5 11,5'), [x, y]), lighter(c, 0.3))
    if (i % 3 === 1) s += block(x + 20, y + 9, 78, 9, mix('#d2482a', air.soil, 0.25), 0.85)
  }
  return s
}

function mounds({ air, r, hz }: Backdrop): string {
  const y = hz + 84
  let s = ''
  for (let i = 0; i < r.int(1, 2); i++) {
    const x = r.range(0, 1500)
    const w = r.range(160, 330)
    const h = r.range(40, 80)
    const top = svg`${x} ${y - h}`
    const lit = svg`
      M${x - w * 0.7} ${y - h * 0.35}Q${x - w * 0.25} ${y - h * 1.2} ${top}
      Q${x - w * 0.1} ${y - h * 0.4} ${x - w * 0.4} ${y}Z`
    s += svg`
      <path d="M${x - w} ${y}Q${x - w * 0.3} ${y - h * 1.3} ${top}T${x + w} ${y}Z"
        fill="${mix(air.soilNear, air.haze, 0.25)}"/>
      <path d="${lit}" fill="${lighter(air.soilFar, 0.1)}" opacity=".45"/>`
  }
  return s
}
