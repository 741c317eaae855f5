import { darker, lighter, mix } from '../ink/color.ts'
import { blend, fade, via, type Stop } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { H, W } from '../picture.ts'
import { points } from '../space/points.ts'
import { paintOf, type CloseUp } from './close-up.ts'
import { createSheet, grime, type Sheet } from './sheet.ts'

/** Engine bay with the hood up. */
export function engine(c: CloseUp): string {
  const s = createSheet(c.id)
  const { r, wear } = c
  const paint = paintOf(c, c.lv.body)
  const iron = r.pick(['#c9a227', '#7d8388', '#5b6f86', '#9c5a34', '#8f8d87'])
  // Sky above the open hood, hood, dark bay.
  s.rect(0, 0, W, 260, s.lin(blend(c.air.top, c.air.low)))
    .path('M-20 40L1620 -60V190L-20 230Z', s.lin(blend(lighter(paint, 0.1), darker(paint, 0.3))))
    .path('M-20 230L1620 190V250L-20 286Z', darker(paint, 0.55))
  s.rect(0, 244, W, H, s.lin(via('#17181a', 0.6, '#26272a', '#0e0f10')))
  for (let i = 0; i < 10; i++) s.rect(30 + i * 160, 290, 110, 150, '#0d0e0f', { r: 8, op: 0.45 })
  s.line('M210 250L330 700', '#8b8d8e', 16, { cap: true })
  s.line('M250 400L330 700', '#2b2d30', 26, { cap: true })
  radiator(s, 1170, 330, wear)
  body(s, mix(iron, '#6b5c48', wear * 0.45), r.int(4, 6))
  turbo(s, 905, 470, wear)
  filters(s, mix(paint, '#e9e4d6', 0.2))
  // Hoses and harness.
  s.hose('M980 420Q1100 340 1230 420', 52, '#2a2b2d')
    .hose('M300 560Q230 700 330 860T300 1040', 30, '#2a2b2d')
    .hose('M1010 760Q1120 800 1190 740', 44, '#2a2b2d')
  s.hose('M360 452Q620 396 860 440', 14, '#55361f')
    .hose('M360 470Q640 424 880 470', 11, '#1c1c1d')
    .hose('M520 980Q700 1060 960 1000T1180 1040', 20, '#1f2022')
  for (const [x, y] of points('1004,405 1214,405 1016,762 1184,744')) {
    s.rect(x - 9, y - 34, 18, 68, '#a9abac', { r: 4 })
  }
  s.line('M520 470q10 -20 24 0M640 452q10 -20 24 0M760 446q10 -20 24 0', '#d9d6cd', 6)
  // Body sill in front.
  s.path(
    'M-20 1096Q800 1060 1620 1096V1220H-20Z',
    s.lin(via(lighter(paint, 0.28), 0.2, paint, darker(paint, 0.45))),
  )
  s.line('M-20 1096Q800 1060 1620 1096', lighter(paint, 0.5), 5, { op: 0.7 })
  s.rect(700, 1110, 190, 50, '#1c1d1f', { r: 10 })
  s.rect(716, 1120, 158, 30, '#4a4d51', { r: 6 })
  for (const x of [140, 420, 1180, 1460]) s.bolt(x, 1140, 16)
  // Oil and dust.
  grime(s, r.fork('block'), [320, 480, 760, 540], wear)
  if (wear > 0.25) {
    s.path(
      'M440 940q20 -34 60 -30t56 22q20 60 4 150h-96q16 -90 -24 -142Z',
      s.lin([
        [0, '#120d09', 0],
        [0.3, '#120d09', 0.5],
        [1, '#120d09', 0.1],
      ]),
      { op: 0.5 + wear * 0.5 },
    )
    s.path('M600 610q60 30 40 190h-70q30 -100 30 -190Z', s.lin(fade('#120d09', 0.5, 0)), {
      op: 0.4 + wear * 0.4,
    })
  }
  s.rect(0, 280, W, 920, s.lin(fade('#c9a878', 0.03, 0.05 + wear * 0.24)))
  s.path('M300 262L760 262L420 1100H0V800Z', '#ffffff', { op: 0.05 })
  return s.vignette(0.45).done()
}

function body(s: Sheet, c: string, cyl: number): void {
  const g = s.lin(via(lighter(c, 0.22), 0.45, c, darker(c, 0.5)))
  // Crankcase, block, head, valve covers.
  s.path(
    'M352 760H1040L1010 1030Q700 1070 400 1030Z',
    s.lin(blend(darker(c, 0.25), darker(c, 0.68))),
  )
  s.rect(340, 600, 720, 210, g, { r: 10 })
  let ribs = ''
  for (let i = 0; i < 9; i++) ribs += `M${380 + i * 78} 640V790`
  s.line(ribs, darker(c, 0.45), 10, { op: 0.55 })
  s.line('M348 632H1052M348 800H1052', lighter(c, 0.35), 4, { op: 0.55 })
  const head = blend(lighter('#6f6c66', 0.25), darker('#6f6c66', 0.4))
  s.rect(350, 540, 700, 72, s.lin(head), { r: 6 })
  const w = 660 / cyl
  for (let i = 0; i < cyl; i++) {
    const x = 368 + i * w
    s.rect(x, 476, w - 12, 80, s.lin(via(lighter(c, 0.4), 0.3, c, darker(c, 0.4))), { r: 14 })
    s.rect(x + 8, 486, w - 28, 8, '#ffffff', { r: 4, op: 0.3 })
    s.bolt(x + w / 2 - 6, 520, 11)
    // Injector line.
    s.line(svg`M${x + w / 2} 480q-6 -44 20 -60`, '#c9c6bd', 6)
    for (const dx of [12, w - 24]) s.bolt(x + dx, 578, 8)
  }
  s.rect(352, 404, 690, 24, s.lin(blend('#d9d6cd', '#6b6963')), { r: 12 })
  for (let i = 0; i < 8; i++) s.bolt(376 + i * 92, 822, 11)
  // Starter, alternator, oil pan plug, plate.
  s.rect(420, 860, 190, 84, s.lin(via('#8f8d87', 0.4, '#55534e', '#26251f')), { r: 30 })
    .rect(440, 840, 110, 40, '#3a3a38', { r: 16 })
    .circle(610, 902, 34, '#2f2e2b', { stroke: '#6b6963', sw: 4 })
  s.circle(330, 700, 92, '#1a1b1c')
    .circle(330, 700, 84, s.rad(via('#77756f', 0.7, '#4a4944', '#232220'), 0.4, 0.35, 0.8))
    .circle(330, 700, 50, 'none', { stroke: '#1a1a19', sw: 16, dash: '14 12' })
    .bolt(330, 700, 16)
  s.line('M250 660Q180 760 260 900M410 660Q420 780 330 900', '#141415', 16)
    .circle(292, 916, 60, '#2b2b29', { stroke: '#55534e', sw: 8 })
    .bolt(292, 916, 14)
  s.rect(720, 668, 170, 96, s.lin(blend('#d9d6cd', '#8f8c84')), { r: 6 })
  s.line('M738 694h130M738 716h100M738 738h118', '#33322f', 6, { op: 0.7 })
}

