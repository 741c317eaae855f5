import { inkOn, mix } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { digStance } from '../parts/dig-stance.ts'
import { digger } from '../parts/digger.ts'
import { track } from '../parts/track.ts'
import { lamp } from '../parts/trim.ts'
import { box, plate, prism } from '../solids/prism.ts'
import { ram, rod } from '../solids/rod.ts'
import { flank, points, rounded, xyz } from '../space/points.ts'
import { circlePts } from '../space/polygon.ts'
import type { V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

/** The end of the house, seen from above. */
const TAILS = {
  round: '26,-78 70,-78 102,-48 102,48 70,78 26,78',
  tight: '26,-78 58,-78 84,-54 84,54 58,78 26,78',
  square: '26,-78 94,-78 108,-66 108,66 94,78 26,78',
}

/** Mini excavator, 2-6 t: rubber tracks, blade, swing post, cab or canopy. */
export function miniExcavator(c: Ctx): void {
  const { st, lv, model, rnd, make, size } = c
  const b = lv.body
  const work = c.pose === 'working'
  const canopy = c.subtype === 'canopy' || (!c.subtype && rnd.chance(0.3))
  for (const s of [-1, 1]) {
    track(st, {
      wheels: [
        [-84 * size, 27, 20],
        [84 * size, 27, 20],
      ],
      drive: 1,
      rollers: 5,
      z: flank(s, 54, 94),
      frame: lv.dark,
      pitch: 10,
      rubber: true,
    })
  }
  box(st, [-50, 50], [22, 48], 52, lv.dark, { clean: true })
  // Blade in front.
  for (const s of [-1, 1]) rod(st, [xyz(-40, 32, s * 34), xyz(-122, 22, s * 34)], 11, b)
  ram(st, [-46, 46], [-118, 30], 0, 9, b, 0.6)
  const blade = rounded('-142,2 -134,4 -126,12 -124,36 -130,44 -138,44 -134,24', 2)
  plate(st, blade, 95, make.pick('blade', [mix(b, lv.dark, 0.1), lv.dark]))
  prism(st, 'y', circlePts([0, 0], 36, 20), [48, 58], lv.dark)
  // House: rounded tail.
  const plan: V2[] = rounded('-70,-80 70,-80 104,-50 104,50 70,80 -70,80', [10, 30, 24, 24, 30, 10])
  prism(st, 'y', plan, [58, 74], lv.dark)
  const tail = make.pick('tail', Object.values(TAILS))
  const back = make.pick('back', [126, 134, 146])
  const rear = make.pick('tail-paint', [b, b, lv.trim])
  prism(st, 'y', rounded(tail, [2, 26, 24, 24, 26, 2]), [74, back], rear)
  box(st, [-64, 24], [74, 108], [-78, -8], b, { clean: true })
  plate(st, rounded('-24,74 24,74 24,130 -8,130', 5), [4, 78], b, {
    clean: true,
    detail: (f) => f.text(model, 4, 92, 13, inkOn(b), { max: 34 }),
  })
  const out: V2[] = points('-66,72 22,72 46,134 42,236 30,246 -44,246 -58,238 -74,140')
  if (!canopy) {
    cab(c, {
      outline: out,
      z: [-2, 76],
      post: lv.cab,
      glass: [
        points('-66,142 -50,234 -18,236 -18,92 -60,92'),
        points('-10,140 -10,236 30,234 34,140'),
      ],
      glassEdges: [2, 5, 6, 7],
      seat: [12, 124],
      handle: [-22, 110],
      roof: { h: 7, over: 4, color: mix(lv.cab, b, 0.1) },
      beacon: true,
      lamps: [12, 60],
    })
  } else {
    for (const z of [2, 72]) {
      rod(st, [xyz(44, 130, z), xyz(42, 240, z)], 7, lv.dark)
      rod(st, [xyz(-60, 74, z), xyz(-60, 240, z)], 6, lv.dark)
    }
    plate(st, rounded('-6,112 30,112 30,126 38,190 24,192 16,130 -8,126', 6), [22, 58], '#26272a', {
      clean: true,
    })
    for (const z of [10, 66]) rod(st, [xyz(-30, 108, z), xyz(-34, 148, z)], 4, '#26272a')
    const roof = make.pick('canopy', [
      '-72,240 54,240 50,252 -66,252',
      '-84,236 56,244 50,256 -78,250',
    ])
    plate(st, rounded(roof, 5), [-8, 82], b)
    lamp(st, -62, 253, 60, 9)
  }
  // Swing post and digging gear.
  plate(st, rounded('-70,58 -104,62 -110,84 -98,100 -70,96', 8), [-34, 0], lv.dark)
  digger(st, {
    ...digStance(c),
    foot: [-96, 92],
    boomLen: 238 * (0.6 + 0.4 * size),
    armLen: make.range('arm', 122, 146),
    size: 0.5,
    z: -17,
    touch: work ? -16 : 0,
    color: lv.boom,
    dark: lv.dark,
    ramBase: [-112, 72],
    width: 22,
  })
}
