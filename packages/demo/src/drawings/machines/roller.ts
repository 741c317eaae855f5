import { darker, inkOn } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { stripes } from '../parts/decal.ts'
import { drum } from '../parts/drum.ts'
import { puff } from '../parts/puff.ts'
import { strip } from '../parts/strip.ts'
import { exhaust, ladder, rail } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { pin, rod } from '../solids/rod.ts'
import { flank, points, rounded, xy, xyz } from '../space/points.ts'
import type { Ctx } from './machine.ts'

/** Seen from the side, from the cab back. */
const HOODS = [
  { outline: '64,100 236,92 246,150 226,176 64,186', corners: [4, 10, 24, 22, 4], top: 176 },
  { outline: '64,100 244,96 244,182 64,188', corners: [4, 6, 8, 4], top: 182 },
  { outline: '64,100 230,92 250,118 236,158 150,196 64,196', corners: 26, top: 178 },
]

/** Rollers: single drum, and tandem. */
export function roller(c: Ctx): void {
  const { st, lv, model, make, own, size } = c
  const r = 76 * (0.75 + 0.25 * size)
  const b = lv.body
  const hood = make.pick('hood', HOODS)
  const tandem = c.subtype === 'tandem'
  if (c.pose === 'working') rolled(c, tandem)
  drum(st, [-168, r], { half: 104, r, frame: lv.dark, pads: c.subtype === 'padfoot' })
  if (tandem) {
    drum(st, [150, r], { half: 104, r, frame: lv.dark, pads: false })
  } else {
    for (const s of [-1, 1]) {
      wheel(st, 150, r, s * 82, 52, r, { rim: lv.rim, lug: 'farm', rimR: 0.52 })
    }
  }
  // Drum frame: cross beams and side plates.
  box(st, [-268, -244], [54, 100], 112, b, {
    detail: (f) => f.line(points('-266,62 -266,94'), '#1c1c1c', { w: 3 }),
    edges: {
      3: (f, len) => {
        for (let i = 0; i < 7; i++) {
          const stripe = [
            xy(-100 + i * 30, 8),
            xy(-88 + i * 30, 8),
            xy(-76 + i * 30, len - 8),
            xy(-88 + i * 30, len - 8),
          ]
          f.poly(stripe, '#1d1d1e')
        }
      },
    },
  })
  box(st, [-92, -66], [50, 112], 112, b)
  for (const s of [-1, 1]) {
    plate(st, rounded('-262,58 -72,54 -72,104 -150,112 -262,96', 8), flank(s, 106, 118), b, {
      detail: (f) => {
        f.circle([-168, 78], 20, darker(b, 0.25))
        f.circle([-168, 78], 12, lv.dark)
        f.text(model, -110, 74, 15, inkOn(b), { max: 62 })
        f.bolts(points('-236,78 -218,78'), 3, lv.dark)
      },
    })
  }
  // Articulation.
  box(st, [-66, -10], [62, 102], 30, lv.dark)
  pin(st, [-38, 82, 34], 16, '#4a4743')
  // Rear frame, hood.
  plate(st, rounded('-24,70 60,62 60,118 -24,118', 6), 88, lv.dark, { clean: true })
  plate(st, rounded(hood.outline, hood.corners), 54, b, {
    detail: (f) => {
      stripes(f, make, [64, 136], [102, hood.top], lv.trim)
      f.grille(150, 114, 222, 150, darker(b, 0.3), 6)
      f.seam(points('136,104 136,178'), b)
    },
    sides: [{ at: [241, 121], draw: (f, len) => f.grille(-40, 4, 40, len - 2, '#3a3c40', 6) }],
  })
  if (!tandem) box(st, [60, 236], [62, 100], 40, lv.dark)
  exhaust(c, [176, hood.top - 4, -24], 48, 11)
  ladder(st, [-8, 26], [34, 112], 96, 3)
  if (own.fork('canopy').chance(0.3)) canopy(c)
  else
    cab(c, {
      outline: points('-44,118 62,118 70,178 66,288 56,298 -34,298 -46,288 -58,190'),
      z: 74,
      post: lv.cab,
      glass: [points('-50,192 -38,286 8,288 8,134 -40,134'), points('16,190 16,288 56,286 58,190')],
      glassEdges: [2, 5, 6, 7],
      seat: [30, 162],
      handle: [4, 150],
      roof: { h: 11, over: 10, color: make.pick('roof-paint', [b, b, lv.cab]) },
      lamps: [-50, 50],
      beacon: true,
    })
  rail(st, points('-30,118 -30,158 -40,170'), 84, '#d4a727', 3)
}

/** Loose ground ahead, a dark band where the drum has been. */
function rolled({ st }: Ctx, asphalt: boolean): void {
  strip(st, { x: [-900, 900], z: [-190, 190], surface: asphalt ? 'asphalt' : 'loose' })
  strip(st, { x: [-168, 900], z: [-104, 104], surface: asphalt ? 'hot' : 'wet', lines: 9 })
  if (asphalt) puff(st, [-40, 30, 130], 190, 0.16, '#e9e6e0')
  else puff(st, [290, 40, 60], 150, 0.3)
}

/** Two posts at the back, a roof, a seat in the open. */
function canopy({ st, lv, make }: Ctx): void {
  const b = lv.body
  const y = make.range('canopy', 276, 300)
  const seat = '-4,130 40,130 46,146 56,206 42,208 32,150 -4,148'
  plate(st, rounded('-46,118 -30,118 -26,172 -44,176', 4), 40, lv.dark, { clean: true })
  rod(st, [xyz(-24, 176, -18), xyz(-14, 184, 18)], 5, '#1c1d1f')
  plate(st, rounded(seat, 6), 24, '#232427', { clean: true })
  for (const s of [-1, 1]) {
    rod(st, [xyz(58, 120, s * 66), xyz(58, y, s * 66)], 9, lv.dark)
    rail(st, points('-40,118 -40,168 20,168 20,118'), s * 70, '#d4a727', 3)
  }
  plate(st, rounded(`-64,${y - 6} 76,${y} 72,${y + 12} -58,${y + 8}`, 4), 80, b)
}