function turbo(s: Sheet, x: number, y: number, wear: number): void {
  const hot = mix('#8a5a3c', '#5b4a3e', wear)
  const pipe = `M${x - 60} ${y + 170}Q${x - 20} ${y + 60} ${x + 60} ${y + 60}`
  s.line(pipe, darker(hot, 0.45), 70)
  s.line(pipe, hot, 52)
  s.circle(x + 90, y + 20, 96, '#121211', { op: 0.6 })
    .circle(x + 84, y + 10, 92, s.rad(via('#f0eee8', 0.5, '#a3a09a', '#4a4843'), 0.35, 0.3, 0.8))
    .circle(x + 84, y + 10, 58, s.rad(blend('#d0cdc6', '#55534d'), 0.6, 0.65, 0.8))
    .circle(x + 84, y + 10, 34, '#1b1b1a')
  for (let i = 0; i < 6; i++) {
    const a = i * 1.047
    s.line(
      svg`
        M${x + 84 + 10 * Math.cos(a)} ${y + 10 + 10 * Math.sin(a)}
        L${x + 84 + 32 * Math.cos(a + 0.5)} ${y + 10 + 32 * Math.sin(a + 0.5)}`,
      '#b9b6ae',
      5,
    )
  }
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785
    s.bolt(x + 84 + 78 * Math.cos(a), y + 10 + 78 * Math.sin(a), 7)
  }
}

/** Two oil filters and the air cleaner. */
function filters(s: Sheet, white: string): void {
  const can: Stop[] = [
    [0, darker(white, 0.35)],
    [0.3, lighter(white, 0.4)],
    [0.6, white],
    [1, darker(white, 0.5)],
  ]
  for (const x of [640, 770]) {
    s.rect(x + 6, 836, 104, 176, '#0c0b0a', { r: 22, op: 0.5 })
    s.rect(x, 828, 104, 176, s.lin(can, 'h'), { r: 20 })
    s.rect(x - 6, 812, 116, 34, s.lin(via('#77756f', 0.4, '#c9c6bd', '#3a3936'), 'h'), { r: 8 })
      .rect(x, 884, 104, 58, '#b3261e', { op: 0.75 })
      .line(`M${x + 16} 904h72M${x + 16} 922h52`, '#ffffff', 5, { op: 0.85 })
  }
  s.rect(60, 420, 250, 176, s.lin(via('#5b5e62', 0.3, '#33363a', '#0f1011')), { r: 60 })
  s.rect(236, 410, 34, 196, '#17181a', { r: 10 })
  s.line('M96 470H220M96 500H220M96 530H220', '#17181a', 6, { op: 0.8 })
  s.rect(110, 440, 90, 14, '#ffffff', { r: 7, op: 0.18 })
}

function radiator(s: Sheet, x: number, y: number, wear: number): void {
  s.rect(x, y, 420, 700, s.lin(blend('#3a3c3f', '#17181a')), { r: 10 })
  s.rect(x + 26, y + 60, 368, 560, '#0e0f10', { r: 6 })
  let fin = ''
  for (let i = 0; i < 26; i++) fin += `M${x + 30} ${y + 70 + i * 21}H${x + 390}`
  s.line(fin, mix('#6b6e70', '#a3865c', wear * 0.7), 8, { op: 0.8 })
  // Fan in its shroud.
  s.circle(x + 130, y + 350, 210, '#0b0b0c', { op: 0.75 })
  s.circle(x + 130, y + 350, 200, 'none', { stroke: '#4a4c50', sw: 14 })
  for (let i = 0; i < 7; i++) {
    const a = (i * 360) / 7
    s.add(
      svg`<path transform="rotate(${a} ${x + 130} ${y + 350})" d="
        M${x + 118} ${y + 340}
        Q${x + 70} ${y + 240} ${x + 110} ${y + 166}
        Q${x + 170} ${y + 170} ${x + 176} ${y + 210}
        Q${x + 150} ${y + 280} ${x + 146} ${y + 340}Z" fill="#c08a2a" opacity=".9"/>`,
    )
  }
  s.circle(x + 130, y + 350, 46, '#2b2d30', { stroke: '#6b6e72', sw: 5 })
  s.bolt(x + 130, y + 350, 16)
}
