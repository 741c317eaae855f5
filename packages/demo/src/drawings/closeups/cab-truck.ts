import { darker, lighter, mix } from '../ink/color.ts'
import { blend, fade, via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { W } from '../picture.ts'
import { backdrop } from '../scenes/backdrop.ts'
import { rad } from '../space/vector.ts'
import { backdropOf, countOf, paintOf, readingOf, type CloseUp } from './close-up.ts'
import { createSheet, grime, type Sheet } from './sheet.ts'

/** Behind the wheel of a lorry or a dump truck: a wide dash, dials, mirrors out on their arms. */
export function truckInside(c: CloseUp): string {
  const s = createSheet(c.id)
  const { category, wear, make, r } = c
  const paint = paintOf(c, c.lv.body)
  const bg = backdropOf(c, 500)
  s.add(backdrop(bg, c.scene))
  if (category === 'tractor' || category === 'articulated-dump-truck') bonnet(s, paint)
  mirrors(s, c)
  s.rect(0, 0, W, 700, '#e6eef2', { op: 0.06 })
    .path('M300 60L560 60L330 700L120 700Z', '#ffffff', { op: 0.09 })
    .path('M980 60L1040 60L800 700L750 700Z', '#ffffff', { op: 0.07 })
  s.rect(60, 470, 1480, 260, s.lin(fade('#c9a878', 0, 0.12 + wear * 0.28)))
  for (const x of [420, 1010]) {
    s.line(`M${x + 190} 700L${x - 60} 520`, '#0d0e10', 8)
    s.line(`M${x - 210} 560L${x + 90} 476`, '#0d0e10', 11, { cap: true })
  }
  // Roof lining, visors, posts.
  s.path('M0 0H1600V70Q800 40 0 70Z', s.lin(blend('#46443f', '#63605a')))
  for (const x of [210, 900]) {
    s.rect(x, 40, 470, 96, s.lin(blend('#7a756c', '#57534c')), { r: 18, stroke: '#3a3733', sw: 3 })
  }
  s.path('M0 40L96 50L150 720L60 1200H0Z', s.lin(via('#55524c', 0.7, '#33312e', '#1a1918'), 'h'))
  s.path('M1600 40L1504 50L1450 720L1540 1200H1600Z', s.lin(blend('#33312e', '#55524c'), 'h'))
  dash(s, c)
  const wood = make.chance('inlay', 0.4)
  s.rect(930, 838, 560, 42, wood ? '#7a4f2a' : mix('#4a4d51', paint, 0.25), { r: 10 })
  radio(s, r.int(880, 1079))
  wheelAndStalks(s, make.pick('spokes', ['four', 'three']))
  gearLever(s)
  grime(s, r.fork('dash'), [80, 700, 1440, 460], wear * 0.6, false)
  s.rect(0, 680, W, 520, s.lin(fade('#c9a878', 0.02, 0.05 + wear * 0.22)))
  return s.vignette(0.5).done(bg.defs)
}

function bonnet(s: Sheet, paint: string): void {
  const fill = s.lin(via(lighter(paint, 0.24), 0.5, paint, darker(paint, 0.3)))
  s.path('M330 740L520 560Q760 520 1010 560L1190 740Z', fill)
  s.line('M520 560Q760 520 1010 560', lighter(paint, 0.5), 5, { op: 0.7 })
}

function mirrors(s: Sheet, { air }: CloseUp): void {
  for (const [x, k] of [
    [200, 1],
    [1400, -1],
  ] as const) {
    s.line(`M${x - 90 * k} 200H${x}M${x - 90 * k} 600H${x}`, '#1d1f22', 14)
    s.rect(x - 44, 190, 100, 430, '#17181a', { r: 26 })
    s.rect(x - 32, 206, 76, 300, s.lin(blend(air.mid, air.soil)), { r: 16 })
    s.rect(x - 32, 520, 76, 86, s.lin(blend(air.low, air.soilNear)), { r: 16 })
  }
}

function dash(s: Sheet, c: CloseUp): void {
  s.path(
    'M90 720Q330 640 620 664Q900 690 1510 716L1600 1200H0Z',
    s.lin(via('#4d4f52', 0.12, '#2c2e31', '#131416')),
  )
  s.line('M90 720Q330 640 620 664Q900 690 1510 716', '#8b8d8f', 6, { op: 0.6 })
  // Binnacle with two dials and a screen between them.
  s.path('M210 900Q230 700 520 690Q800 700 830 900Z', s.lin(blend('#1c1d1f', '#0c0d0e')))
  dial(s, 362, 830, 92, c.r.fork('rev').range(-120, -60), '#d9362c')
  dial(s, 676, 830, 92, -130, '#8fd3e6')
  const count = countOf(c.facts)
  s.rect(462, 770, 114, 104, s.lin(blend('#14303d', '#0a1820')), { r: 8 })
  s.text(readingOf(count), 519, 826, 20, '#f6f2e4', { anchor: 'middle' })
  s.text(count.unit, 519, 856, 14, '#f2ae2e', { anchor: 'middle' })
  for (let i = 0; i < 4; i++) {
    s.rect(940 + i * 140, 744, 118, 66, '#0d0e0f', { r: 14 })
    s.line(`M${952 + i * 140} 760h94M${952 + i * 140} 776h94M${952 + i * 140} 792h94`, '#3f4246', 7)
  }
}

function dial(s: Sheet, x: number, y: number, r: number, needle: number, color: string): void {
  s.circle(x, y, r, '#0a0b0c', { stroke: '#8f8d87', sw: 5 })
  let ticks = ''
  for (let a = -220; a <= 40; a += 20) {
    const [u, v] = [Math.cos(rad(a)), Math.sin(rad(a))]
    ticks += svg`M${x + u * r * 0.74} ${y + v * r * 0.74}L${x + u * r * 0.9} ${y + v * r * 0.9}`
  }
  s.line(ticks, '#e9e4d6', 4)
  const at = rad(needle - 90)
  s.line(svg`M${x} ${y}L${x + Math.cos(at) * r * 0.76} ${y + Math.sin(at) * r * 0.76}`, color, 7, {
    cap: true,
  }).circle(x, y, 13, '#2b2d30')
}

function radio(s: Sheet, station: number): void {
  s.rect(960, 900, 340, 110, '#0d0e0f', { r: 12 })
    .rect(1040, 920, 180, 48, '#17333d', { r: 5 })
    .text((station / 10).toFixed(1), 1130, 956, 26, '#8fd3e6', { anchor: 'middle' })
    .circle(1000, 954, 26, '#3a3c40', { stroke: '#77787a', sw: 3 })
    .circle(1262, 954, 26, '#3a3c40', { stroke: '#77787a', sw: 3 })
  for (let i = 0; i < 6; i++) {
    s.rect(1330 + (i % 2) * 82, 900 + Math.floor(i / 2) * 46, 70, 36, '#1d1f22', { r: 8 })
    s.circle(1365 + (i % 2) * 82, 918 + Math.floor(i / 2) * 46, 5, i === 3 ? '#f0a020' : '#55585c')
  }
}

function wheelAndStalks(s: Sheet, spokes: 'three' | 'four'): void {
  s.line('M330 1000L230 950M700 1000L800 950', '#17181a', 18, { cap: true })
  s.path('M440 1200L470 980H570L600 1200Z', s.lin(via('#2b2d30', 0.5, '#4a4d51', '#17181a'), 'h'))
  s.add('<g transform="rotate(-3 520 1080)">')
    .add(
      svg`<ellipse cx="520" cy="1090" rx="340" ry="232" fill="none" stroke="#0b0c0d"
        stroke-width="50"/>`,
    )
    .add(
      svg`<ellipse cx="520" cy="1084" rx="340" ry="232" fill="none" stroke="#34373b"
        stroke-width="34"/>`,
    )
    .line('M210 1020A340 232 0 0 1 800 990', '#7d8083', 8, { op: 0.7, cap: true })
  const arms =
    spokes === 'four'
      ? 'M520 1100L200 1080M520 1100L840 1070'
      : 'M520 1100L210 1030M520 1100L830 1020'
  s.line(arms, '#26282b', 44)
    .rect(400, 1040, 240, 150, s.lin(blend('#3a3d41', '#1d1f22')), { r: 46 })
    .circle(520, 1108, 36, '#2b2d30', { stroke: '#8f8d87', sw: 4 })
    .add('</g>')
}

function gearLever(s: Sheet): void {
  s.path('M1010 1200L1050 1076Q1110 1050 1170 1076L1210 1200Z', '#1b1c1e')
  s.line('M1110 1090L1124 1010', '#8b8d90', 20)
  s.circle(1126, 1000, 42, s.rad(blend('#6b6e72', '#141517'), 0.35, 0.3, 0.8))
}
