import { lighter, mix } from '../ink/color.ts'
import { blend } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { H, W } from '../picture.ts'
import { xy } from '../space/points.ts'
import { containerPaints, containers, type Stack } from './containers.ts'
import { ground } from './ground.ts'
import { birds } from './horizon.ts'
import { block, linear, polygon, type Backdrop } from './paint.ts'
import { sky } from './sky.ts'

export function port(bg: Backdrop): string {
  const { air, r, hz } = bg
  const water = blend(mix(air.mid, air.haze, 0.4), mix(air.top, air.mid, 0.5))
  let s = sky(bg) + birds(bg)
  s += block(0, hz - 34, W, 70, linear(bg, 'sea', water)) + ship(bg)
  for (let i = 0; i < 3; i++) {
    const x = r.range(0, 1500)
    const k = r.range(0.8, 1.15)
    const paint = mix(r.pick(['#b9472f', '#2c5f8f', '#3d6f63']), air.haze, 0.38)
    s += gantry(x, hz + 24, k, paint)
  }
  s += ground(bg, 'concrete')
  const stacks: Stack[] = []
  for (let i = 0; i < 6; i++) if (r.chance(0.5)) stacks.push([i * 280 - 40, r.int(1, 2)])
  s += containers(bg, hz + 48, 1.05, stacks)
  return svg`${s}<path d="M-20 ${H - 250}L1620 ${H - 330}"
    stroke="#e3b62c" stroke-width="11" opacity=".5"/>`
}

/** A ship with boxes on deck. */
function ship({ air, r, hz }: Backdrop): string {
  const x = r.range(-100, 500)
  const w = r.range(820, 1050)
  const paint = mix('#29405c', air.haze, 0.36)
  const hull = [xy(x, hz - 44), xy(x + w, hz - 44), xy(x + w - 40, hz + 12), xy(x + 46, hz + 12)]
  let s = polygon(hull, paint) + block(x + 20, hz - 50, w - 40, 8, lighter(paint, 0.3))
  for (let i = 0; i < 15; i++) {
    for (let j = 0; j < r.int(1, 4); j++) {
      const box = mix(r.pick(containerPaints), air.haze, 0.46)
      s += block(x + 60 + i * 46, hz - 72 - j * 22, 44, 20, box)
    }
  }
  s += block(x + w - 130, hz - 150, 84, 102, mix('#e8e2d6', air.haze, 0.3))
  return s + block(x + w - 120, hz - 138, 64, 9, mix('#34424f', air.haze, 0.3))
}

/** Ship-to-shore gantry crane. */
function gantry(x: number, y: number, k: number, c: string): string {
  const p = (a: number, b: number) => svg`${x + a * k} ${y - b * k}`
  const legs = svg`
    M${p(0, 0)}L${p(14, 230)}M${p(120, 0)}L${p(112, 230)}
    M${p(8, 92)}L${p(116, 92)}M${p(0, 4)}L${p(112, 92)}`
  const jib = svg`
    M${p(-230, 232)}L${p(210, 232)}M${p(-222, 240)}L${p(60, 330)}L${p(206, 240)}
    M${p(40, 232)}L${p(60, 334)}L${p(86, 232)}M${p(-110, 236)}L${p(60, 326)}`
  const frame = svg`
    <path d="${legs}" stroke="${c}" stroke-width="${11 * k}" fill="none"/>
    <path d="${jib}" stroke="${c}" stroke-width="${8 * k}" fill="none"/>
    <path d="M${p(-120, 230)}V${y - 130 * k}" stroke="${c}" stroke-width="3"/>`
  const spreader = block(x - 134 * k, y - 130 * k, 28 * k, 10 * k, c)
  return frame + spreader + block(x + 96 * k, y - 262 * k, 70 * k, 28 * k, lighter(c, 0.15))
}
