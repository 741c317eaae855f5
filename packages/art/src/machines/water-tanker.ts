import { darker, inkOn, mix } from '../ink/color.ts'
import { sideMark } from '../parts/decal.ts'
import { ladder, rail } from '../parts/trim.ts'
import { tail, truck } from '../parts/truck.ts'
import { box, prism } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { hoop } from '../solids/turned.ts'
import { points, points3, rect } from '../space/points.ts'
import { circlePts } from '../space/polygon.ts'
import type { V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

export function waterTanker({ st, lv, model, subtype }: Ctx): void {
  truck(st, lv, { axles: [-340, 150, 290], steer: 1, end: 390, model })
  const paint = mix(lv.body, lv.trim, subtype === 'fuel' ? 0.9 : 0.05)
  const oval = (k: number): V2[] =>
    circlePts([0, 200], 1, 30).map((p): V2 => [p[0] * 118 * k, 200 + (p[1] - 200) * 84 * k])
  box(st, [-214, 380], [108, 122], 60, lv.dark, { clean: true })
  prism(st, 'x', oval(1), [-206, 384], paint)
  prism(st, 'x', oval(0.93), [384, 396], darker(paint, 0.08))
  for (const x of [-200, -60, 90, 236, 372]) hoop(st, x, oval(1.01), 7, darker(paint, 0.15))
  sideMark(st, 119, [-190, 370], [180, 240], (f) => {
    f.poly(rect(-192, 176, 370, 196), lv.trim, { o: 0.9 })
    f.text(subtype === 'fuel' ? 'DIESEL' : 'WATER', 90, 214, 34, inkOn(paint))
  })
  box(st, [-170, 350], [284, 290], 34, lv.dark, { clean: true })
  for (const x of [-90, 80, 250]) prism(st, 'y', circlePts([x, 0], 26, 16), [290, 302], '#9a9c9d')
  rail(st, points('-160,288 -160,322 340,322 340,288'), 34, '#9a9c9d', 3)
  ladder(st, [352, 378], [120, 280], 44, 6, '#6f7173')
  box(st, [-190, 140], [86, 106], [112, 122], lv.trim, { clean: true })
  rod(st, points3('392,130,-90 404,96,-90 404,96,90 392,130,90'), 9, '#6f7173')
  tail(st, 398, lv.dark)
}
