import { darker, lighter, mix } from '../ink/color.ts'
import { blend, fade, via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { H, W } from '../picture.ts'
import { paintOf, type CloseUp } from './close-up.ts'
import { createSheet, grime, type Sheet } from './sheet.ts'

/** An engine across the house, seen through its open side door: coolers, block, pump. */
export function engineSide(c: CloseUp): string {
  const s = createSheet(c.id)
  const { r, wear } = c
  const paint = paintOf(c, c.lv.body)
  const iron = r.pick(['#c9a227', '#7d8388', '#5b6f86', '#8f8d87', '#4f6d5a'])
  s.rect(0, 0, W, H, s.lin(blend(lighter(paint, 0.12), darker(paint, 0.32)), 'd'))
  // The opening, its rubber seal, the dark inside.
  s.rect(150, 110, 1130, 930, '#0c0d0e', { r: 34 })
  s.rect(172, 132, 1086, 886, s.lin(via('#1b1c1e', 0.6, '#292b2e', '#101112')), { r: 22 })
  coolers(s, wear)
  block(s, mix(iron, '#6b5c48', wear * 0.4))
  pump(s)
  canisters(s, mix(paint, '#e9e4d6', 0.3), c.make.chance('filters', 0.5))
  s.hose('M430 330Q560 220 760 300', 54, '#2a2b2d')
    .hose('M430 840Q540 930 700 860', 48, '#2a2b2d')
    .hose('M1060 700Q1150 620 1230 700', 34, '#232426')
    .hose('M1060 760Q1170 720 1240 800', 34, '#232426')
    .hose('M560 960Q800 900 1020 980T1240 950', 22, '#1f2022')
    .hose('M600 250Q820 190 1040 250', 14, '#55361f')
  for (const [x, y] of [
    [448, 322],
    [744, 296],
    [450, 850],
    [690, 866],
  ] as const) {
    s.rect(x - 9, y - 36, 18, 72, '#a9abac', { r: 4 })
  }
  door(s, paint)
  grime(s, r.fork('bay'), [180, 140, 1070, 870], wear)
  if (wear > 0.3) {
    s.path('M620 760q70 20 60 260h-120q40 -140 60 -260Z', s.lin(fade('#120d09', 0.55, 0.05)), {
      op: 0.4 + wear * 0.5,
    })
  }
  for (const [x, y] of [
    [90, 200],
    [90, 940],
    [700, 1110],
    [300, 1110],
  ] as const) {
    s.bolt(x, y, 17)
  }
  s.path('M172 132H620L300 1018H172Z', '#ffffff', { op: 0.05 })
  s.rect(0, 500, W, 700, s.lin(fade('#c9a878', 0, 0.06 + wear * 0.26)))
  return s.vignette(0.45).done()
}

/** Radiator and oil cooler on end at the left. */
function coolers(s: Sheet, wear: number): void {
  s.rect(200, 170, 210, 820, s.lin(via('#4a4d51', 0.5, '#33363a', '#1b1c1e'), 'h'), { r: 8 })
  let fins = ''
  for (let i = 0; i < 36; i++) fins += `M222 ${200 + i * 21.5}H388`
  s.line(fins, mix('#77797c', '#a3865c', wear * 0.7), 8, { op: 0.8 })
  s.rect(200, 560, 210, 26, '#26282b')
  s.rect(398, 260, 44, 640, s.lin(blend('#2b2d30', '#121314'), 'h'), { r: 10 })
  s.circle(300, 150, 34, '#1a1b1d', { stroke: '#77797c', sw: 5 })
}

function block(s: Sheet, c: string): void {
  s.path('M500 640H1000L980 900Q740 940 520 900Z', s.lin(blend(darker(c, 0.2), darker(c, 0.65))))
  s.rect(490, 470, 530, 190, s.lin(via(lighter(c, 0.22), 0.45, c, darker(c, 0.45))), { r: 10 })
  let ribs = ''
  for (let i = 0; i < 7; i++) ribs += `M${524 + i * 78} 500V640`
  s.line(ribs, darker(c, 0.45), 9, { op: 0.55 })
  s.rect(506, 350, 500, 124, s.lin(via(lighter(c, 0.4), 0.3, c, darker(c, 0.4))), { r: 26 })
  s.rect(540, 372, 420, 12, '#ffffff', { r: 6, op: 0.28 })
  for (let i = 0; i < 6; i++) s.bolt(540 + i * 86, 452, 10)
  s.circle(752, 408, 38, '#26282b', { stroke: '#8f8d87', sw: 5 }).rect(
    726,
    398,
    52,
    20,
    '#e0ad1c',
    {
      r: 6,
    },
  )
  // Fan belt and pulleys at the cooler's end.
  for (const [x, y, r] of [
    [500, 740, 74],
    [474, 560, 48],
    [560, 860, 56],
  ] as const) {
    s.circle(x, y, r, '#1a1b1c').circle(
      x,
      y,
      r * 0.86,
      s.rad(blend('#8f8d87', '#33322f'), 0.4, 0.35, 0.8),
    )
    s.bolt(x, y, r * 0.22)
  }
  s.line('M428 552Q420 700 430 760M520 548Q580 680 612 850', '#101112', 15)
  // Turbocharger on the far side, its pipe over the block.
  s.circle(920, 300, 84, '#121211', { op: 0.6 })
    .circle(914, 292, 80, s.rad(via('#e6e3dc', 0.5, '#98958f', '#45433e'), 0.35, 0.3, 0.8))
    .circle(914, 292, 30, '#1b1b1a')
  s.rect(560, 690, 190, 84, s.lin(blend('#d9d6cd', '#8f8c84')), { r: 6 })
  s.line('M578 714h150M578 734h110M578 754h130', '#33322f', 6, { op: 0.7 })
}

/** Two hydraulic pumps in line at the right end. */
function pump(s: Sheet): void {
  const iron = via('#7d7f81', 0.4, '#515356', '#26272a')
  s.rect(1000, 520, 70, 330, s.lin(via('#55585c', 0.5, '#3a3c40', '#1d1f22')), { r: 8 })
  s.rect(1066, 580, 120, 210, s.lin(iron), { r: 24 })
  s.rect(1180, 600, 66, 170, s.lin(iron), { r: 20 })
  for (const y of [556, 620, 740, 812]) s.bolt(1034, y, 13)
  for (const y of [610, 756]) s.bolt(1212, y, 11)
}

function canisters(s: Sheet, white: string, upright: boolean): void {
  const can = via(lighter(white, 0.3), 0.5, white, darker(white, 0.5))
  for (const i of [0, 1]) {
    const [x, y] = upright ? [1060 + i * 98, 330] : [1050, 300 + i * 112]
    const [w, h] = upright ? [84, 170] : [170, 92]
    s.rect(x + 5, y + 8, w, h, '#0c0b0a', { r: 18, op: 0.5 })
    s.rect(x, y, w, h, s.lin(can, upright ? 'h' : 'v'), { r: 18 })
    s.rect(x, y + h * 0.36, w, h * 0.3, '#2f6fa8', { op: 0.8 })
  }
  s.rect(1010, 176, 230, 112, s.lin(via('#5b5e62', 0.3, '#33363a', '#0f1011')), { r: 50 })
  s.rect(1176, 168, 26, 128, '#17181a', { r: 8 })
}

/** The door stands open at the right: foam inside, a prop. */
function door(s: Sheet, paint: string): void {
  s.path('M1290 70L1600 10V1190L1290 1080Z', s.lin(blend(darker(paint, 0.2), paint), 'h'))
  s.path('M1322 130L1600 84V1110L1322 1020Z', s.lin(blend('#1b1c1e', '#303236'), 'h'))
  let foam = ''
  for (let i = 0; i < 15; i++) {
    foam += svg`M1330 ${180 + i * 58}L1600 ${140 + i * 64}`
    if (i < 5) foam += svg`M${1360 + i * 56} ${120 - i * 9}V${1030 + i * 16}`
  }
  s.line(foam, '#0d0e0f', 5, { op: 0.7 })
  for (const y of [230, 900]) {
    s.rect(1262, y, 56, 96, s.lin(blend('#8b8d90', '#3a3c40'), 'h'), { r: 10 })
    s.bolt(1290, y + 26, 10).bolt(1290, y + 70, 10)
  }
  s.line('M1250 1000L1420 960', '#c9c6bd', 12, { cap: true })
}
