import { darker, mix } from '../ink/color.ts'
import { blend } from '../ink/gradient.ts'
import type { Rng } from '../rng.ts'
import { points } from '../space/points.ts'
import type { Sheet } from './sheet.ts'

/** Colours of a plate and of what is struck into it. */
export interface Metal {
  base: string
  brush: string
  border: string
  ink: string
  stamp: string
  lip: string
  field: string
  fieldEdge: string
  gleam: number
}

export type Row = [label: string, value: string]

interface PlateText {
  s: Sheet
  r: Rng
  metal: Metal
  paint: string
  heading: string
  rows: Row[]
  /** Of its engine; a machine without one has none. */
  stage: string | undefined
}

/** What makers' plates look like; each has room for five rows on 1040 by 760. */
export const LAYOUTS = { listed, boxed, banded }

/** A heading in the livery's colour over rows of fields. */
function listed({ s, r, metal, paint, heading, rows, stage }: PlateText): void {
  const strip = s.lin(blend(mix(paint, '#ffffff', 0.06), darker(paint, 0.18)))
  s.rect(262, 286, 956, 104, strip, { r: 8 })
  s.text(heading, 740, 358, 40, '#17181a', { anchor: 'middle', weight: 0.15 })
  rows.forEach(([label, value], i) => {
    const y = 430 + i * 96
    s.text(label, 284, y + 46, 25, metal.ink, { op: 0.9 })
    s.rect(500, y, 700, 72, metal.field, { r: 5, stroke: metal.fieldEdge, sw: 2 })
    stamped(s, r, metal, 520, y + 56, value)
  })
  barCode(s, r, metal.ink)
  emission(s, metal, 760, 962, stage)
  for (const [x, y] of points('250,278 1230,278 250,970 1230,970')) s.rivet(x, y, 14)
}

/** Boxes with their labels above: the serial number across, the others in pairs. */
function boxed({ s, r, metal, heading, rows, stage }: PlateText): void {
  s.text(heading, 284, 350, 38, metal.ink, { weight: 0.15 })
  s.rect(262, 384, 956, 6, metal.ink)
  const wide = rows.filter(([label]) => label === 'PIN')
  const rest = rows.filter(([label]) => label !== 'PIN')
  const put = (x: number, y: number, w: number, [label, value]: Row) => {
    s.text(label, x + 4, y + 24, 22, metal.ink, { op: 0.85 })
    s.rect(x, y + 36, w, 76, metal.field, { r: 4, stroke: metal.fieldEdge, sw: 3 })
    stamped(s, r, metal, x + 20, y + 94, value)
  }
  wide.forEach((row) => put(284, 410, 912, row))
  rest.forEach((row, i) => put(284 + (i % 2) * 472, 556 + Math.floor(i / 2) * 146, 440, row))
  barCode(s, r, metal.ink)
  emission(s, metal, 800, 962, stage)
  for (const [x, y] of points('740,272 740,984')) s.rivet(x, y, 14)
  for (const [x, y] of points('250,620 1230,620')) s.rivet(x, y, 14)
}

/** A dark band at the left, ruled lines, a square code at the right. */
function banded({ s, r, metal, paint, heading, rows, stage }: PlateText): void {
  s.rect(244, 268, 120, 712, s.lin(blend(darker(paint, 0.1), darker(paint, 0.45))), { r: 12 })
  s.add('<g transform="rotate(-90 318 624)">')
    .text(heading, 318, 640, 34, '#f4efe4', { anchor: 'middle', weight: 0.15 })
    .add('</g>')
  rows.forEach(([label, value], i) => {
    const y = 300 + i * 118
    s.text(label, 396, y + 26, 22, metal.ink, { op: 0.85 })
    stamped(s, r, metal, 396, y + 86, value)
    s.rect(392, y + 100, 806, 3, metal.ink, { op: 0.6 })
  })
  let code = ''
  for (let i = 0; i < 121; i++) {
    if (!r.chance(0.5)) continue
    code += `M${1074 + (i % 11) * 12} ${560 + Math.floor(i / 11) * 12}h12v12h-12Z`
  }
  s.rect(1062, 548, 156, 156, '#e9e6dd', { r: 6 }).path(code, '#17181a')
  emission(s, metal, 700, 950, stage)
  for (const [x, y] of points('1224,284 1224,964 264,284 264,964')) s.rivet(x, y, 14)
}

/** Letters struck one by one: light edge below, dark stroke above, slightly uneven. */
function stamped(s: Sheet, r: Rng, metal: Metal, x0: number, y: number, value: string): void {
  let x = x0
  for (const letter of value.slice(0, 19)) {
    const base = y + r.range(-2.2, 2.2)
    s.text(letter, x + 1.5, base + 2, 40, metal.lip, { weight: 0.14, op: 0.7 })
    s.text(letter, x, base, 40, metal.stamp)
    x += 35
  }
}

function emission(s: Sheet, metal: Metal, x: number, y: number, stage: string | undefined): void {
  if (stage === undefined) return
  s.text('EMISSION', x, y, 22, metal.ink, { op: 0.85 })
  s.text(stage, 1190, y, 30, metal.ink, { anchor: 'end' })
}

function barCode(s: Sheet, r: Rng, ink: string): void {
  let bars = ''
  for (let i = 0, x = 284; i < 52 && x < 700; i++) {
    const w = r.pick([3, 3, 5, 8])
    bars += `M${x} 926v40h${w}v-40Z`
    x += w + r.pick([3, 4, 7])
  }
  s.path(bars, ink)
}
