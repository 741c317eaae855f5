import { darker, inkOn } from '../ink/color.ts'
import { excavatorHouse } from '../parts/excavator-house.ts'
import { heap } from '../parts/heap.ts'
import { track } from '../parts/track.ts'
import { ladder } from '../parts/trim.ts'
import { box, plate, prism } from '../solids/prism.ts'
import { bars, ram, rod, type Bar } from '../solids/rod.ts'
import { lathe } from '../solids/turned.ts'
import { flank, points, rect, shift, xy, xyz } from '../space/points.ts'
import { circlePts, round } from '../space/polygon.ts'
import type { Ctx } from './machine.ts'

export function drillingRig(c: Ctx): void {
  const { st, lv, model, make, size } = c
  const b = lv.body
  const top = 780 + 150 * size
  const x = -300
  for (const s of [-1, 1]) {
    track(st, {
      wheels: [
        [-190, 48, 38],
        [190, 48, 38],
      ],
      drive: 1,
      rollers: 8,
      z: flank(s, 90, 156),
      frame: lv.dark,
    })
  }
  box(st, [-90, 90], [40, 88], 88, lv.dark, { clean: true })
  prism(st, 'y', circlePts([0, 0], 66, 24), [86, 106], lv.dark)
  excavatorHouse(c)
  // Parallel link and mast.
  for (const z of [-30, 18]) {
    const lowerLink = round([xy(-90, 150), xy(-60, 132), xy(x + 60, 244), xy(x + 56, 268)], 6)
    plate(st, lowerLink, [z, z + 14], b, { clean: true })
    const upperLink = round([xy(-90, 220), xy(-62, 206), xy(x + 58, 328), xy(x + 54, 350)], 6)
    plate(st, upperLink, [z, z + 14], b, { clean: true })
  }
  plate(st, round(shift(points('34,226 72,236 72,372 34,376'), [x, 0]), 6), 42, darker(b, 0.15))
  for (const s of [-1, 1]) ram(st, [-30, 236], [x + 40, 560], s * 38, 18, lv.body, 0.5)
  plate(st, round(rect(x - 4, 70, x + 36, top), 3), 30, lv.boom, {
    detail: (f) => {
      for (let y = 110; y < top - 60; y += 70) {
        f.line(shift(points('2,0 30,35 2,70'), [x, y]), darker(lv.boom, 0.4), { w: 3, o: 0.45 })
      }
      f.text(model, x + 16, 620, 22, inkOn(lv.boom), { rot: 90 })
    },
  })
  const head = make.pick('head', [
    '-84,0 60,0 44,40 -60,40',
    '-84,0 60,0 60,26 -70,56',
    '-90,8 50,0 50,44 -90,44',
  ])
  plate(st, round(shift(points(head), [x, top]), 8), 26, darker(lv.boom, 0.12))
  for (const q of [x - 62, x + 34]) {
    plate(st, circlePts([q, top + 30], 22, 16), [28, 36], '#4a4743', { clean: true })
  }
  // Kelly bar, rotary head, auger.
  const kx = x - 46
  const ropes: Bar[] = [
    [xyz(kx - 4, top + 10, 0), xyz(kx - 4, 800, 0)],
    [xyz(kx + 4, top + 10, 0), xyz(kx + 4, 800, 0)],
  ]
  bars(st, ropes, 2.6, '#2e2d2a', false)
  rod(st, [xyz(kx, 800, 0), xyz(kx, 200, 0)], 26, '#8b8880', { cap: 'butt' })
  rod(st, [xyz(kx, 690, 0), xyz(kx, 190, 0)], 34, '#77736b', { cap: 'butt' })
  const drive = round(
    [xy(kx - 44, 300), xy(x + 4, 300), xy(x + 4, 372), xy(kx - 30, 384), xy(kx - 44, 360)],
    8,
  )
  plate(st, drive, 48, b, { detail: (f) => f.grille(kx - 34, 312, kx + 30, 346, darker(b, 0.3)) })
  plate(st, round(shift(points('-36,262 36,262 30,300 -30,300'), [kx, 0]), 5), 36, lv.dark, {
    clean: true,
  })
  const flights = points(
    '0,6 22,16 24,52 32,54 36,18 62,18 64,54 72,54 76,18 104,18 106,54 114,54 118,18 190,18',
  )
  if (c.pose === 'working') {
    // Half of the auger is in the ground; what it brings up lies round the hole.
    heap(st, kx + 6, -74, 120, 62)
    lathe(
      st,
      [kx, 0, 0],
      90,
      flights.slice(4).map(([u, r]) => xy(u - 36, r)),
      () => '#77654a',
    )
    rod(st, [xyz(kx, 150, 0), xyz(kx, 210, 0)], 34, '#77736b', { cap: 'butt' })
    heap(st, kx - 96, 66, 92, 44)
    heap(st, kx + 74, 78, 84, 36)
  } else {
    lathe(st, [kx, 12, 0], 90, flights, () => '#837c70')
  }
  ladder(st, [-150, -116], [58, 108], 152, 2)
}
