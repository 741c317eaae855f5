import { darker, lighter, mix } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import { H, W } from '../picture.ts'
import { block, linear, type Backdrop } from './paint.ts'

const DIM: Record<string, number> = { night: 0.55, dusk: 0.3 }

/** How a surface changes the colour of the soil: towards what, and how much. */
const SURFACES = {
  sand: { tint: '#000000', amount: 0 },
  gravel: { tint: '#b59b78', amount: 0.45 },
  concrete: { tint: '#b9b3a8', amount: 0.62 },
}

/** The ground plane with worn marks: stones and tyre tracks, or the joints of concrete. */
export function ground(bg: Backdrop, kind: keyof typeof SURFACES): string {
  const { air, hz } = bg
  const { tint, amount } = SURFACES[kind]
  const tinted = (c: string) => darker(mix(c, tint, amount), (DIM[air.name] ?? 0) * amount)
  const soil = tinted(air.soil)
  const far = tinted(air.soilFar)
  const near = tinted(air.soilNear)
  const plane = linear(bg, 'gr', [
    [0, mix(far, air.haze, 0.35)],
    [0.28, far],
    [0.6, soil],
    [1, near],
  ])
  const base = block(0, hz, W, H - hz, plane) + bands(bg, soil, far)
  if (kind === 'concrete') return base + joints(bg, soil)
  return base + tyreTracks(bg, near) + stones(bg, near, far)
}

/** Flat bands that recede. */
function bands({ r, hz }: Backdrop, soil: string, far: string): string {
  let dark = ''
  let pale = ''
  for (let i = 0; i < 20; i++) {
    const v = r() ** 1.7
    const y = Math.round(hz + 14 + v * (H - hz - 30))
    const w = 2 * Math.round(30 + v * r.range(80, 310))
    const x = Math.round(r.range(-200, W))
    const band = svg`M${x} ${y}q${w / 2} ${-2 - v * 9} ${w} 0q${-w / 2} ${2 + v * 9} ${-w} 0Z`
    if (i % 2) dark += band
    else pale += band
  }
  return svg`
    <path d="${dark}" fill="${darker(soil, 0.35)}" opacity=".2"/>
    <path d="${pale}" fill="${lighter(far, 0.35)}" opacity=".26"/>`
}

function joints({ hz }: Backdrop, soil: string): string {
  let d = ''
  for (let i = -5; i < 6; i++) d += svg`M${800 + i * 150} ${hz}L${800 + i * 620} ${H}`
  return `<path d="${d}" stroke="${darker(soil, 0.4)}" stroke-width="2.5" opacity=".28"/>`
}

/** A pair of old tracks sweeping past. */
function tyreTracks({ r, hz }: Backdrop, near: string): string {
  const x0 = r.range(100, 1500)
  const x1 = r.range(-500, 2100)
  const track = (start: number, bend: number, end: number) => svg`
    M${x0 + start} ${hz + 6}
    C${x0 + bend} ${hz + 160} ${x1 + bend * 2} ${H - 200} ${x1 + end} ${H + 40}`
  return svg`<path d="${track(0, 0, 0)}${track(16, 60, 260)}" fill="none"
    stroke="${darker(near, 0.25)}" stroke-width="24" stroke-dasharray="9 7" opacity=".2"/>`
}

function stones({ r, hz }: Backdrop, near: string, far: string): string {
  let shapes = ''
  let lights = ''
  for (let i = 0; i < 30; i++) {
    const v = r() ** 1.4
    const y = hz + 40 + v * (H - hz - 50)
    const x = r.range(0, W)
    const k = 1.5 + v * r.range(2, 7)
    shapes += svg`
      M${x - k} ${y}l${k * 0.5} ${-k * 0.8}l${k * 1.1} ${k * 0.15}l${k * 0.4} ${k * 0.65}Z`
    lights += svg`M${x - k * 0.4} ${y - k * 0.7}h${k * 0.7}`
  }
  return svg`
    <path d="${shapes}" fill="${darker(near, 0.3)}" opacity=".55"/>
    <path d="${lights}" stroke="${lighter(far, 0.4)}" stroke-width="1.6" opacity=".7"/>`
}
