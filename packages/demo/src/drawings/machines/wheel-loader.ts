import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { mouth } from '../parts/bucket.ts'
import { cab } from '../parts/cab.ts'
import { stripes } from '../parts/decal.ts'
import { heap } from '../parts/heap.ts'
import { mound } from '../parts/mound.ts'
import { exhaust, fender, ladder, lamp, mirrorArm, rail, whip } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { pin, ram, rod } from '../solids/rod.ts'
import { across, atZ, by, flank, points, points3, rect, rounded, xyz } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import { polar, rad, type V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

/** Seen from the side, from the cab back. */
const HOODS = [
  { outline: '118,150 344,150 342,216 320,238 118,256', corners: [4, 8, 26, 22, 6], rear: 238 },
  { outline: '118,150 346,150 346,236 334,252 118,256', corners: [4, 4, 12, 12, 6], rear: 250 },
  { outline: '118,150 344,150 340,186 296,232 190,266 118,268', corners: 24, rear: 222 },
  { outline: '118,150 350,158 352,206 338,226 118,238', corners: [4, 10, 30, 20, 6], rear: 224 },
]
const WEIGHTS = [
  { outline: '262,84 338,84 346,150 262,150', corner: 10, half: 82 },
  { outline: '250,78 352,78 352,150 250,150', corner: 3, half: 92 },
  { outline: '262,96 350,84 366,112 352,150 262,150', corner: 16, half: 86 },
]

/** Wheel loader with Z-bar linkage, about 19 t. */
export function wheelLoader(c: Ctx): void {
  const { st, lv, rnd, size } = c
  const r = 80 * (0.7 + 0.3 * size)
  for (const x of [-165, 165]) {
    for (const s of [-1, 1]) {
      wheel(st, x, r, s * 108, 62, r, { rim: lv.rim, lug: 'loader', hub: 'planet' })
    }
  }
  for (const x of [-165, 165]) rod(st, across(x, 80, 60), 34, lv.dark)
  rear(c)
  front(c)
  if (c.pose === 'working') heap(st, -560, 0, 210, 150)
  const parked = rnd.chance(0.25) ? rnd.range(-22, -14) : rnd.range(-36, -30)
  lift(c, c.pose === 'raised' ? 34 : c.pose === 'working' ? rnd.range(2, 14) : parked)
}

function rear(c: Ctx): void {
  const { st, lv, model, make, own } = c
  const hood = make.pick('hood', HOODS)
  const weight = make.pick('weight', WEIGHTS)
  const b = lv.body
  box(st, [10, 330], [78, 140], 48, lv.dark)
  // Counterweight.
  const heavy = make.pick('weight-paint', [darker(lv.trim, 0.05), darker(lv.trim, 0.05), b])
  plate(st, rounded(weight.outline, weight.corner), weight.half, heavy, {
    sides: [
      {
        at: [342, 117],
        draw: (f, len) => {
          for (const z of [-66, 66]) f.poly(rect(z - 9, len * 0.5, z + 9, len * 0.8), '#b3261e')
          f.text(model, 0, len * 0.3, 17, inkOn(heavy), { max: 90 })
        },
      },
    ],
  })
  // Hood, falling to the rear.
  plate(st, rounded(hood.outline, hood.corners), 76, b, {
    detail: (f) => {
      stripes(f, make, [120, 262], [151, 236], lv.trim)
      f.grille(272, 168, 330, hood.rear - 30, darker(b, 0.3), 7)
      f.seam(points('264,158 264,240'), b)
      f.text(model, 220, 186, 21, inkOn(b), { max: 74 })
    },
    sides: [{ at: [343, 180], draw: (f, len) => f.grille(-56, 4, 56, len - 2, '#3a3c40', 7) }],
  })
  exhaust(c, [226, 234, -34], 66, 13)
  if (make.chance('cleaner', 0.5)) rod(st, points3('186,246,30 186,276,30'), 16, '#2c2d30')
  for (const s of [-1, 1]) fender(st, [165, 80], 92, 20, 150, flank(s, 80, 138), lv.dark, 7)
  ladder(st, [44, 84], [52, 138], 128, 4)
  plate(st, rect(20, 138, 118, 150), [-112, 118], lv.dark, { clean: true })
  // Cab.
  const on = cab(c, {
    outline: points('2,150 128,150 132,336 120,344 24,344 8,332 -22,214'),
    z: 78,
    post: lv.cab,
    glass: [points('-12,216 14,330 58,332 58,168 8,168'), points('66,168 66,332 118,330 118,168')],
    glassEdges: [5, 6, 1],
    seat: [78, 196],
    handle: [64, 200],
    roof: { h: 10, over: 8, color: lv.cab },
    beacon: true,
    lamps: [-50, 50],
  })
  rail(st, points('34,150 34,196 46,204 112,204 118,196 118,150'), 114, '#d4a727', 3)
  if (make.chance('rails', 0.6)) rail(st, points('150,240 150,284 300,274 300,224'), 72)
  mirrorArm(st, on([12, 306]), 80, 30)
  if (own.fork('whip').chance(0.2)) whip(st, xyz(330, 150, -78), 240)
}

function front({ st, lv }: Ctx): void {
  const b = lv.body
  plate(st, rounded('-206,62 0,70 0,138 -36,150 -44,226 -84,236 -112,150 -206,116', 10), 40, b, {
    detail: (f) => {
      f.seam(points('-190,100 -100,118'), b)
      f.bolts(points('-150,84 -120,84 -90,84'), 3.2, lv.dark)
    },
  })
  pin(st, [4, 92, 44], 16, lv.dark)
  pin(st, [4, 128, 44], 14, lv.dark)
  for (const s of [-1, 1]) fender(st, [-165, 80], 90, 28, 132, flank(s, 80, 136), lv.dark, 6)
  for (const s of [-1, 1]) lamp(st, -108, 196, s * 92, 16)
  for (const s of [-1, 1]) {
    rod(st, [xyz(-96, 166, s * 84), xyz(-98, 200, s * 92)], 5, lv.dark, { shadow: false })
  }
}

/** Arms, bell crank and bucket. */
function lift(c: Ctx, deg: number): void {
  const { st, lv, pose, make, own } = c
  const kit = own.fork('tool')
  const forked = pose === 'parked' && kit.chance(0.14)
  const deep = make.range('arms', -6, 12)
  const pivot: V2 = [-62, 208]
  const len = 284
  const tip = polar(pivot, len, 180 - deg)
  const worn = mix(lv.dark, '#6f6961', 0.4)
  const steel = kit.pick([worn, worn, mix(lv.body, '#5d574f', 0.35)])
  st.tool = [tip[0] - 50, Math.max(90, tip[1] + 10), 60, 420]
  const onArm = ([t, v]: V2): V2 => {
    const a = rad(180 - deg)
    return [
      pivot[0] + len * t * Math.cos(a) + v * Math.sin(a),
      pivot[1] + len * t * Math.sin(a) - v * Math.cos(a),
    ]
  }
  const arm = round(
    points(
      `-0.06,8 0,-20 0.42,-4 0.62,-22 0.98,-18 1.05,2 0.98,18
       0.68,${44 + deep} 0.44,${48 + deep} 0,20`,
    ).map(onArm),
    [12, 12, 30, 20, 10, 10, 12, 30, 30, 14],
  )
  // Lift rams inside the arms, then far arm, cross tube, near arm.
  for (const s of [-1, 1]) ram(st, [-70, 118], onArm([0.5, 6]), s * 36, 17, lv.body, 0.6)
  const arms = (s: number) =>
    plate(st, arm, flank(s, 46, 62), lv.boom, {
      detail: (f) =>
        f.line(points('0.04,10 0.44,36 0.66,32 0.95,8').map(onArm), lighter(lv.boom, 0.55), {
          w: 1.8,
          o: 0.6,
        }),
    })
  arms(-1)
  const mid = onArm([0.56, 34])
  const tube = onArm([0.6, 12])
  rod(st, across(tube[0], tube[1], 44), 22, lv.boom, { shadow: false })
  // Bell crank: upper end to the tilt ram, lower end to the bucket link.
  const up = by(mid, 34, 66)
  const lo = by(mid, -40, -42)
  const curl = pose === 'parked' ? deg + 34 : 48
  const inBucket = ([u, v]: V2): V2 => {
    const a = rad(curl)
    return [tip[0] - u * Math.cos(a) + v * Math.sin(a), tip[1] + v * Math.cos(a) + u * Math.sin(a)]
  }
  ram(st, [-66, 228], up, 0, 16, lv.body, 0.55)
  const crank = round(
    [
      by(up, -10, 12),
      by(up, 14, 2),
      by(mid, 20, -4),
      by(lo, 12, -10),
      by(lo, -12, 2),
      by(mid, -12, 26),
    ],
    10,
  )
  plate(st, crank, 11, lv.boom, { shadow: false })
  const ear = inBucket([2, 46])
  rod(st, [atZ(lo, 0), atZ(ear, 0)], 15, lv.dark, { shadow: false })
  pin(st, atZ(mid, 14), 13, darker(lv.boom, 0.3))
  pin(st, atZ(up, 13), 10, '#55524d')
  if (forked) forks(c, inBucket)
  else shovel(c, inBucket, steel)
  arms(1)
  pin(st, atZ(tip, 66), 13, '#5a554f')
  pin(st, atZ(pivot, 65), 15, darker(lv.boom, 0.25))
}

/** Floor to the left, mouth open to the front. */
function shovel({ st, pose }: Ctx, inBucket: (p: V2) => V2, steel: string): void {
  const shell = round(
    points('-6,-26 110,-40 134,-38 128,-32 96,26 58,84 44,92 6,76 -22,40 -26,4').map(inBucket),
    [14, 4, 1, 1, 6, 8, 4, 22, 24, 20],
  )
  plate(st, shell, 148, steel, {
    detail: (f) => {
      f.poly(points('108,-39 134,-38 128,-32 58,84 48,84 104,-20').map(inBucket), '#8a8378', {
        o: 0.75,
      })
      f.line(points('-16,-4 -12,36 12,66').map(inBucket), darker(steel, 0.5), { w: 2.5, o: 0.6 })
      f.line(points('-4,-18 104,-31').map(inBucket), lighter(steel, 0.35), { w: 2, o: 0.6 })
    },
    sides: mouth(points('128,-32 96,26 58,84').map(inBucket), 140, steel),
  })
  if (pose !== 'parked') {
    mound(st, {
      from: inBucket([112, -30]),
      to: inBucket([40, 84]),
      half: 132,
      h: 46,
      load: 'soil',
    })
  }
}

/** A pallet fork in place of the bucket. */
function forks({ st, lv }: Ctx, inBucket: (p: V2) => V2): void {
  plate(st, points('-14,-40 4,-40 4,56 -14,56').map(inBucket), 96, lv.dark, { clean: true })
  for (const z of [-84, -42, 0, 42, 84]) {
    const bar = points('-2,56 -2,128').map((p) => atZ(inBucket(p), z))
    rod(st, bar, 5, lv.dark, { shadow: false })
  }
  const rest = inBucket([-2, 128])
  rod(st, across(rest[0], rest[1], 90), 6, lv.dark, { shadow: false })
  for (const s of [-1, 1]) {
    const tine = points('4,40 14,40 14,-30 138,-38 138,-42 4,-42').map(inBucket)
    plate(st, tine, [s * 50 - 9, s * 50 + 9], '#4b4844', { clean: true })
  }
}
