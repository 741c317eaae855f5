import { darker, lighter } from '../ink/color.ts'
import { blend, fade, via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { W } from '../picture.ts'
import { backdrop } from '../scenes/backdrop.ts'
import { backdropOf, paintOf, type CloseUp } from './close-up.ts'
import { createSheet, grime, type Sheet } from './sheet.ts'

/** Hoist of a tower crane: rope on its drum between a gearbox and an electric motor. */
export function winch(c: CloseUp): string {
  const s = createSheet(c.id)
  const { r, wear } = c
  const paint = paintOf(c, c.lv.boom)
  const bg = backdropOf(c, 620)
  s.add(`<g opacity=".9">${backdrop(bg, c.scene)}</g>`)
  rails(s, paint)
  // Deck.
  s.path('M-20 900L1620 860V1220H-20Z', s.lin(via('#77797c', 0.2, '#55585c', '#2b2d30')))
  let grating = ''
  for (let i = 0; i < 15; i++) grating += svg`M${i * 124 - 60} 1200L${i * 116 + 10} 890`
  s.line(grating, '#33363a', 8, { op: 0.7 })
  s.path('M130 960L1480 930L1500 1010L120 1040Z', s.lin(blend(paint, darker(paint, 0.4))))
  drum(s, paint)
  motor(s, c.make.pick('motor', ['#3f6f8f', '#77797c', '#4f6d5a']))
  gearbox(s, darker(paint, 0.1))
  for (const x of [190, 420, 1060, 1420]) s.bolt(x, 986, 18)
  grime(s, r.fork('winch'), [140, 420, 1340, 560], wear)
  s.rect(0, 700, W, 500, s.lin(fade('#c9a878', 0, 0.05 + wear * 0.24)))
  return s.vignette(0.42).done(bg.defs)
}

function rails(s: Sheet, paint: string): void {
  for (const y of [300, 520]) s.hose(`M-40 ${y}H1640`, 30, lighter(paint, 0.06))
  for (const x of [90, 620, 1150, 1560]) s.hose(`M${x} 300V900`, 30, lighter(paint, 0.06))
}

function drum(s: Sheet, paint: string): void {
  const steel = s.lin(via('#8d8a82', 0.4, '#6b6861', '#2b2926'))
  s.rect(470, 520, 560, 380, steel, { r: 12 })
  let rope = ''
  for (let i = 0; i < 27; i++) rope += svg`M${482 + i * 20.4} 532q14 180 0 356`
  s.line(rope, '#3f3c37', 17).line(rope, '#8f8a80', 6, { op: 0.7 })
  for (const x of [440, 1000]) {
    s.rect(x + 6, 446, 56, 520, '#000000', { r: 22, op: 0.4 })
    s.rect(x, 440, 56, 520, s.lin(via(lighter(paint, 0.3), 0.4, paint, darker(paint, 0.5))), {
      r: 22,
    })
  }
  s.hose('M760 530Q900 300 1640 210', 16, '#55524c')
}

function motor(s: Sheet, color: string): void {
  s.rect(1100, 560, 330, 300, s.lin(via(lighter(color, 0.3), 0.35, color, darker(color, 0.55))), {
    r: 40,
  })
  let fins = ''
  for (let i = 0; i < 9; i++) fins += `M1130 ${590 + i * 30}H1400`
  s.line(fins, darker(color, 0.5), 9, { op: 0.7 })
  s.rect(1190, 480, 150, 96, s.lin(blend(lighter(color, 0.1), darker(color, 0.3))), { r: 10 })
  s.hose('M1340 530Q1480 540 1500 900', 22, '#1f2022')
  s.rect(1060, 640, 50, 140, s.lin(blend('#8b8d90', '#3a3c40')), { r: 8 })
  s.rect(1420, 590, 54, 240, '#2b2d30', { r: 20 })
}

function gearbox(s: Sheet, color: string): void {
  s.path(
    'M150 560Q160 500 240 496H400Q440 500 444 560V900H150Z',
    s.lin(via(lighter(color, 0.3), 0.4, color, darker(color, 0.5))),
  )
  s.circle(296, 690, 118, darker(color, 0.35)).circle(
    296,
    686,
    104,
    s.rad(blend(lighter(color, 0.25), darker(color, 0.3)), 0.4, 0.35, 0.8),
  )
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785
    s.bolt(296 + 84 * Math.cos(a), 686 + 84 * Math.sin(a), 12)
  }
  s.rect(200, 836, 120, 40, '#d9d6cd', { r: 4 }).line('M212 850h96M212 864h70', '#33322f', 5)
}
