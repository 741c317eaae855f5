import { darker, inkOn, mix } from '../ink/color.ts'
import { sideMark } from '../parts/decal.ts'
import { puff } from '../parts/puff.ts'
import { strip } from '../parts/strip.ts'
import { ladder, rail } from '../parts/trim.ts'
import { tail, truck } from '../parts/truck.ts'
import { box, prism } from '../solids/prism.ts'
import { bars, rod, type Bar } from '../solids/rod.ts'
import { hoop } from '../solids/turned.ts'
import { points3, rect, xy, xyz } from '../space/points.ts'
import { circlePts } from '../space/polygon.ts'
import type { V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

export function waterTanker(c: Ctx): void {
  const { st, lv, model, subtype, make, size } = c
  const axles: [number, ...number[]] = size < 0.97 ? [-340, 230] : [-340, 150, 290]
  truck(c, { axles, steer: 1, end: 390, model })
  const paint = mix(lv.body, lv.trim, subtype === 'fuel' ? 0.9 : 0.05)
  // An exponent below one squares the oval.
  const square = make.pick('tank', [1, 1, 0.55])
  const tall = make.pick('tank-height', [84, 96, 76])
  const bend = (v: number) => Math.sign(v) * Math.abs(v) ** square
  const y = 116 + tall
  const oval = (k: number): V2[] =>
    circlePts([0, 0], 1, 30).map((p): V2 => [bend(p[0]) * 118 * k, y + bend(p[1]) * tall * k])
  box(st, [-214, 380], [108, 122], 60, lv.dark, { clean: true })
  prism(st, 'x', oval(1), [-206, 384], paint)
  prism(st, 'x', oval(0.93), [384, 396], darker(paint, 0.08))
  const hoops = make.pick('hoops', [
    [-200, -60, 90, 236, 372],
    [-200, 372],
    [-200, 90, 372],
  ])
  for (const x of hoops) hoop(st, x, oval(1.01), 7, darker(paint, 0.15))
  sideMark(st, 119, [-190, 370], [y - 20, y + 40], (f) => {
    f.poly(rect(-192, y - 24, 370, y - 4), lv.trim, { o: 0.9 })
    f.text(subtype === 'fuel' ? 'DIESEL' : 'WATER', 90, y + 14, 34, inkOn(paint))
  })
  const top = y + tall
  box(st, [-170, 350], [top, top + 6], 34, lv.dark, { clean: true })
  for (const x of make.pick('hatches', [[-90, 80, 250], [80], [-60, 220]])) {
    prism(st, 'y', circlePts([x, 0], 26, 16), [top + 6, top + 18], '#9a9c9d')
  }
  if (make.chance('rails', 0.6)) {
    const level = [xy(-160, top + 4), xy(-160, top + 38), xy(340, top + 38), xy(340, top + 4)]
    rail(st, level, 34, '#9a9c9d', 3)
  }
  ladder(st, [352, 378], [120, 280], 44, 6, '#6f7173')
  box(st, [-190, 140], [86, 106], [112, 122], lv.trim, { clean: true })
  rod(st, points3('392,130,-90 404,96,-90 404,96,90 392,130,90'), 9, '#6f7173')
  tail(st, 398, lv.dark)
  if (c.pose !== 'working') return
  if (subtype === 'fuel') delivery(c)
  else spray(c)
}

/** Water thrown from the bar at the tail, and the ground it darkens. */
function spray({ st }: Ctx): void {
  strip(st, { x: [430, 1500], z: [-150, 150], surface: 'wet' })
  const jets = Array.from({ length: 15 }, (_, i): Bar[] => {
    const z = -91 + i * 13
    return [
      [xyz(404, 94, z), xyz(446, 84, z * 1.2)],
      [xyz(446, 84, z * 1.2), xyz(486, 50, z * 1.4)],
      [xyz(486, 50, z * 1.4), xyz(512, 2, z * 1.6)],
    ]
  }).flat()
  bars(st, jets, 2.4, '#e3eef2', false)
  puff(st, [500, 20, 0], 120, 0.35, '#eef3f4')
}

/** A hose from the tail to a drum on the ground. */
function delivery({ st }: Ctx): void {
  const hose = [xyz(404, 96, 40), xyz(430, 30, 60), xyz(470, 4, 90), xyz(520, 8, 96)]
  rod(st, [...hose, xyz(530, 92, 80), xyz(534, 98, 70)], 7, '#1f1f20', { shadow: false })
  prism(st, 'y', circlePts([540, 60], 30, 18), [0, 88], '#2f6f8f')
}
