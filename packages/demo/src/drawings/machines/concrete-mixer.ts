import { inkOn, lighter, mix } from '../ink/color.ts'
import { at } from '../list.ts'
import { sideMark } from '../parts/decal.ts'
import { mound } from '../parts/mound.ts'
import { ladder } from '../parts/trim.ts'
import { tail, truck } from '../parts/truck.ts'
import { worker } from '../parts/worker.ts'
import { box, plate, prism } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { lathe } from '../solids/turned.ts'
import { flank, points, points3, rounded } from '../space/points.ts'
import { circlePts } from '../space/polygon.ts'
import type { Ctx } from './machine.ts'

export function concreteMixer(c: Ctx): void {
  const { st, lv, model, make, size } = c
  const axles: [number, ...number[]] = size > 0.98 ? [-340, -200, 160, 298] : [-340, 160, 298]
  truck(c, { axles, steer: axles.length - 2, end: 380, model })
  box(st, [-220, 360], [108, 120], 50, lv.dark, { clean: true })
  // Pedestals, drum, hopper, chute.
  plate(st, rounded('-206,120 -150,120 -164,214 -196,214', 6), 60, lv.dark)
  for (const s of [-1, 1]) {
    plate(st, rounded('222,120 290,120 282,210 240,214', 6), flank(s, 50, 66), lv.dark, {
      clean: true,
    })
  }
  const pale = lighter(lv.body, 0.06)
  const grey = '#d9d6cd'
  const paints = make.pick('drum', [
    [pale, lv.trim],
    [grey, grey, lv.body, grey, grey, lv.body],
    [lv.trim, lv.trim, pale, pale],
    [grey, lv.trim, grey, grey],
  ])
  const stripe = (i: number) => at(paints, i % paints.length)
  const drum = points(
    '0,34 22,66 78,98 100,104 200,116 226,116 318,106 344,101 424,70 448,62 470,60',
  )
  lathe(st, [-196, 196, 0], 12, drum, stripe)
  sideMark(st, 118, [-90, 0], [200, 260], (f) =>
    f.text(model, -47, 216, 22, inkOn(lv.trim), { rot: 12 }),
  )
  plate(st, rounded('262,318 324,322 314,272 284,262', 5), 40, lv.dark)
  const chute = rounded('284,262 330,200 400,150 408,160 344,214 304,272', 6)
  plate(st, chute, 26, mix(lv.dark, '#8b8d90', 0.3))
  rod(st, points3('310,112,40 320,230,40'), 8, lv.dark)
  ladder(st, [352, 376], [120, 300], 60, 6)
  prism(st, 'y', circlePts([-232, 70], 22, 14), [120, 196], '#c9c7bf')
  if (c.pose === 'working') pour(c)
  tail(st, 384, lv.dark)
}

/** The chute is swung out and the concrete runs into a form. */
function pour({ st, lv }: Ctx): void {
  const steel = mix(lv.dark, '#8b8d90', 0.3)
  plate(st, rounded('396,158 404,146 560,74 566,86', 3), 24, steel, { clean: true })
  rod(st, points3('408,158,0 556,88,0'), 22, '#8d8a84', { shadow: false })
  rod(st, points3('556,86,0 574,60,0 578,34,0'), 20, '#8d8a84', { shadow: false })
  for (const [a, b] of [
    [-132, -124],
    [124, 132],
  ] as const) {
    box(st, [500, 760], [0, 32], [a, b], '#a5824f', { clean: true })
  }
  for (const x of [500, 752]) box(st, [x, x + 8], [0, 32], 124, '#a5824f', { clean: true })
  mound(st, { from: [510, 20], to: [750, 20], half: 120, h: 16, load: 'concrete' })
  worker(st, [690, 0, 160], '#c8d82a')
}
