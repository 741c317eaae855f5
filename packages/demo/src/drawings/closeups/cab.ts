import { darker, lighter, mix } from '../ink/color.ts'
import { blend, fade, via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import type { Category } from '../machines/register.ts'
import { W } from '../picture.ts'
import { backdrop } from '../scenes/backdrop.ts'
import { levers, wheelColumn } from './cab-controls.ts'
import { backdropOf, hoursOn, paintOf, type CloseUp } from './close-up.ts'
import { createSheet, type Sheet } from './sheet.ts'

/** Steered and worked with levers; the others have a wheel. */
const LEVERS = new Set<Category>([
  'crawler-excavator',
  'mini-excavator',
  'wheeled-excavator',
  'skid-steer',
  'drilling-rig',
  'dozer',
])

const BUCKET = new Set<Category>(['wheel-loader', 'backhoe-loader', 'skid-steer'])
const BOOM = new Set<Category>(['crawler-excavator', 'mini-excavator', 'wheeled-excavator'])

/** Inside the cab, from behind the seat: controls, monitor, the world through the glass. */
export function cabInside(c: CloseUp): string {
  const s = createSheet(c.id)
  const { category, wear, air } = c
  const paint = paintOf(c, c.lv.body)
  const bg = backdropOf(c, 560)
  s.add(backdrop(bg, c.scene))
  outside(s, category, paint)
  // A haze on the glass, two reflections, dust in the corners.
  s.rect(0, 0, W, 900, '#e6eef2', { op: 0.07 })
    .path('M380 90L640 90L420 820L250 820Z', '#ffffff', { op: 0.1 })
    .path('M690 90L740 90L520 820L480 820Z', '#ffffff', { op: 0.08 })
  s.rect(150, 560, 1300, 300, s.lin(fade('#c9a878', 0, 0.12 + wear * 0.3)))
  // Wiper.
  s.line('M1000 846L806 322', '#0d0e10', 9)
    .line('M852 476L760 168', '#0d0e10', 13, { cap: true })
    .circle(806, 322, 11, '#1d1f22')
  // Posts, roof lining, side glass frames.
  const trim = c.make.pick('lining', ['#2b2d30', '#3a3833', '#45423b'])
  if (category === 'forklift') guardBars(s)
  else s.path('M0 0H1600V96Q800 60 0 96Z', s.lin(blend(darker(trim, 0.4), lighter(trim, 0.06))))
  s.path(
    'M0 60L170 70L262 860L120 1200H0Z',
    s.lin(via(lighter(trim, 0.08), 0.6, trim, '#161719'), 'h'),
  )
  s.path(
    'M1600 60L1430 70L1338 860L1480 1200H1600Z',
    s.lin(via('#1a1b1d', 0.4, trim, lighter(trim, 0.08)), 'h'),
  )
  const sideGlass = blend(mix(air.mid, '#20262b', 0.25), mix(air.soil, '#20262b', 0.35))
  s.path('M40 190L150 196L212 700L60 760Z', s.lin(sideGlass))
  s.path('M1560 190L1450 196L1388 700L1540 760Z', s.lin(sideGlass))
  // Roof: radio, lamp, sun blind.
  if (category !== 'forklift') roofPanel(s)
  // Dash sill and floor.
  s.path(
    'M150 836Q800 792 1450 836L1600 1200H0Z',
    s.lin(via('#3a3c40', 0.12, '#232527', '#0f1011')),
  )
  s.line('M150 836Q800 792 1450 836', '#6b6e72', 6, { op: 0.7 })
  let mat = ''
  for (let i = 0; i < 14; i++) mat += svg`M${420 - i * 22} ${900 + i * 22}H${1180 + i * 22}`
  s.line(mat, '#3a3c40', 4, { op: 0.5 })
  screen(s, c)
  if (LEVERS.has(category)) levers(s, category === 'dozer' ? '#d9362c' : '#f0a020')
  else wheelColumn(s)
  seat(s, c)
  s.rect(0, 800, W, 400, s.lin(fade('#c9a878', 0, wear * 0.26)))
  return s.vignette(0.5).done(bg.defs)
}

function roofPanel(s: Sheet): void {
  s.rect(620, 20, 230, 58, '#0d0e10', { r: 10 })
    .rect(644, 36, 110, 26, '#17333d', { r: 4 })
    .text('87.9', 699, 56, 15, '#8fd3e6', { anchor: 'middle' })
  s.circle(790, 49, 13, '#3a3c40', { stroke: '#77787a', sw: 2 })
  s.circle(826, 49, 13, '#3a3c40', { stroke: '#77787a', sw: 2 })
  s.rect(930, 30, 150, 34, '#fff6df', { r: 12, op: 0.85 })
}

/** The overhead guard of a forklift. */
function guardBars(s: Sheet): void {
  s.line('M0 40H1600M0 110H1600M0 180H1600', '#1d1f22', 26)
  s.line('M0 32H1600M0 102H1600M0 172H1600', '#55585c', 6, { op: 0.7 })
}

/** What of the machine itself shows through the windscreen. */
function outside(s: Sheet, category: Category, paint: string): void {
  const g = s.lin(via(lighter(paint, 0.18), 0.5, paint, darker(paint, 0.35)), 'h')
  if (BOOM.has(category)) {
    s.path('M980 870L1010 420Q1020 250 960 120L900 96L1090 96Q1190 300 1190 520L1200 870Z', g)
    s.line('M1024 420Q1034 250 986 120', lighter(paint, 0.5), 5, { op: 0.6 })
    s.hose('M1150 860Q1160 480 1090 150', 16, '#2a2b2d')
    s.hose('M1176 860Q1190 480 1110 140', 16, '#2a2b2d')
    s.path('M930 90L850 330L900 560L968 540L950 330L1010 120Z', darker(paint, 0.22))
    s.path('M842 560Q820 660 900 690Q990 690 992 600L968 540Z', '#4a4743')
  } else if (BUCKET.has(category)) {
    s.path('M430 860L520 600L580 596L560 860ZM1170 860L1080 600L1020 596L1040 860Z', g)
      .path(
        'M420 640Q800 566 1180 640L1150 730Q800 660 450 730Z',
        s.lin(blend('#77726a', '#3a3733')),
      )
      .line('M420 640Q800 566 1180 640', '#a9a399', 6, { op: 0.7 })
  } else if (category === 'forklift') {
    mast(s)
  } else {
    s.path(
      'M480 870L600 640Q800 600 1000 640L1120 870Z',
      s.lin(via(lighter(paint, 0.24), 0.5, paint, darker(paint, 0.3))),
    )
    s.line('M600 640Q800 600 1000 640', lighter(paint, 0.5), 5, { op: 0.7 }).rect(
      716,
      676,
      168,
      60,
      darker(paint, 0.6),
      { r: 8, op: 0.8 },
    )
  }
}

/** Mast, chains and the carriage a forklift's driver looks through. */
function mast(s: Sheet): void {
  const steel = s.lin(via('#55585c', 0.5, '#3a3c40', '#1d1f22'), 'h')
  for (const x of [470, 1060]) s.rect(x, 0, 72, 870, steel).rect(x + 80, 0, 34, 870, '#2b2d30')
  s.rect(770, 0, 60, 620, s.lin(via('#8b8d90', 0.4, '#c9ccd0', '#4a4c50'), 'h'))
  s.line('M700 0V700M900 0V700', '#141517', 16)
  for (const y of [560, 700]) s.rect(440, y, 720, 44, s.lin(blend('#4a4c50', '#232527')), { r: 6 })
  let rest = ''
  for (let i = 0; i < 7; i++) rest += `M${500 + i * 100} 330V560`
  s.line(rest + 'M490 330H1110', '#232527', 16)
}

function screen(s: Sheet, c: CloseUp): void {
  const x = 1180
  const y = 560
  s.path(
    `M${x + 110} ${y + 230}L${x + 130} ${y + 330}H${x + 190}L${x + 170} ${y + 230}Z`,
    '#1a1b1d',
  )
  s.add(`<g transform="rotate(5 ${x + 140} ${y + 110})">`)
    .rect(x, y, 280, 224, s.lin(blend('#45484c', '#1b1c1e')), { r: 22, stroke: '#5b5e62', sw: 2 })
    .rect(x + 22, y + 22, 236, 152, s.lin(blend('#14303d', '#0a1820')), { r: 6 })
  s.text(hoursOn(c.facts), x + 140, y + 92, 40, '#f6f2e4', { anchor: 'middle' })
  s.text('H', x + 240, y + 92, 20, '#f2ae2e', { anchor: 'end' })
  for (let i = 0; i < 8; i++) {
    s.rect(x + 44 + i * 25, y + 122, 18, 26, i < 5 ? '#7cc36a' : '#1d333e', { r: 3 })
  }
  for (let i = 0; i < 5; i++) {
    s.circle(x + 48 + i * 46, y + 199, 11, '#2f3235', { stroke: '#5b5e62', sw: 2 })
  }
  s.add('</g>')
}

function seat(s: Sheet, { lv, wear }: CloseUp): void {
  const cloth = mix('#2f3338', lv.body, 0.07)
  s.path(
    'M520 1200Q500 1010 560 960Q800 920 1040 960Q1100 1010 1080 1200Z',
    s.lin(via(lighter(cloth, 0.18), 0.25, cloth, darker(cloth, 0.5))),
  )
  s.path(
    'M620 1200Q606 1040 640 990Q800 966 960 990Q994 1040 980 1200',
    s.lin(blend(lighter(cloth, 0.1), darker(cloth, 0.35))),
    { stroke: darker(cloth, 0.5), sw: 4 },
  )
  for (const x of [700, 800, 900]) {
    s.line(`M${x} 980V1200`, darker(cloth, 0.45), 5, { op: 0.7 })
  }
  s.line('M560 960Q800 920 1040 960', mix(lv.body, '#ffffff', 0.1), 6, { op: 0.8 })
  if (wear > 0.45) {
    s.path('M868 1046q34 8 58 30q8 14 -8 18q-38 -6 -56 -32q-4 -14 6 -16Z', '#b08f5c', {
      stroke: darker(cloth, 0.6),
      sw: 4,
      op: 0.9,
    })
  }
  s.line('M1060 1000Q1010 1110 1040 1200', '#0d0e0f', 22)
  s.line('M1060 1000Q1010 1110 1040 1200', '#3a3c40', 14)
}
