import { darker, lighter, mix } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import { H, W } from '../picture.ts'
import { xy } from '../space/points.ts'
import { containers, type Stack } from './containers.ts'
import { ground } from './ground.ts'
import { block, polygon, radial, type Backdrop } from './paint.ts'
import { palms } from './palms.ts'
import { cones, parked } from './props.ts'
import { sky } from './sky.ts'
import { towers } from './skyline.ts'

export function yard(bg: Backdrop): string {
  const { air, r, hz } = bg
  const haze = mix(air.far, air.haze, 0.66)
  let s = sky(bg) + towers(bg, { n: 22, heights: [24, 110], color: haze, glow: false })
  for (let i = 0; i < 2; i++) s += shed(bg)
  const k = r.range(0.86, 1.14)
  const first = r.range(-160, 60)
  const stacks: Stack[] = []
  for (let i = 0; i < 7; i++) if (r.chance(0.72)) stacks.push([first + i * 252 * k, r.int(1, 3)])
  s += containers(bg, hz + 26, k, stacks)
  for (const x of [r.range(120, 420), r.range(1150, 1500)]) s += floodlight(bg, x)
  if (r.chance(0.65)) s += palms(bg, hz + 30, r.int(2, 5), 170, 0.28)
  s += ground(bg, 'gravel')
  if (r.chance(0.7)) s += parked(bg, hz + 40)
  s += fence(bg, hz + 50, 78)
  if (r.chance(0.25)) s += cones(bg, H - 190, 1)
  if (air.name !== 'night') return s
  const pool = radial(bg, 'pool', [
    [0, '#ffeebe', 0.5],
    [0.6, '#ffe7ae', 0.22],
    [1, '#ffe7ae', 0],
  ])
  return `${s}<ellipse cx="800" cy="${hz + 230}" rx="900" ry="250" fill="${pool}"/>`
}

/** A shed with a pitched roof and three gates. */
function shed({ air, r, hz }: Backdrop): string {
  const c = mix(mix('#cfc6b4', air.far, 0.35), air.haze, 0.22)
  const x = r.range(-80, 1200)
  const w = r.range(330, 520)
  const h = r.range(70, 104)
  const y = hz + 16
  const middle = x + w / 2
  const eaves = y - h
  const walls = [xy(x, y), xy(x, eaves), xy(middle, eaves - 34), xy(x + w, eaves), xy(x + w, y)]
  const roof = [
    xy(x - 10, eaves + 4),
    xy(middle, eaves - 38),
    xy(x + w + 10, eaves + 4),
    xy(middle, eaves - 26),
  ]
  let s = polygon(walls, darker(c, 0.06)) + polygon(roof, lighter(c, 0.28))
  for (let i = 0; i < 3; i++) {
    s += block(x + w * (0.1 + i * 0.3), y - h * 0.62, w * 0.2, h * 0.62, darker(c, 0.3), 0.7)
  }
  return s
}

function floodlight(bg: Backdrop, x: number): string {
  const { air, r, hz } = bg
  const night = air.name === 'night'
  const y = hz - r.range(330, 400)
  const m = mix(air.near, air.haze, 0.15)
  let s = svg`<path d="M${x} ${hz + 30}V${y}M${x - 34} ${y}h68" stroke="${m}" stroke-width="7"/>`
  for (const q of [-28, -10, 8, 26]) {
    s += block(x + q - 8, y - 12, 14, 15, night ? '#fff6d6' : darker(m, 0.3))
  }
  if (!night) return s
  const halo = radial(bg, `fl${Math.round(x)}`, [
    [0, '#fff2c8', 0.75],
    [0.12, '#fff2c8', 0.34],
    [1, '#fff2c8', 0],
  ])
  return svg`${s}<circle cx="${x}" cy="${y}" r="300" fill="${halo}"/>`
}

function fence(bg: Backdrop, y: number, h: number): string {
  const { air, id } = bg
  const c = mix(air.name === 'night' ? '#59617a' : '#8d8a84', air.haze, 0.2)
  bg.defs.push(svg`
    <pattern id="${id}mesh" width="13" height="13" patternUnits="userSpaceOnUse">
      <path d="M0 0L13 13M13 0L0 13" stroke="${c}" stroke-width="1.2"/>
    </pattern>`)
  let posts = ''
  for (let x = 20; x < W; x += 170) posts += `M${x} ${y + 4}v${-h - 8}l9 -14`
  return svg`
    <path d="M0 ${y - h}H${W}V${y}H0Z" fill="url(#${id}mesh)" opacity=".36"/>
    <path d="M0 ${y - h}H${W}M0 ${y - h - 18}H${W}M0 ${y}H${W}"
      stroke="${c}" stroke-width="2.4" opacity=".75"/>
    <path d="${posts}" stroke="${darker(c, 0.25)}" stroke-width="6" fill="none"/>`
}
