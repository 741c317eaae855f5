import { lighter } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import type { Span } from '../space/points.ts'
import type { Backdrop } from './paint.ts'

interface Row {
  n: number
  heights: Span
  color: string
  /** Windows are lit. */
  glow: boolean
}

/** A row of towers across the horizon. */
export function towers(bg: Backdrop, { n, heights, color, glow }: Row): string {
  const { r, hz } = bg
  const lit = glow ? 7 : 0
  const sunLeft = bg.air.dir[0] < 0
  let walls = ''
  let windows = ''
  let edges = ''
  for (let i = 0; i < n; i++) {
    const w = r.range(34, 96)
    const h = r.range(...heights) * (r.chance(0.15) ? 1.5 : 1)
    const x = (i / n) * 1700 - 60 + r.range(-20, 20)
    const y = hz + 20 - h
    walls += svg`M${x} ${hz + 30}${crown(r.int(0, 4), x, y, w)}V${hz + 30}Z`
    edges += svg`M${sunLeft ? x + 2 : x + w - 2} ${y + 20}V${hz + 20}`
    for (let k = 0; k < lit; k++) {
      windows += svg`M${x + 8 + (r.int(0, 3) * (w - 16)) / 4} ${y + 30 + r.int(0, 9) * 16}h5`
    }
  }
  const lamps = windows && `<path d="${windows}" stroke="#ffdf9a" stroke-width="5" opacity=".65"/>`
  return svg`
    <path d="${walls}" fill="${color}"/>
    <path d="${edges}" stroke="${lighter(color, 0.45)}" stroke-width="3" opacity=".5"/>
    ${lamps}`
}

/** The outline of a tower from its left wall over the top to its right wall. */
function crown(kind: number, x: number, y: number, w: number): string {
  switch (kind) {
    case 0:
      return svg`V${y + 30}L${x + w} ${y}`
    case 1:
      return svg`V${y}h${w * 0.32}v-26h${w * 0.3}v26h${w * 0.38}`
    case 2:
      return svg`V${y + 14}Q${x + w / 2} ${y - 34} ${x + w} ${y + 14}`
    case 3:
      return svg`V${y}L${x + w / 2} ${y - 70}L${x + w} ${y}`
    default:
      return svg`V${y}h${w}`
  }
}

interface FarCrane {
  x: number
  /** Foot on the horizon. */
  hz: number
  h: number
  /** Length of the jib, negative to the left. */
  jib: number
  color: string
  w: number
}

/** A tower crane in the distance. */
export function farCrane({ x, hz, h, jib, color, w }: FarCrane): string {
  const y = hz + 16 - h
  const back = -jib
  const d = svg`
    M${x} ${hz + 20}V${y - 34}
    M${x + back * 0.32} ${y}H${x + jib}
    M${x + back * 0.3} ${y}L${x} ${y - 34}L${x + jib * 0.86} ${y}
    M${x + jib * 0.6} ${y}v${h * 0.3}
    M${x + back * 0.3} ${y + 3}v18h${Math.sign(jib) * 14}v-18`
  return svg`<path d="${d}" fill="none" stroke="${color}" stroke-width="${w}"/>`
}
