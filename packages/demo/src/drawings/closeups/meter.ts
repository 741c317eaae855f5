import { blend, fade, via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { H, W } from '../picture.ts'
import { backdrop } from '../scenes/backdrop.ts'
import { points } from '../space/points.ts'
import { backdropOf, countOf, drumsOf, type CloseUp, type Count } from './close-up.ts'
import { MONITORS } from './monitors.ts'
import { createSheet, grime, type Sheet } from './sheet.ts'

/** Hour meter: a colour monitor on newer machines, drums behind glass on old ones. */
export function meter(c: CloseUp): string {
  const s = createSheet(c.id)
  const { r, wear } = c
  const count = countOf(c.facts)
  const old = r.fork('old').chance(wear > 0.5 ? 0.75 : 0.2)
  // Window with the world behind the dash.
  const bg = backdropOf(c, 330)
  const back = backdrop(bg, c.scene)
  s.add(`<g opacity=".85">${back}</g>`)
  s.rect(0, 0, W, 520, '#dfe8ee', { op: 0.12 })
  s.path('M0 0H90L150 520H0ZM1600 0H1510L1460 520H1600Z', '#1d1f22')
  // Dash: padded top, textured face.
  s.path('M0 400Q800 300 1600 400V1200H0Z', s.lin(via('#4a4c4f', 0.08, '#2c2e31', '#141517')))
  s.line('M0 400Q800 300 1600 400', '#75787b', 7, { op: 0.7 })
  let tex = ''
  for (let i = 0; i < 120; i++) tex += svg`M${r.range(0, W)} ${r.range(440, H)}h.1`
  s.line(tex, '#55585b', 4, { op: 0.35, cap: true })
  if (old) drums(s, c, count)
  else MONITORS[c.make.pick('meter', ['wide', 'dials', 'tall'])](s, c, count)
  switches(s)
  grime(s, r.fork('dash'), [120, 420, 1360, 760], wear * 0.6, false)
  s.rect(0, 380, W, 820, s.lin(fade('#c9a878', 0.05 + wear * 0.18, 0)))
  return s.vignette(0.5).done(bg.defs)
}

/** Each drawn about the upper left corner of its switch. */
const ICONS = [
  'M40 20h30M55 8v26',
  'M36 30q18 -34 36 0Z',
  'M38 8h34v26h-34Z',
  'M38 20l17 -14l17 14',
  'M40 8v28M55 8v28M70 8v28',
  'M55 6a14 14 0 1 0 .1 0',
]

function switches(s: Sheet): void {
  ICONS.forEach((icon, i) => {
    const x = 330 + i * 160
    const moved = icon.replace(
      /M(\d+) (\d+)/g,
      (_, a: string, b: string) => `M${x + Number(a)} ${1100 + Number(b)}`,
    )
    s.rect(x, 1066, 112, 92, '#0c0d0e', { r: 14 })
    s.rect(x + 8, 1072, 96, 74, s.lin(blend('#45484b', '#232527')), { r: 10 })
    s.circle(x + 56, 1092, 6, i === 1 || i === 4 ? '#f0a020' : '#17181a')
    s.line(moved, '#c9c6bd', 4, { op: 0.8 })
  })
}

/** Number drums in a riveted case; the last one turns between two digits. */
function drums(s: Sheet, { r, wear }: CloseUp, count: Count): void {
  s.rect(370, 520, 860, 440, '#000000', { r: 36, op: 0.5 })
  s.rect(380, 500, 840, 440, s.lin(via('#d9d6cd', 0.5, '#8e8b84', '#55524d')), { r: 36 })
  s.rect(404, 524, 792, 392, s.lin(blend('#1c1d1f', '#2d2f32')), { r: 22 })
  for (const [x, y] of points('432,552 1168,552 432,888 1168,888')) s.bolt(x, y, 15)
  s.text(count.unit === 'H' ? 'HOURS' : 'KM', 800, 600, 40, '#efe9da', { anchor: 'middle' })
  s.rect(462, 636, 676, 168, '#000000', { r: 10 })
  const digits = drumsOf(count)
  const step = 660 / digits.length
  Array.from(digits).forEach((digit, i) => {
    const x = 472 + i * step
    const tenths = i === digits.length - 1
    const roll = tenths ? r.range(-26, 26) : 0
    const drum = tenths
      ? via('#7a1414', 0.5, '#d9362c', '#6a1010')
      : via('#8f8a7c', 0.5, '#f4efe0', '#857f70')
    const ink = tenths ? '#fff4e6' : '#191a1c'
    s.rect(x, 644, step - 6, 152, s.lin(drum), { r: 4 })
    s.text(digit, x + step / 2 - 3, 766 + roll, 92, ink, { anchor: 'middle', weight: 0.14 })
    s.line(`M${x + step - 6} 644v152`, '#000000', 5, { op: 0.7 })
  })
  s.text('1/10', 1104, 840, 22, '#d9362c', { anchor: 'middle' })
  s.text('QUARTZ  12-48 V', 476, 862, 22, '#8f8c84')
  s.path('M404 560Q404 524 440 524H850L630 916H404Z', '#ffffff', { op: 0.1 + wear * 0.05 })
  // A crack in the glass, when it is old.
  s.line('M940 540l40 120l-20 40l50 110', '#ffffff', 2, { op: wear > 0.7 ? 0.5 : 0 })
}
