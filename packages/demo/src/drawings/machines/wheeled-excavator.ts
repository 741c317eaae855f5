import { mix } from '../ink/color.ts'
import { digStance } from '../parts/dig-stance.ts'
import { digger } from '../parts/digger.ts'
import { excavatorHouse } from '../parts/excavator-house.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate, prism } from '../solids/prism.ts'
import { ram, rod } from '../solids/rod.ts'
import { across, points, rect, rounded, xyz } from '../space/points.ts'
import { circlePts } from '../space/polygon.ts'
import type { Ctx } from './machine.ts'

/** Wheeled excavator: the crawler's upper part on a road chassis with blade and outriggers. */
export function wheeledExcavator(c: Ctx): void {
  const { st, lv, make, size } = c
  const work = c.pose === 'working'
  for (const x of [-142, 142]) {
    for (const s of [-1, 1]) {
      wheel(st, x, 50, s * 98, 50, 50, { rim: lv.rim, lug: 'loader', hub: 'planet' })
    }
  }
  for (const x of [-142, 142]) rod(st, across(x, 50, 60), 26, lv.dark)
  const chassis = rounded('-200,54 200,54 200,84 120,104 -120,104 -200,84', 8)
  plate(st, chassis, 44, mix(lv.dark, lv.body, 0.1))
  box(st, [-66, 66], [44, 96], [46, 104], lv.dark, {
    clean: true,
    detail: (f) => {
      f.line(points('-50,58 -6,58'), '#77746d', { w: 4 })
      f.line(points('-50,78 -6,78'), '#77746d', { w: 4 })
      f.seam(rect(4, 50, 60, 90), lv.dark, true)
    },
  })
  box(st, [-66, 66], [44, 96], [-104, -46], lv.dark, { clean: true })
  // Blade behind, outriggers in front.
  plate(st, rounded('214,12 226,10 230,36 224,66 212,68 218,38', 3), 112, lv.body)
  for (const s of [-1, 1]) ram(st, [196, 86], [214, 44], s * 40, 10, lv.body, 0.6)
  for (const s of [-1, 1]) {
    rod(st, [xyz(-198, 74, s * 44), xyz(-226, 34, s * 96)], 16, lv.body)
    plate(st, points('-246,14 -208,14 -214,26 -240,26'), [s * 96 - 22, s * 96 + 22], lv.dark, {
      clean: true,
    })
  }
  prism(st, 'y', circlePts([0, 0], 58, 24), [104, 124], lv.dark)
  st.within([0, 18, 0], () => {
    excavatorHouse(c)
    digger(st, {
      ...digStance(c),
      foot: [-28, 176],
      boomLen: 500 * (0.6 + 0.4 * size),
      armLen: make.range('arm', 226, 262),
      size: 0.88,
      touch: (work ? -20 : 0) - 18,
      color: lv.boom,
      dark: lv.dark,
      model: c.model,
      z: -6,
      ramBase: [-92, 132],
    })
  })
}
