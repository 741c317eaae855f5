import { darker, lighter } from '../ink/color.ts'
import { fade, via, type Stop } from '../ink/gradient.ts'
import { burnsFuel, powerless } from '../machines/drive.ts'
import type { Category } from '../machines/register.ts'
import { H, W } from '../picture.ts'
import type { Rng } from '../rng.ts'
import { paintOf, type CloseUp, type Facts } from './close-up.ts'
import { LAYOUTS, type Metal, type Row } from './plate-layouts.ts'
import { createSheet, grime, type Sheet } from './sheet.ts'

const BLACK = {
  base: '#26282b',
  brush: '#3a3d41',
  border: '#b9b6ae',
  ink: '#d9d6cd',
  stamp: '#c8c5bc',
  lip: '#0d0e0f',
  field: '#17181a',
  fieldEdge: '#6b6963',
  gleam: 0.06,
}
const SILVER = {
  base: '#c9c7c0',
  brush: '#ffffff',
  border: '#3a3a3a',
  ink: '#26272a',
  stamp: '#1f2022',
  lip: '#ffffff',
  field: '#e4e2db',
  fieldEdge: '#8a8780',
  gleam: 0.16,
}

/** The rows of a plate: what is known of the machine, and nothing else. */
export function plateRows(category: Category, model: string | undefined, facts: Facts): Row[] {
  const { serial, year, weightKg, powerKw } = facts
  const rows: [label: string, value: string | number | undefined][] = [
    ['MODEL', model],
    ['PIN', serial],
    ['YEAR', year],
    ['MASS KG', weightKg],
    ['POWER KW', powerless(category) ? undefined : powerKw],
  ]
  return rows.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [[label, String(value)] satisfies Row],
  )
}

/** Identity plate on painted steel. */
export function plate(c: CloseUp): string {
  const s = createSheet(c.id)
  const { r, wear, facts } = c
  const paint = paintOf(c, c.lv.body)
  const rot = r.range(-2.4, 2.4)
  const metal = r.chance(0.35) ? BLACK : SILVER
  // Panel with a seam, an edge and light falling across it.
  s.rect(0, 0, W, H, s.lin(via(lighter(paint, 0.16), 0.4, paint, darker(paint, 0.34)), 'd'))
  s.line(`M-20 ${r.range(110, 150)}H1620`, darker(paint, 0.6), 7)
  s.line('M-20 136H1620', lighter(paint, 0.4), 2.5, { op: 0.5 })
  s.line('M1390 -20V1220', darker(paint, 0.55), 6, { op: 0.8 })
  s.bolt(1480, 230, 24).bolt(1480, 980, 24).bolt(110, 70, 20)
  s.path('M-100 900L700 -100H1050L120 1300H-100Z', '#ffffff', { op: 0.07 })
  grime(s, r.fork('panel'), [0, 0, W, H], wear * 0.9)

  const heading = (facts.make ?? 'PRODUCT IDENTIFICATION').slice(0, 24)
  const rows = plateRows(c.category, c.model, facts)
  const stage = burnsFuel(c) ? facts.emission : undefined
  s.add(`<g transform="rotate(${rot.toFixed(2)} 740 620)">`)
  blank(s, r, metal)
  const layout = LAYOUTS[c.make.pick('plate', ['listed', 'boxed', 'banded'])]
  layout({ s, r, metal, paint, heading, rows, stage })
  s.path('M330 244H760L420 1004H220V480Z', '#ffffff', { op: metal.gleam })
  grime(s, r.fork('plate'), [240, 420, 1000, 580], wear)
  if (wear > 0.4) mudStain(s, r)
  s.add('</g>')
  // Dust gathered on the lower edge.
  s.rect(0, 860, W, 340, s.lin(fade('#c9a878', 0, 0.12 + wear * 0.4)))
  return s.vignette(0.42).done()
}

/** The plate with its shadow, brushed. */
function blank(s: Sheet, r: Rng, { base, brush, border }: Metal): void {
  const sheen: Stop[] = [
    [0, lighter(base, 0.3)],
    [0.3, base],
    [0.55, lighter(base, 0.2)],
    [0.8, darker(base, 0.12)],
    [1, darker(base, 0.25)],
  ]
  s.rect(232, 262, 1040, 760, '#0b0908', { r: 26, op: 0.42 })
  s.rect(220, 244, 1040, 760, s.lin(sheen, 'd'), { r: 24, stroke: darker(base, 0.5), sw: 3 })
  let strokes = ''
  for (let i = 0; i < 60; i++) {
    const y = 254 + i * 12.4 + r.range(-4, 4)
    strokes += `M${Math.round(r.range(226, 700))} ${y.toFixed(0)}h${Math.round(r.range(100, 540))}`
  }
  s.line(strokes, brush, 1.6, { op: 0.3 })
  s.rect(242, 266, 996, 716, 'none', { r: 14, stroke: border, sw: 3, op: 0.75 })
}

function mudStain(s: Sheet, r: Rng): void {
  const x = r.int(400, 1000)
  const y = r.int(560, 900)
  const mud = s.rad([
    [0, '#8d6d45', 0.5],
    [0.6, '#8d6d45', 0.28],
    [1, '#8d6d45', 0],
  ])
  s.add(`<ellipse cx="${x}" cy="${y}" rx="330" ry="150" fill="${mud}"/>`)
}
