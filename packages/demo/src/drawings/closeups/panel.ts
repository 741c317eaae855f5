import { darker, lighter } from '../ink/color.ts'
import { blend, fade, via } from '../ink/gradient.ts'
import { batteryDriven } from '../machines/drive.ts'
import { H, W } from '../picture.ts'
import type { Rng } from '../rng.ts'
import { backdrop } from '../scenes/backdrop.ts'
import { points } from '../space/points.ts'
import { backdropOf, hoursOn, paintOf, type CloseUp } from './close-up.ts'
import { createSheet, grime, type Sheet } from './sheet.ts'

interface Desk {
  name: string
  /** Up to three lines under the hours; what a gauge happens to read follows from them. */
  rows: (hours: number, c: CloseUp) => [label: string, value: string | number | undefined][]
}

const DESKS = {
  lift: {
    name: 'PLATFORM',
    rows: (hours, c) => [
      [batteryDriven(c) ? 'BATT %' : 'FUEL %', String(60 + (hours % 38))],
      ['TILT', '0.4°'],
      ['LOAD KG', String(180 + (hours % 60))],
    ],
  },
  genset: {
    name: 'GENSET',
    rows: (_, { facts }) => [
      ['VOLT', facts.volts],
      ['HZ', facts.hz],
      ['KVA', facts.kva],
    ],
  },
  air: {
    name: 'AIR',
    rows: (hours) => [
      ['BAR', `7.${hours % 8}`],
      ['TEMP', `${78 + (hours % 14)}°`],
      ['RPM', String(1850 + (hours % 90))],
    ],
  },
  screed: {
    name: 'SCREED',
    rows: (hours) => [
      ['TEMP', `${142 + (hours % 16)}°`],
      ['SLOPE %', '2.5'],
      ['WIDTH M', '4.75'],
    ],
  },
  plant: {
    name: 'PLANT',
    rows: (hours) => [
      ['RPM', String(1780 + (hours % 40))],
      ['FEED %', String(58 + (hours % 30))],
      ['CSS MM', '75'],
    ],
  },
} satisfies Record<string, Desk>

function deskOf({ category, subtype }: CloseUp): keyof typeof DESKS {
  if (category === 'generator') return subtype === 'compressor' ? 'air' : 'genset'
  if (category === 'paver') return 'screed'
  return category === 'jaw-crusher' ? 'plant' : 'lift'
}

/** Control panel of machines without a cab: lifts and generators. */
export function panel(c: CloseUp): string {
  const s = createSheet(c.id)
  const { r, wear } = c
  const paint = paintOf(c, c.lv.body)
  const power = c.category === 'generator'
  const desk = DESKS[deskOf(c)]
  const bg = backdropOf(c, 420)
  s.add(backdrop(bg, c.scene))
  s.rect(0, 0, W, H, '#dfe6ea', { op: 0.1 })
  if (!power) {
    // Platform rails behind the box.
    for (const y of [180, 470]) s.hose(`M-40 ${y}H1640`, 44, lighter(paint, 0.05))
    for (const x of [120, 1480]) s.hose(`M${x} 180V1240`, 44, lighter(paint, 0.05))
  } else {
    s.rect(0, 0, W, H, s.lin(blend(lighter(paint, 0.14), darker(paint, 0.28)), 'd'))
    s.line('M70 60H1530V1140H70Z', darker(paint, 0.6), 9)
    for (const y of [220, 980]) {
      s.rect(30, y - 60, 56, 120, '#3a3c40', { r: 8 })
        .bolt(58, y - 30, 11)
        .bolt(58, y + 30, 11)
    }
  }
  s.path('M262 262H1362L1402 1090H230Z', '#000000', { op: 0.4 })
  s.path('M240 240H1360L1400 1070H200Z', s.lin(via('#4a4d51', 0.1, '#2f3235', '#191a1c')))
  s.line('M240 240H1360', '#8b8d90', 7, { op: 0.8 })
  s.path('M262 272H1338L1374 1040H226Z', s.lin(blend('#d9d5c9', '#b5b0a3')))
  s.path('M262 272H1338L1342 352H258Z', '#1d1e20')
  s.text(c.model || desk.name, 300, 334, 36, '#f2ae2e')
  s.text(`${desk.name} CONTROL`, 1310, 334, 26, '#d9d6cd', { anchor: 'end' })
  screen(s, c, desk)
  // Emergency stop on its yellow plate.
  s.circle(1130, 560, 150, '#e8b71f')
    .circle(1130, 560, 150, 'none', { stroke: '#8a6c12', sw: 4 })
    .circle(1134, 572, 100, '#000000', { op: 0.35 })
    .circle(1130, 560, 98, s.rad(via('#f0574a', 0.6, '#c4261d', '#7d130d'), 0.38, 0.32, 0.75))
  s.line('M1084 530A56 56 0 0 1 1150 508', '#ffd9d2', 10, { op: 0.6, cap: true })
  s.text('STOP', 1130, 750, 32, '#8f1a13', { anchor: 'middle' })
  keySwitch(s)
  toggles(s, r)
  if (power) breakers(s)
  else joystick(s)
  for (const [x, y] of points('280,1010 1326,1010 280,386 1322,386')) s.bolt(x, y, 13)
  s.path('M262 272H700L420 1040H226Z', '#ffffff', { op: 0.1 })
  grime(s, r.fork('panel'), [230, 380, 1130, 660], wear)
  s.rect(0, 700, W, 500, s.lin(fade('#c9a878', 0, 0.06 + wear * 0.3)))
  return s.vignette(0.42).done(bg.defs)
}

