import { darker } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { pallet } from '../parts/pallet.ts'
import { telescopicBoom } from '../parts/telescopic-boom.ts'
import { fender, lamp, mirrorArm } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { pin, ram, rod } from '../solids/rod.ts'
import { across, atZ, by, flank, points, rect, rounded, shift, xyz } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import { polar, type V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

/** Telehandler: boom over the right side, cab on the left, forks in front. */
export function telehandler(c: Ctx): void {
  const { st, lv, model, rnd } = c
  const b = lv.body
  const up = c.pose !== 'parked'
  for (const x of [-148, 148]) {
    for (const s of [-1, 1]) {
      wheel(st, x, 62, s * 90, 46, 62, { rim: lv.rim, lug: 'farm', rimR: 0.6, hub: 'planet' })
    }
  }
  for (const x of [-148, 148]) rod(st, across(x, 62, 52), 26, lv.dark)
  plate(st, rounded('-216,58 224,58 232,110 200,138 -190,118 -220,96', 10), 46, lv.dark)
  // Rear body: counterweight and boom pivot plates.
  plate(st, rounded('150,70 244,70 250,130 226,152 150,150', [4, 10, 16, 12, 4]), 64, b, {
    detail: (f) => f.seam(points('158,78 236,78 240,126 222,144 158,142'), b, true),
  })
  plate(st, rounded('212,66 250,70 256,128 236,150 212,146', 10), 104, b, {
    detail: (f) => f.poly(points('214,70 252,73 253,82 214,80'), lv.trim),
  })
  for (const z of [-54, 10]) {
    plate(st, rounded('120,130 226,130 226,190 206,208 186,208 130,160', 8), [z, z + 7], b, {
      clean: true,
    })
  }
  // Engine pod on the far side.
  plate(st, rounded('-98,62 112,62 112,130 90,138 -76,138 -98,120', 9), [-108, -52], b, {
    detail: (f) => {
      f.grille(-70, 80, 0, 122, darker(b, 0.3))
      f.seam(points('12,68 12,132'), b)
    },
  })
  for (const x of [-148, 148]) {
    for (const s of [-1, 1]) fender(st, [x, 62], 70, 16, 158, flank(s, 70, 113), lv.dark, 6)
  }
  // Boom.
  const deg = up ? rnd.range(30, 44) : rnd.range(3, 7)
  const foot: V2 = [204, 186]
  const base = 338
  const show = up ? 96 : 22
  const eye = by(polar(foot, 150, 180 - deg), -4, -22)
  ram(st, [86, 112], eye, -20, 17, lv.body, 0.58)
  const boom = telescopicBoom(st, {
    foot,
    deg,
    base,
    sections: 2,
    show,
    h: 44,
    w: 40,
    z: -20,
    color: lv.boom,
    text: model,
  })
  forks(c, boom(base + 2 * show, 0), boom(base + 2 * show - 46, -18))
  // Cab.
  box(st, [-84, 92], [58, 100], [48, 108], lv.dark, {
    clean: true,
    detail: (f) => {
      f.line(points('-30,70 14,70'), '#77746d', { w: 4 })
      f.line(points('-30,86 14,86'), '#77746d', { w: 4 })
    },
  })
  cab(st, {
    outline: points('-66,96 82,96 92,150 70,246 52,256 -34,256 -50,246 -80,150'),
    z: [18, 104],
    post: lv.cab,
    glass: [
      points('-70,152 -42,242 -6,244 -6,112 -62,112'),
      points('2,146 2,244 48,244 62,238 82,150'),
    ],
    glassEdges: [2, 5, 6, 7],
    door: points('-62,104 -2,104 -2,250 -40,250 -74,150'),
    seat: [26, 134],
    handle: [-10, 128],
    roof: { h: 8, over: 3 },
    beacon: true,
  })
  mirrorArm(st, [-56, 214], 106, 20)
  for (const z of [34, 88]) lamp(st, -50, 264, z, 11)
  plate(st, round(rect(92, 100, 150, 140), 5), [46, 104], b, {
    detail: (f) => f.seam(rect(98, 106, 144, 134), b, true),
  })
  for (const z of [-60, 60]) lamp(st, -222, 98, z, 14)
}

/** Boom head, tilt ram, carriage and forks level with the ground. */
function forks({ st, lv, pose }: Ctx, tip: V2, ramAt: V2): void {
  const z = -20
  const high = tip[1] > 330
  const y = high ? tip[1] - 118 + 20 : 16
  const head: V2 = high ? [tip[0] - 34, tip[1] - 118 + 34] : [tip[0] - 36, 52]
  const neck = round(
    [
      by(tip, 16, 18),
      by(tip, -14, 18),
      by(head, -12, 6),
      by(head, -6, -14),
      by(head, 14, -12),
      by(tip, 18, -20),
    ],
    10,
  )
  plate(st, neck, [z - 15, z + 15], lv.boom)
  ram(st, ramAt, by(head, 4, 36), z + 20, 10, lv.body, 0.6)
  const x = head[0] - 20
  plate(st, round(rect(x, y - 2, x + 12, y + 88), 3), [z - 62, z + 62], darker(lv.dark, 0.1), {
    clean: true,
  })
  for (let i = 0; i < 5; i++) {
    const side = z - 48 + i * 24
    const bar = [xyz(x - 1, y + 20, side), xyz(x - 1, y + 118, side)]
    rod(st, bar, 3.4, lv.dark, { shadow: false })
  }
  rod(st, [xyz(x - 1, y + 118, z - 60), xyz(x - 1, y + 118, z + 60)], 4, lv.dark, { shadow: false })
  for (const s of [-1, 1]) {
    const fork = shift(points('0,80 -8,80 -9,2 -118,-6 -120,-10 0,-10'), [x, y])
    plate(st, fork, [z + s * 36 - 7, z + s * 36 + 7], '#4b4844', { clean: true })
  }
  if (pose === 'working') {
    pallet(st, { x: [x - 116, x - 12], y: y - 6, z, half: 52, load: 'bricks' })
  }
  pin(st, atZ(head, z + 18), 9, '#5b5750')
}
