import { darker, inkOn } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { drum } from '../parts/drum.ts'
import { exhaust, ladder, lamp, rail } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { pin } from '../solids/rod.ts'
import { flank, points, rounded, xy } from '../space/points.ts'
import type { Ctx } from './machine.ts'

/** Rollers: single drum, and tandem. */
export function roller(c: Ctx): void {
  const { st, lv, model } = c
  const b = lv.body
  const tandem = c.subtype === 'tandem'
  drum(st, [-168, 76], { half: 104, r: 76, frame: lv.dark, pads: c.subtype === 'padfoot' })
  if (tandem) {
    drum(st, [150, 76], { half: 104, r: 76, frame: lv.dark, pads: false })
  } else {
    for (const s of [-1, 1]) {
      wheel(st, 150, 76, s * 82, 52, 76, { rim: lv.rim, lug: 'farm', rimR: 0.52 })
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
  plate(st, rounded('64,100 236,92 246,150 226,176 64,186', [4, 10, 24, 22, 4]), 54, b, {
    detail: (f) => {
      f.grille(150, 114, 222, 150, darker(b, 0.3), 6)
      f.seam(points('136,104 136,178'), b)
      f.poly(points('64,100 238,92 240,102 64,110'), lv.trim)
    },
    sides: [{ at: [241, 121], draw: (f, len) => f.grille(-40, 4, 40, len - 2, '#3a3c40', 6) }],
  })
  if (!tandem) box(st, [60, 236], [62, 100], 40, lv.dark)
  exhaust(st, 176, 176, -24, 46, 11)
  ladder(st, [-8, 26], [34, 112], 96, 3)
  cab(st, {
    outline: points('-44,118 62,118 70,178 66,288 56,298 -34,298 -46,288 -58,190'),
    z: 74,
    post: lv.cab,
    glass: [points('-50,192 -38,286 8,288 8,134 -40,134'), points('16,190 16,288 56,286 58,190')],
    glassEdges: [2, 5, 6, 7],
    seat: [30, 162],
    handle: [4, 150],
    roof: { h: 11, over: 10, color: b },
    beacon: true,
  })
  rail(st, points('-30,118 -30,158 -40,170'), 84, '#d4a727', 3)
  for (const z of [-50, 50]) lamp(st, -52, 284, z, 12)
}
