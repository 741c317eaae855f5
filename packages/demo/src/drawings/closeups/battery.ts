import { darker, lighter } from '../ink/color.ts'
import { blend, fade, via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { H, W } from '../picture.ts'
import { paintOf, type CloseUp } from './close-up.ts'
import { createSheet, grime, type Sheet } from './sheet.ts'

/** Battery box of an electric machine: cells with their caps, cables, the plug. */
export function battery(c: CloseUp): string {
  const s = createSheet(c.id)
  const { r, wear, category } = c
  const paint = paintOf(c, c.lv.body)
  s.rect(0, 0, W, H, s.lin(blend(lighter(paint, 0.12), darker(paint, 0.34)), 'd'))
  s.path('M-20 70L1620 20V150L-20 190Z', s.lin(blend(lighter(paint, 0.16), darker(paint, 0.24))))
  s.rect(110, 210, 1380, 850, '#0b0c0d', { r: 26 })
  s.rect(136, 236, 1328, 798, s.lin(via('#2b2d30', 0.5, '#1d1f22', '#101112')), { r: 16 })
  const large = category === 'forklift'
  if (large) cells(s, 6, 4, wear)
  else cells(s, 4, 2, wear)
  plug(s, c.make.pick('plug', ['#b3261e', '#3a3f45', '#2f6fa8']))
  // Charge label on the sill.
  s.rect(200, 1084, 470, 84, '#f0c52a', { r: 8 })
  s.path('M236 1150l34 -52l34 52Z', '#191a1c')
  const { volts, ampHours } = c.facts
  if (volts !== undefined) s.text(`${volts} V`, 340, 1146, 44, '#191a1c')
  if (ampHours !== undefined) s.text(`${ampHours} AH`, 506, 1142, 26, '#191a1c')
  for (const x of [720, 1010, 1300]) s.bolt(x, 1124, 17)
  grime(s, r.fork('box'), [136, 236, 1328, 798], wear * 0.7)
  s.rect(0, 700, W, 500, s.lin(fade('#c9a878', 0, 0.05 + wear * 0.22)))
  s.path('M136 236H560L250 1034H136Z', '#ffffff', { op: 0.06 })
  return s.vignette(0.45).done()
}

/** Batteries in rows, each with caps; links run from pole to pole. */
function cells(s: Sheet, across: number, down: number, wear: number): void {
  const w = 1180 / across
  const h = 740 / down
  let links = ''
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const x = 160 + i * w
      const y = 264 + j * h
      s.rect(x + 6, y + 8, w - 14, h - 14, '#000000', { r: 12, op: 0.5 })
      s.rect(x, y, w - 14, h - 14, s.lin(via('#55585c', 0.2, '#3a3d41', '#222427')), { r: 12 })
      s.rect(x + 10, y + 10, w - 34, 8, '#ffffff', { r: 4, op: 0.14 })
      const caps = across > 4 ? 1 : 3
      for (let k = 0; k < caps; k++) {
        const cx = x + (w - 14) * ((k + 1) / (caps + 1))
        s.circle(cx, y + h * 0.46, 26, '#141517').circle(cx, y + h * 0.45, 21, '#c9a227')
        s.line(svg`M${cx - 12} ${y + h * 0.45}h24`, '#7a5f12', 6)
      }
      const [px, nx] = [x + w * 0.2, x + w * 0.72]
      const py = y + h * 0.78
      for (const [q, color] of [
        [px, '#b3261e'],
        [nx, '#3a3f45'],
      ] as const) {
        s.circle(q, py, 24, color).circle(q, py, 14, '#c9c6bd').bolt(q, py, 9)
        if (wear > 0.35) s.circle(q + 9, py + 12, 12, '#9fd1b4', { op: wear * 0.6 })
      }
      if (i < across - 1) links += svg`M${nx} ${py}Q${nx + w * 0.24} ${py + 36} ${px + w} ${py}`
    }
  }
  s.line(links, '#0d0e0f', 24, { cap: true }).line(links, '#8f211b', 15, { cap: true })
}

/** The connector that hangs at the right, grey, red or blue by make. */
function plug(s: Sheet, color: string): void {
  s.hose('M1320 300Q1440 420 1400 620', 40, '#1b1c1e')
  s.hose('M1350 290Q1470 420 1430 620', 40, '#7a1c17')
  s.rect(1330, 600, 150, 220, '#000000', { r: 22, op: 0.5 })
  s.rect(1320, 590, 150, 220, s.lin(blend(lighter(color, 0.2), darker(color, 0.4))), { r: 22 })
  s.rect(1342, 660, 106, 70, darker(color, 0.5), { r: 10 })
  s.circle(1372, 695, 20, '#d9a520').circle(1420, 695, 20, '#d9a520')
  s.line('M1330 830H1460', darker(color, 0.2), 26, { cap: true })
}
