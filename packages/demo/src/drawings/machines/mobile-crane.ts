import { darker } from '../ink/color.ts'
import { craneHouse } from '../parts/crane-house.ts'
import { outrigger } from '../parts/outrigger.ts'
import { fender, ladder } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { across, flank, points, rect, rounded } from '../space/points.ts'
import type { Ctx } from './machine.ts'
import { roadCrane } from './road-crane.ts'

/** Rough-terrain crane with two axles; other kinds stand on a road carrier. */
export function mobileCrane(c: Ctx): void {
  if (c.subtype === 'all-terrain' || c.subtype === 'truck') return roadCrane(c)
  const { st, lv, rnd, make, size } = c
  const b = lv.body
  const r = 82 * (0.7 + 0.3 * size)
  const hood = make.pick('hood', [
    '96,150 330,150 330,206 310,214 96,214',
    '96,150 334,150 334,190 260,222 96,222',
    '96,150 326,150 336,176 320,202 96,204',
  ])
  const up = c.pose !== 'parked'
  for (const x of [-205, 205]) {
    for (const s of [-1, 1]) {
      wheel(st, x, r, s * 106, 58, r, { rim: lv.rim, lug: 'loader', hub: 'planet' })
    }
  }
  for (const x of [-205, 205]) rod(st, across(x, 82, 60), 32, lv.dark)
  // Carrier.
  box(st, [-320, 320], [84, 128], 52, lv.dark)
  plate(st, rounded('-338,112 338,112 338,142 300,150 -300,150 -338,142', 5), 76, b, {
    detail: (f) => f.poly(rect(-338, 112, 338, 120), lv.trim),
  })
  plate(st, rounded(hood, [2, 4, 14, 8, 8]), [-74, 20], b, {
    detail: (f) => {
      f.grille(120, 164, 210, 200, darker(b, 0.3), 6)
      f.seam(points('225,156 225,210'), b)
    },
  })
  for (const x of [-205, 205]) {
    for (const s of [-1, 1]) fender(st, [x, 82], 92, 24, 156, flank(s, 80, 134), b, 6)
  }
  outrigger(st, { x: -322, y: 66, half: 124, w: 30, color: b, out: up })
  outrigger(st, { x: 322, y: 66, half: 124, w: 30, color: b, out: up })
  ladder(st, [-62, -22], [50, 140], 116, 4)
  box(st, [-96, 96], [84, 142], [76, 112], lv.dark, {
    clean: true,
    detail: (f) => f.seam(rect(-10, 90, 88, 136), lv.dark, true),
  })
  const deg = up ? rnd.range(48, 60) : rnd.range(17, 24)
  const sections = make.pick('sections', [2, 3, 3, 4])
  const base = 500 + 60 * size
  craneHouse(c, { deg, y: 150, rear: 120, base, sections, show: up ? 450 / sections : 44 })
}
