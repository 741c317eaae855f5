import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { mound } from '../parts/mound.ts'
import { slide } from '../parts/slide.ts'
import { tail, truck } from '../parts/truck.ts'
import { plate } from '../solids/prism.ts'
import { ram } from '../solids/rod.ts'
import { sheet } from '../solids/sheet.ts'
import { points, rect, xy } from '../space/points.ts'
import { turnAbout } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

export function tipperTruck(c: Ctx): void {
  const { st, lv, model, pose, own, make, size } = c
  const axles: [number, ...number[]] = size > 1.03 ? [-340, -205, 150, 290] : [-340, 150, 290]
  truck(c, { axles, steer: axles.length - 2, end: 380, model })
  const body = make.pick('body', ['ribbed', 'scow', 'smooth'])
  const deg = pose === 'parked' ? 0 : 42
  const paint = mix(lv.body, '#8f8a80', 0.12)
  const tip = turnAbout([352, 112], -deg)
  const tipped = (text: string) => points(text).map(tip)
  if (deg) ram(st, [-190, 104], tip([-196, 230]), 0, 24, '#8b8d90', 0.4)
  plate(st, tipped('-190,112 352,112 352,124 -190,124'), 60, lv.dark, { clean: true })
  const side = {
    ribbed: '-212,126 372,126 388,268 -212,268',
    scow: '-212,132 300,126 398,190 388,268 -212,268',
    smooth: '-212,126 372,126 380,268 -212,268',
  }[body]
  plate(st, tipped(side), 122, paint, {
    detail: (f) => {
      for (let i = 0; i < { ribbed: 8, scow: 5, smooth: 0 }[body]; i++) {
        const x = -204 + i * 78
        const edge = [xy(x + 13, 132), xy(x + 13, 262)]
        f.poly(rect(x, 132, x + 13, 262).map(tip), lighter(paint, 0.1))
        f.line(edge.map(tip), darker(paint, 0.5), { w: 1.6, o: 0.5 })
      }
      f.poly(tipped('-212,254 386,254 388,268 -212,268'), lighter(paint, 0.12))
      if (body === 'ribbed') {
        f.poly(tipped('-212,126 372,126 373,138 -212,138'), darker(paint, 0.2))
      } else {
        f.line(tipped('-206,160 372,160'), darker(paint, 0.4), { w: 3, o: 0.5 })
        if (body === 'smooth') f.poly(tipped('-212,180 374,180 375,192 -212,192'), lv.trim)
      }
      const [x, y] = tip([98, 188])
      f.text(model, x, y, 24, inkOn(paint), { rot: -deg })
    },
    edges: {
      1: (f, len) => {
        for (const z of [-112, -38, 36, 104]) {
          f.poly(rect(z, 4, z + 10, len - 6), lighter(paint, 0.12))
        }
        f.seam([xy(-116, len * 0.5), xy(116, len * 0.5)], paint)
      },
    },
  })
  sheet(st, {
    from: tip([-206, 268.6]),
    to: tip([380, 268.6]),
    half: 114,
    color: mix(paint, '#8a7558', 0.4),
    lower: '#2b2520',
    normal: [0, 0.4, 0.4],
  })
  if (pose === 'working') slide(st, tip([372, 140]), 104, 'stone')
  if (pose === 'parked' && own.fork('load').chance(0.35)) {
    mound(st, { from: [-200, 264], to: [376, 264], half: 112, h: 44, load: 'stone' })
  }
  // The guard over the cab.
  const guard = '-214,240 -206,240 -206,292 -330,300 -334,318 -322,318 -206,304 -198,300'
  plate(st, tipped(guard), 116, paint, { clean: true })
  tail(st, 380, lv.dark)
}
