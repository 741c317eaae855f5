import { darker, mix } from '../ink/color.ts'
import { digger } from '../parts/digger.ts'
import { excavatorHouse } from '../parts/excavator-house.ts'
import { track } from '../parts/track.ts'
import { box, prism } from '../solids/prism.ts'
import { flank } from '../space/points.ts'
import { circlePts } from '../space/polygon.ts'
import type { Ctx } from './machine.ts'

/** Crawler excavator, about 22 t; other sizes are scaled from it. */
export function crawlerExcavator(c: Ctx): void {
  const { st, lv, rnd } = c
  const long = c.subtype === 'long-reach'
  const tilt = rnd.range(-4, 4)
  for (const s of [-1, 1]) {
    track(st, {
      wheels: [
        [-182, 47, 37],
        [182, 47, 37],
      ],
      drive: 1,
      rollers: 8,
      z: flank(s, 86, 150),
      frame: mix(lv.dark, '#4a4641', 0.4),
    })
  }
  box(st, [-80, 80], [40, 86], 84, lv.dark, { clean: true })
  prism(st, 'y', circlePts([0, 0], 66, 24), [86, 108], darker(lv.dark, 0.2))
  excavatorHouse(c)
  const work = c.pose === 'working'
  digger(st, {
    foot: [-28, 176],
    boomLen: long ? 850 : 570,
    armLen: long ? 620 : 290,
    size: long ? 0.85 : 1,
    arm: long ? -112 : work ? -78 + tilt : -104 + tilt * 1.5,
    curl: work ? 22 : 62 + tilt,
    touch: work ? -26 : 0,
    boom: c.pose === 'raised' ? 44 : undefined,
    color: lv.boom,
    dark: lv.dark,
    model: c.model,
    z: -6,
    dig: work,
    ramBase: [-92, 132],
    tool: c.subtype === 'demolition' ? 'breaker' : 'bucket',
  })
}
