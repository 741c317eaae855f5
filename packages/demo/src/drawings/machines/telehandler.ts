import { darker, inkOn, mix } from '../ink/color.ts'
import { mouth } from '../parts/bucket.ts'
import { cab } from '../parts/cab.ts'
import { stripes } from '../parts/decal.ts'
import { mound } from '../parts/mound.ts'
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

/** The tail, seen from the side. */
const TAILS = [
  { outline: '212,66 250,70 256,128 236,150 212,146', corner: 10 },
  { outline: '206,62 268,62 268,140 206,140', corner: 4 },
  { outline: '206,74 258,66 278,98 262,140 206,150', corner: 18 },
]

/** Telehandler: boom over the right side, cab on the left, forks in front. */
export function telehandler(c: Ctx): void {
  const { st, lv, model, rnd, make, size } = c
  const b = lv.body
  const tail = make.pick('tail', TAILS)
  const r = 62 * (0.6 + 0.4 * size)
  const up = c.pose !== 'parked'
  for (const x of [-148, 148]) {
    for (const s of [-1, 1]) {
      wheel(st, x, r, s * 90, 46, r, { rim: lv.rim, lug: 'farm', rimR: 0.6, hub: 'planet' })
    }
  }
  for (const x of [-148, 148]) rod(st, across(x, 62, 52), 26, lv.dark)
  plate(st, rounded('-216,58 224,58 232,110 200,138 -190,118 -220,96', 10), 46, lv.dark)
  // Rear body: counterweight and boom pivot plates.
  plate(st, rounded('150,70 244,70 250,130 226,152 150,150', [4, 10, 16, 12, 4]), 64, b, {
    detail: (f) => f.seam(points('158,78 236,78 240,126 222,144 158,142'), b, true),
  })
  plate(st, rounded(tail.outline, tail.corner), 104, make.pick('tail-paint', [b, b, lv.trim]), {
    detail: (f) => f.poly(points('214,76 250,76 250,84 214,84'), lv.trim),
  })
  for (const z of [-54, 10]) {
    plate(st, rounded('120,130 226,130 226,190 206,208 186,208 130,160', 8), [z, z + 7], b, {
      clean: true,
    })
  }
  // Engine pod on the far side.
  const pod = make.pick('pod', [
    '-98,62 112,62 112,130 90,138 -76,138 -98,120',
    '-98,62 112,62 112,154 -60,154 -98,116',
    '-98,62 112,62 112,120 60,148 -80,148 -98,134',
  ])
  plate(st, rounded(pod, 9), [-108, -52], b, {
    detail: (f) => {
      stripes(f, make, [-96, 111], [63, 130], lv.trim)
      f.grille(-70, 80, 0, 122, darker(b, 0.3))
      f.seam(points('12,68 12,132'), b)
      f.text(model, 60, 88, 20, inkOn(b), { max: 84 })
    },
  })
  for (const x of [-148, 148]) {
    for (const s of [-1, 1]) fender(st, [x, 62], 70, 16, 158, flank(s, 70, 113), lv.dark, 6)
  }
  // Boom.
  const deg = up ? rnd.range(26, 46) : rnd.range(3, 8)
  const foot: V2 = [204, 186]
  const base = 320 + 20 * size
  const show = up ? rnd.range(70, 116) : 22
  const eye = by(polar(foot, 150, 180 - deg), -4, -22)
  ram(st, [86, 112], eye, -20, 17, lv.body, 0.58)
  const boom = telescopicBoom(st, {
    foot,
    deg,
    base,
    sections: 2,
    show,
    h: make.range('boom', 38, 50),
    w: 40,
    z: -20,
    color: lv.boom,
    text: model,
  })
  head(c, boom(base + 2 * show, 0), boom(base + 2 * show - 46, -18))
  // Cab.
  box(st, [-84, 92], [58, 100], [48, 108], lv.dark, {
    clean: true,
    detail: (f) => {
      f.line(points('-30,70 14,70'), '#77746d', { w: 4 })
      f.line(points('-30,86 14,86'), '#77746d', { w: 4 })
    },
  })
  const on = cab(c, {
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
    roof: { h: 8, over: 3, color: make.pick('roof-paint', [lv.cab, b]) },
    beacon: true,
    lamps: [34, 88],
  })
  mirrorArm(st, on([-56, 214]), 106, 20)
  plate(st, round(rect(92, 100, 150, 140), 5), [46, 104], b, {
    detail: (f) => f.seam(rect(98, 106, 144, 134), b, true),
  })
  for (const z of [-60, 60]) lamp(st, -222, 98, z, 14)
}

/** Boom head and tilt ram, level with the ground, with forks or a bucket. */
function head(c: Ctx, tip: V2, ramAt: V2): void {
  const { st, lv, own } = c
  const z = -20
  const high = tip[1] > 330
  const y = high ? tip[1] - 118 + 20 : 16
  const nose: V2 = high ? [tip[0] - 34, tip[1] - 118 + 34] : [tip[0] - 36, 52]
  const neck = round(
    [
      by(tip, 16, 18),
      by(tip, -14, 18),
      by(nose, -12, 6),
      by(nose, -6, -14),
      by(nose, 14, -12),
      by(tip, 18, -20),
    ],
    10,
  )
  plate(st, neck, [z - 15, z + 15], lv.boom)
  ram(st, ramAt, by(nose, 4, 36), z + 20, 10, lv.body, 0.6)
  const x = nose[0] - 20
  st.tool = [x - 10, y + 60, z, 360]
  pin(st, atZ(nose, z + 18), 9, '#5b5750')
  if (own.fork('tool').chance(0.22)) shovel(c, x, y)
  else forks(c, x, y)
}

function shovel({ st, lv, pose }: Ctx, x: number, y: number): void {
  const z = -20
  const steel = mix(lv.dark, '#6f6961', 0.4)
  const shell = shift(points('14,-8 -76,-14 -90,-14 -60,30 -34,66 -8,68 14,40'), [x, y])
  const half = 104
  plate(st, round(shell, [10, 1, 1, 3, 4, 10, 14]), [z - half, z + half], steel, {
    sides: mouth(shift(points('-90,-14 -60,30 -34,66'), [x, y]), half - 6, steel).map((side) => ({
      at: side.at,
      draw: (f, len) => {
        f.origin = [f.origin[0], f.origin[1], z]
        side.draw(f, len)
      },
    })),
  })
  if (pose === 'parked') return
  mound(st, { from: [x - 84, y - 8], to: [x - 12, y + 66], half: 94, z, h: 24, load: 'soil' })
}

function forks({ st, lv, pose }: Ctx, x: number, y: number): void {
  const z = -20
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
}
