import { darker, mix } from '../ink/color.ts'
import { digStance } from '../parts/dig-stance.ts'
import { digger } from '../parts/digger.ts'
import { excavatorHouse } from '../parts/excavator-house.ts'
import { track } from '../parts/track.ts'
import { box, prism } from '../solids/prism.ts'
import { flank } from '../space/points.ts'
import { circlePts } from '../space/polygon.ts'
import type { Ctx } from './machine.ts'

/** Crawler excavator, about 22 t; heavier ones have more track and boom for their cab. */
export function crawlerExcavator(c: Ctx): void {
  const { st, lv, make, size } = c
  const long = c.subtype === 'long-reach'
  const reach = 182 + (size - 1) * 90 + make.range('track', -24, 26)
  for (const s of [-1, 1]) {
    track(st, {
      wheels: [
        [-reach, 47, 37],
        [reach, 47, 37],
      ],
      drive: 1,
      rollers: size > 1.1 ? 9 : size < 0.92 ? 7 : 8,
      z: flank(s, 86, 150),
      frame: make.pick('frame', [mix(lv.dark, '#4a4641', 0.4), mix(lv.body, lv.dark, 0.5)]),
    })
  }
  box(st, [-80, 80], [40, 86], 84, lv.dark, { clean: true })
  prism(st, 'y', circlePts([0, 0], 66, 24), [86, 108], darker(lv.dark, 0.2))
  excavatorHouse(c)
  const stance = digStance(c)
  const stretch = 1 + (size - 1) * 0.3
  digger(st, {
    ...stance,
    ...(long && { arm: -112, boom: undefined, tool: 'bucket' as const }),
    foot: [-28, 176],
    boomLen: long ? 850 : 570 * stretch,
    armLen: long ? 620 : make.range('arm', 244, 330) * stretch,
    size: long ? 0.85 : 0.5 + size * 0.5,
    touch: c.pose === 'working' ? -26 : 0,
    color: lv.boom,
    dark: lv.dark,
    model: c.model,
    z: -6,
    ramBase: [-92, 132],
    ...(c.subtype === 'demolition' && { tool: 'breaker' as const }),
  })
}
