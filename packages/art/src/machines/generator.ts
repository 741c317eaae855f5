import { darker, inkOn } from '../ink/color.ts'
import { exhaust } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { points, points3, rect, rounded, xy, xyz } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import type { Ctx } from './machine.ts'

/** Generator set in its canopy, on a skid or a trailer. */
export function generator({ st, lv, model, subtype }: Ctx): void {
  const b = lv.body
  const up = subtype === 'trailer' ? 44 : 0
  if (up) {
    for (const s of [-1, 1]) {
      wheel(st, 20, 34, s * 66, 22, 34, { rim: lv.rim, lug: 'road', hub: 'truck' })
    }
    rod(st, points3('-180,60,0 -300,56,0'), 12, lv.dark)
    rod(st, points3('-280,56,0 -280,6,0'), 10, lv.dark)
  }
  st.within([0, up, 0], () => {
    // Base tank and skid.
    plate(st, round(rect(-214, 4, 214, 36), 3), 62, lv.dark, {
      clean: true,
      detail: (f) => {
        for (const x of [-120, 90]) f.poly(rect(x, 10, x + 44, 24), '#0f0f10')
      },
    })
    plate(st, rect(-206, 36, 206, 206), 58, b, {
      detail: (f) => {
        for (const x of [-194, -96, 2]) {
          f.seam(round(rect(x, 46, x + 90, 192), 4), b, true)
          f.circle([x + 82, 118], 4, '#26272a')
          f.bolts([xy(x + 3, 66), xy(x + 3, 172)], 2.6, '#55585b')
        }
        f.grille(-184, 140, -114, 182, darker(b, 0.15), 6)
        f.grille(-86, 56, -16, 90, darker(b, 0.15), 6)
        // Control panel behind a window.
        f.poly(round(rect(16, 112, 78, 180), 4), '#2a2c2f')
        f.glass(rect(20, 130, 74, 176), 0.3)
        f.circle([32, 120], 3.4, '#c8372b', { raw: true })
          .circle([46, 120], 3.4, '#3f8f4a', { raw: true })
          .circle([60, 120], 3.4, '#d9a520', { raw: true })
        f.grille(112, 60, 192, 186, darker(b, 0.12), 7)
        f.poly(rect(-206, 36, 206, 44), lv.trim)
        f.text(model, -51, 112, 22, inkOn(b), { max: 70 })
        f.text('50 HZ', 48, 84, 10, inkOn(b))
        // Warning triangle.
        f.poly(points('-150,66 -134,66 -142,80'), '#e6b422')
        f.line(points('-142,69 -142,76'), '#1a1a1a', { w: 1.6 })
      },
      edges: {
        1: (f, len) => f.grille(-48, 12, 48, len - 14, darker(b, 0.15), 8),
        3: (f, len) => f.grille(-48, 12, 48, len - 14, darker(b, 0.15), 8),
      },
    })
    plate(st, rounded('-212,206 212,206 204,218 -204,218', 4), 63, darker(b, 0.06), { clean: true })
    box(st, [-190, -120], [218, 226], 42, lv.dark, { clean: true })
    exhaust(st, -120, 218, -20, 42, 16)
    for (const s of [-1, 1]) {
      const handle = [
        xyz(-20, 218, s * 20),
        xyz(-20, 232, s * 20),
        xyz(20, 232, s * 20),
        xyz(20, 218, s * 20),
      ]
      rod(st, handle, 6, '#4a4c50')
    }
  })
}
