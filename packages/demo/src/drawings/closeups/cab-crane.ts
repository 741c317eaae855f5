import { darker, lighter, mix } from '../ink/color.ts'
import { blend, fade, via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { W } from '../picture.ts'
import { backdrop } from '../scenes/backdrop.ts'
import { levers } from './cab-controls.ts'
import { backdropOf, hoursOn, paintOf, type CloseUp } from './close-up.ts'
import { createSheet, type Sheet } from './sheet.ts'

/** A crane's cab: glass to the roof, the boom beside it, the load moment on a screen. */
export function craneInside(c: CloseUp): string {
  const s = createSheet(c.id)
  const { wear } = c
  const paint = paintOf(c, c.lv.boom)
  const tower = c.category === 'tower-crane'
  const bg = backdropOf(c, tower ? 900 : 640)
  s.add(backdrop(bg, c.scene))
  if (tower) jib(s, paint)
  else boom(s, paint)
  s.rect(0, 0, W, 900, '#e6eef2', { op: 0.07 })
    .path('M300 200L540 200L360 830L170 830Z', '#ffffff', { op: 0.1 })
    .path('M620 200L660 200L490 830L450 830Z', '#ffffff', { op: 0.08 })
  s.rect(110, 560, 1380, 300, s.lin(fade('#c9a878', 0, 0.1 + wear * 0.28)))
  roofGlass(s)
  // Slim posts; the sill lies low.
  s.path('M0 150L70 160L128 880L40 1200H0Z', s.lin(blend('#3a3c40', '#1a1b1d'), 'h'))
  s.path('M1600 150L1530 160L1472 880L1560 1200H1600Z', s.lin(blend('#1a1b1d', '#3a3c40'), 'h'))
  s.path(
    'M110 880Q800 846 1490 880L1600 1200H0Z',
    s.lin(via('#3a3c40', 0.14, '#232527', '#0f1011')),
  )
  s.line('M110 880Q800 846 1490 880', '#6b6e72', 6, { op: 0.7 })
  s.line('M980 872L700 420', '#0d0e10', 9).line('M760 560L640 250', '#0d0e10', 12, { cap: true })
  loadMoment(s, c)
  levers(s, '#d9362c')
  chair(s, mix('#34383d', c.lv.body, 0.08))
  s.rect(0, 820, W, 380, s.lin(fade('#c9a878', 0, wear * 0.24)))
  return s.vignette(0.5).done(bg.defs)
}

/** The boom of a mobile crane rises past the right side of the glass. */
function boom(s: Sheet, paint: string): void {
  const fill = s.lin(via(lighter(paint, 0.2), 0.45, paint, darker(paint, 0.4)), 'h')
  s.path('M1180 900L1090 180L1150 170L1420 900Z', fill)
  s.path('M1110 330L1020 150L1070 140L1150 330Z', darker(paint, 0.12))
  s.line('M1230 880L1112 200', lighter(paint, 0.55), 6, { op: 0.6 })
  s.line('M1046 150V700M1056 150V700', '#26272a', 4)
  s.path('M1016 700H1086L1076 770H1026Z', '#e3ad1e')
  s.line('M1051 770v26q34 8 24 40q-24 24 -46 0', '#57534d', 13, { cap: true })
}

/** The jib of a tower crane runs out over the town. */
function jib(s: Sheet, paint: string): void {
  let web = ''
  for (let i = 0; i < 13; i++) {
    const near = i / 13
    const far = (i + 1) / 13
    const x = (t: number, side: number) => 800 + side * (250 - t * 226)
    const y = (t: number) => 250 + t * 210
    web += svg`M${x(near, -1)} ${y(near)}L${x(far, 1)} ${y(far)}`
    web += svg`M${x(near, 1)} ${y(near)}L${x(near, -1)} ${y(near)}`
  }
  s.line(web, darker(paint, 0.2), 9)
  s.line('M550 250L776 460M1050 250L824 460', paint, 26)
  s.line('M550 244L776 456M1050 244L824 456', lighter(paint, 0.4), 6, { op: 0.6 })
  s.rect(742, 400, 116, 40, '#33363a', { r: 6 })
  s.line('M790 440V700M810 440V700', '#26272a', 3)
  s.path('M776 700h48l-8 44h-32Z', '#e3ad1e')
}

function roofGlass(s: Sheet): void {
  s.path('M0 0H1600V190Q800 150 0 190Z', '#9fc0d4', { op: 0.28 })
  let guard = ''
  for (let i = 0; i < 17; i++) guard += svg`M${40 + i * 96} 0L${120 + i * 86} 176`
  s.line(guard, '#26282b', 10)
  s.line('M0 190Q800 150 1600 190', '#26282b', 30)
}

/** Length, angle and load of the boom, and how much of the capacity that is. */
function loadMoment(s: Sheet, { r, facts }: CloseUp): void {
  const roll = r.fork('lmi')
  const share = roll.int(18, 72)
  s.path('M270 700L250 960H340L330 700Z', '#1a1b1d')
  s.add('<g transform="translate(-10 -190) rotate(-5 300 720)">')
    .rect(140, 560, 320, 310, s.lin(blend('#45484c', '#1b1c1e')), {
      r: 22,
      stroke: '#5b5e62',
      sw: 2,
    })
    .rect(160, 582, 280, 210, s.lin(blend('#14303d', '#0a1820')), { r: 6 })
    .line('M190 770L380 620', '#e9b71f', 9, { cap: true })
    .line('M190 770H400', '#8fb3c0', 3)
    .line('M380 620V700', '#d9d6cd', 3)
  s.text(`${roll.int(48, 66)}°`, 236, 756, 22, '#8fd3e6')
  s.text(`${(share * 0.31).toFixed(1)} T`, 426, 640, 24, '#f6f2e4', { anchor: 'end' })
  s.text(`${hoursOn(facts)} H`, 426, 756, 20, '#f2ae2e', {
    anchor: 'end',
  })
  for (let i = 0; i < 10; i++) {
    const lit = i * 10 < share
    const color = i > 8 ? '#d9362c' : i > 6 ? '#f2ae2e' : '#7cc36a'
    s.rect(164 + i * 28, 806, 22, 20, lit ? color : '#1d333e', { r: 3 })
  }
  for (let i = 0; i < 4; i++)
    s.circle(196 + i * 70, 848, 11, '#2f3235', { stroke: '#5b5e62', sw: 2 })
  s.add('</g>')
}

function chair(s: Sheet, cloth: string): void {
  s.path(
    'M560 1200Q560 980 800 966Q1040 980 1040 1200Z',
    s.lin(blend(lighter(cloth, 0.1), darker(cloth, 0.5))),
    {
      stroke: darker(cloth, 0.5),
      sw: 4,
    },
  )
  s.line('M640 1200Q660 1020 800 1012Q940 1020 960 1200', darker(cloth, 0.45), 5, { op: 0.7 })
}