function keySwitch(s: Sheet): void {
  const ink = '#33322f'
  s.circle(376, 860, 62, '#8f8c86')
    .circle(376, 860, 50, s.rad(blend('#f0ede6', '#6b6963'), 0.4, 0.35, 0.8))
    .rect(368, 812, 16, 96, '#2a2b2d', { r: 6 })
    .rect(354, 770, 44, 64, '#c9c6bd', { r: 18, stroke: '#55534e', sw: 4 })
    .text('OFF', 280, 810, 20, ink, { anchor: 'middle' })
    .text('ON', 474, 810, 20, ink, { anchor: 'middle' })
}

/** Four toggles, up or down, each with a lamp below. */
function toggles(s: Sheet, r: Rng): void {
  const lamps = ['#3f8f4a', '#d9a520', '#c4261d', '#3f8f4a']
  lamps.forEach((lamp, i) => {
    const x = 548 + i * 106
    const tip = 862 + (r.chance(0.5) ? -60 : 60)
    s.circle(x, 862, 30, '#6b6963')
      .circle(x, 862, 22, '#26272a')
      .path(
        `M${x - 9} 862L${x - 13} ${tip}H${x + 13}L${x + 9} 862Z`,
        s.lin(blend('#f0ede6', '#8f8c84')),
      )
      .circle(x, tip, 14, '#d9d6cd')
      .line(`M${x - 26} 956h52`, '#33322f', 6)
      .circle(x, 994, 12, lamp, { stroke: '#2b2b2a', sw: 4 })
  })
}

function joystick(s: Sheet): void {
  const grip = 'M1096 880Q1090 796 1130 788Q1172 796 1164 880Z'
  s.circle(1130, 962, 68, '#1b1c1e')
    .path('M1072 958q58 -52 116 0q-58 46 -116 0Z', '#0c0d0e')
    .path('M1116 956L1120 850H1140L1144 956Z', '#141517')
    .path(grip, s.lin(blend('#5b5e62', '#17181a'), 'h'))
    .circle(1130, 814, 11, '#f0a020')
}

/** Three breakers, the middle one off. */
function breakers(s: Sheet): void {
  for (let i = 0; i < 3; i++) {
    const handle = s.lin(blend('#55585c', '#2b2d30'))
    s.rect(1010 + i * 88, 850, 74, 130, '#17181a', { r: 8 })
    s.rect(1022 + i * 88, i === 1 ? 912 : 868, 50, 50, handle, { r: 6 })
  }
}

function screen(s: Sheet, c: CloseUp, { rows }: Desk): void {
  s.rect(300, 400, 620, 330, '#0c0d0e', { r: 18 })
  s.rect(318, 418, 584, 294, s.lin(blend('#9fb08c', '#7f9170')), { r: 8 })
  const ink = '#1d2a1c'
  const row = (k: string, v: string, y: number) => {
    s.text(k, 346, y, 30, ink, { op: 0.8 })
    s.text(v, 876, y, 36, ink, { anchor: 'end' })
  }
  row('HOURS', hoursOn(c.facts), 490)
  rows(Math.floor(c.facts.hours ?? 0), c)
    .filter(([, value]) => value !== undefined)
    .forEach(([label, value], i) => row(label, String(value), 552 + i * 62))
  s.path('M318 418H610L470 712H318Z', '#ffffff', { op: 0.14 })
}
