import { mix } from '../ink/color.ts'
import { blend, via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { batteryDriven } from '../machines/drive.ts'
import { rad } from '../space/vector.ts'
import { readingOf, type CloseUp, type Count } from './close-up.ts'
import type { Sheet } from './sheet.ts'

const amber = '#f2ae2e'
const green = '#7cc36a'
const pale = '#8fb3c0'

/** Screens of newer machines, by make. */
export const MONITORS = { wide, dials, tall }

const tankOf = (c: CloseUp) => (batteryDriven(c) ? 'BATT' : 'FUEL')

/** A broad screen, the count its largest thing. */
function wide(s: Sheet, c: CloseUp, count: Count): void {
  const { r, lv } = c
  const frame = via('#3f4246', 0.1, '#232528', '#131416')
  s.rect(338, 448, 940, 590, '#000000', { r: 44, op: 0.5 })
  s.rect(330, 430, 940, 590, s.lin(frame), { r: 44, stroke: '#5b5e62', sw: 3 })
  s.rect(386, 482, 828, 440, '#06090c', { r: 12 })
  s.rect(392, 488, 816, 428, s.lin(blend('#10212b', '#0a141b')), { r: 8 })
  s.rect(392, 488, 816, 52, '#18323f')
  s.text('WORK', 416, 526, 24, '#bfe6f2')
  s.text(`${r.int(6, 17)}:${r.int(10, 59)}`, 1184, 526, 24, '#bfe6f2', { anchor: 'end' })
  // The hours, largest thing on the screen.
  s.text(readingOf(count), 760, 724, 122, '#f6f2e4', { anchor: 'middle', weight: 0.11 })
  s.text(count.unit, 1192, 724, 60, amber, { anchor: 'end' })
  s.text(count.unit === 'H' ? 'SERVICE HOUR METER' : 'ODOMETER', 800, 778, 24, pale, {
    anchor: 'middle',
  })
  const gauge = (x: number, label: string, level: number, color: string) => {
    s.text(label, x, 848, 22, pale)
    for (let i = 0; i < 10; i++) {
      s.rect(x + 110 + i * 24, 824, 18, 30, i < level ? color : '#1d333e', { r: 3 })
    }
  }
  gauge(418, tankOf(c), r.int(3, 9), green)
  gauge(816, 'TEMP', r.int(4, 7), amber)
  s.circle(1158, 570, 14, 'none', { stroke: green, sw: 4 })
  // Keys under the glass and a bright reflection.
  for (let i = 0; i < 6; i++) {
    const key = s.lin(blend('#4a4d51', '#26282b'))
    s.rect(420 + i * 130, 938, 108, 52, key, { r: 12, stroke: '#0d0e0f', sw: 2 })
    s.text(`F${i + 1}`, 474 + i * 130, 974, 20, '#b9b6ae', { anchor: 'middle' })
  }
  s.path('M392 488H800L587.84 916H392Z', '#ffffff', { op: 0.06 })
  s.rect(370, 1004, 860, 6, mix(lv.body, '#000000', 0.1), { r: 3 })
}

/** Two round gauges with a narrow display between and below. */
function dials(s: Sheet, c: CloseUp, count: Count): void {
  const { r } = c
  s.rect(238, 470, 1130, 560, '#000000', { r: 70, op: 0.5 })
  s.rect(230, 452, 1130, 560, s.lin(via('#3f4246', 0.1, '#232528', '#131416')), {
    r: 70,
    stroke: '#5b5e62',
    sw: 3,
  })
  gauge(s, 450, 680, r.range(-200, -40), tankOf(c))
  gauge(s, 1140, 680, r.range(-150, -70), 'TEMP')
  s.rect(610, 520, 370, 150, '#06090c', { r: 10 })
  s.rect(618, 528, 354, 134, s.lin(blend('#9fb08c', '#7f9170')), { r: 6 })
  s.text(c.model?.slice(0, 10) || 'READY', 795, 608, 40, '#1d2a1c', { anchor: 'middle' })
  ;[green, amber, '#3a3c40', '#d9362c'].forEach((color, i) => {
    s.circle(660 + i * 90, 740, 24, '#0c0d0e').circle(660 + i * 90, 740, 17, color, {
      op: i === 3 ? 0.35 : 0.9,
    })
  })
  s.rect(470, 860, 650, 118, '#06090c', { r: 12 })
  s.rect(480, 870, 630, 98, s.lin(blend('#a9b996', '#8a9c7a')), { r: 6 })
  s.text(readingOf(count), 760, 948, 70, '#16210f', { anchor: 'middle', weight: 0.12 })
  s.text(count.unit, 1090, 946, 40, '#16210f', { anchor: 'end' })
  s.path('M480 870H760L700 968H480Z', '#ffffff', { op: 0.16 })
}

/** A round gauge from empty to full. */
function gauge(s: Sheet, x: number, y: number, needle: number, label: string): void {
  s.circle(x, y, 186, '#0a0b0c', { stroke: '#8f8d87', sw: 9 })
  let ticks = ''
  for (let a = -220; a <= 40; a += 26) {
    const [u, v] = [Math.cos(rad(a)), Math.sin(rad(a))]
    ticks += svg`M${x + u * 136} ${y + v * 136}L${x + u * 166} ${y + v * 166}`
  }
  s.line(ticks, '#e9e4d6', 8)
  s.line(svg`M${x + 160} ${y}A160 160 0 0 1 ${x + 122} ${y + 103}`, '#d9362c', 14)
  s.text(label, x, y + 110, 30, '#d9d6cd', { anchor: 'middle' })
  const [u, v] = [Math.cos(rad(needle)), Math.sin(rad(needle))]
  s.line(svg`M${x - u * 26} ${y - v * 26}L${x + u * 140} ${y + v * 140}`, '#e8641b', 11, {
    cap: true,
  }).circle(x, y, 26, '#2b2d30', { stroke: '#55585c', sw: 4 })
}

/** An upright screen: the count on top, a list below, keys down the side. */
function tall(s: Sheet, c: CloseUp, count: Count): void {
  const { r } = c
  s.rect(488, 372, 640, 680, '#000000', { r: 40, op: 0.5 })
  s.rect(480, 356, 640, 680, s.lin(via('#4a4d51', 0.1, '#2b2d30', '#161719')), {
    r: 40,
    stroke: '#6b6e72',
    sw: 3,
  })
  s.rect(516, 396, 480, 600, '#06090c', { r: 10 })
  s.rect(522, 402, 468, 588, s.lin(blend('#e6eaec', '#c3ccd1')), { r: 6 })
  s.rect(522, 402, 468, 60, mix(c.lv.body, '#1d1f22', 0.2))
  s.text(`${r.int(6, 17)}:${r.int(10, 59)}`, 964, 446, 28, '#ffffff', { anchor: 'end' })
  s.text(readingOf(count), 756, 580, 74, '#17202a', { anchor: 'middle', weight: 0.13 })
  s.text(count.unit === 'H' ? 'HOURS' : 'KM', 756, 628, 26, '#55626b', { anchor: 'middle' })
  const bars = [
    { label: tankOf(c), level: r.int(35, 92), color: '#4f9d54' },
    { label: 'TEMP', level: r.int(40, 66), color: '#3f7fae' },
    { label: 'OIL', level: r.int(44, 70), color: '#d39a1c' },
  ]
  bars.forEach(({ label, level, color }, i) => {
    const y = 690 + i * 96
    s.text(label, 548, y + 32, 26, '#2b363d')
    s.rect(690, y, 270, 44, '#9aa7ad', { r: 8 })
    s.rect(690, y, 2.7 * level, 44, color, { r: 8 })
  })
  for (let i = 0; i < 6; i++) {
    const key = s.lin(blend('#5b5e62', '#2b2d30'))
    s.rect(1020, 410 + i * 98, 76, 76, key, { r: 14, stroke: '#0d0e0f', sw: 2 })
    s.circle(1058, 448 + i * 98, 12, i === 2 ? amber : '#b9b6ae', { op: 0.8 })
  }
  s.path('M522 402H760L560 990H522Z', '#ffffff', { op: 0.2 })
}
