import { darker } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { craneHouse } from '../parts/crane-house.ts'
import { outrigger } from '../parts/outrigger.ts'
import { fender, lamp } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { across, flank, points, rect, type Span } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import type { Ctx } from './machine.ts'

/** All-terrain or truck crane: the house of a crane on a road carrier with four axles. */
export function roadCrane(c: Ctx): void {
  const { st, lv, rnd, make } = c
  const b = lv.body
  const allTerrain = c.subtype === 'all-terrain'
  const up = c.pose !== 'parked'
  const axles = allTerrain ? [-330, -165, 150, 315] : [-345, -205, 190, 322]
  const r = allTerrain ? 68 : 54
  for (const x of axles) {
    for (const s of [-1, 1]) {
      wheel(st, x, r, s * 102, 46, r, {
        rim: lv.rim,
        lug: allTerrain ? 'loader' : 'road',
        hub: 'truck',
        rimR: 0.5,
      })
      fender(st, [x, r], r + 7, 24, 156, flank(s, 78, 126), lv.dark, 5)
    }
  }
  for (const x of axles) rod(st, across(x, r, 60), 24, lv.dark)
  box(st, [-420, 410], [80, 116], 50, lv.dark)
  plate(st, round(rect(-400, 106, 410, 146), 4), 78, b, {
    detail: (f) => f.poly(rect(-400, 106, 410, 114), lv.trim),
  })
  const [x0, x1]: Span = allTerrain ? [-90, 75] : [-128, 118]
  const middle = (x0 + x1) / 2
  box(st, [x0, x1], [66, 136], [79, 120], darker(b, 0.05), {
    clean: true,
    detail: (f) => {
      f.seam(rect(x0 + 8, 72, middle - 4, 130), b, true)
      f.seam(rect(middle + 4, 72, x1 - 8, 130), b, true)
    },
  })
  outrigger(st, { x: allTerrain ? -248 : -278, y: 74, half: 122, w: 26, color: b, out: up })
  outrigger(st, { x: allTerrain ? 232 : 258, y: 74, half: 122, w: 26, color: b, out: up })
  const snout = make.pick('snout', [
    '-505,74 -402,74 -400,218 -412,226 -484,224 -498,214 -514,148 -514,86',
    '-505,74 -402,74 -400,226 -406,232 -492,232 -504,224 -514,148 -514,86',
  ])
  // The carrier's cab is low and the boom lies over it: no cab of another size would fit.
  cab(
    { ...c, size: 1 },
    {
      outline: points(snout),
      z: 116,
      post: b,
      glass: [
        points('-500,150 -484,210 -450,212 -450,136 -500,136'),
        points('-442,136 -442,212 -414,212 -414,136'),
      ],
      glassEdges: [5],
      door: points('-506,92 -444,92 -444,218 -488,218 -506,150'),
      seat: [-440, 132],
    },
  )
  for (const z of [-88, 88]) lamp(st, -517, 92, z, 18)
  plate(st, points('-516,70 -404,70 -404,86 -512,86'), 112, lv.trim, { clean: true })
  const deg = up ? rnd.range(50, 62) : rnd.range(2, 6)
  st.within([70, 0, 0], () =>
    craneHouse(c, { deg, y: 146, rear: 96, base: 640, sections: 4, show: up ? 84 : 24 }),
  )
}
