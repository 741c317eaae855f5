import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { mouth } from '../parts/bucket.ts'
import { cab } from '../parts/cab.ts'
import { heap } from '../parts/heap.ts'
import { exhaust, fender, ladder, lamp, mirrorArm, rail } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { pin, ram, rod } from '../solids/rod.ts'
import { across, atZ, by, flank, points, points3, rect, rounded, xyz } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import { polar, rad, type V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

/** Wheel loader with Z-bar linkage, about 19 t. */
export function wheelLoader(c: Ctx): void {
  const { st, lv, rnd } = c
  for (const x of [-165, 165]) {
    for (const s of [-1, 1]) {
      wheel(st, x, 80, s * 108, 62, 80, { rim: lv.rim, lug: 'loader', hub: 'planet' })
    }
  }
  for (const x of [-165, 165]) rod(st, across(x, 80, 60), 34, lv.dark)
  rear(c)
  front(c)
  if (c.pose === 'working') heap(st, -560, 0, 210, 150)
  lift(c, c.pose === 'raised' ? 34 : c.pose === 'working' ? -40 : rnd.range(-36, -30))
}

function rear({ st, lv, model }: Ctx): void {
  const b = lv.body
  box(st, [10, 330], [78, 140], 48, lv.dark)
  // Counterweight.
  plate(st, rounded('262,84 338,84 346,150 262,150', 10), 82, darker(lv.trim, 0.05), {
    sides: [
      {
        at: [342, 117],
        draw: (f, len) => {
          for (const z of [-66, 66]) f.poly(rect(z - 9, len * 0.5, z + 9, len * 0.8), '#b3261e')
          f.text(model, 0, len * 0.3, 17, inkOn(lv.trim), { max: 90 })
        },
      },
    ],
  })
  // Hood, falling to the rear.
  plate(st, rounded('118,150 344,150 342,216 320,238 118,256', [4, 8, 26, 22, 6]), 76, b, {
    detail: (f) => {
      f.grille(272, 168, 330, 212, darker(b, 0.3), 7)
      f.seam(points('264,158 264,240'), b)
      f.text(model, 220, 186, 21, inkOn(b), { max: 74 })
      f.poly(rect(118, 150, 344, 159), lv.trim)
    },
    sides: [{ at: [343, 180], draw: (f, len) => f.grille(-56, 4, 56, len - 2, '#3a3c40', 7) }],
  })
  exhaust(st, 226, 240, -34, 62, 13)
  rod(st, points3('186,246,30 186,272,30'), 16, '#2c2d30')
  for (const s of [-1, 1]) fender(st, [165, 80], 92, 20, 150, flank(s, 80, 138), lv.dark, 7)
  ladder(st, [44, 84], [52, 138], 128, 4)
  plate(st, rect(20, 138, 118, 150), [-112, 118], lv.dark, { clean: true })
  // Cab.
  cab(st, {
    outline: points('2,150 128,150 132,336 120,344 24,344 8,332 -22,214'),
    z: 78,
    post: lv.cab,
    glass: [points('-12,216 14,330 58,332 58,168 8,168'), points('66,168 66,332 118,330 118,168')],
    glassEdges: [5, 6, 1],
    seat: [78, 196],
    handle: [64, 200],
    roof: { h: 10, over: 8, color: lv.cab },
    beacon: true,
  })
  rail(st, points('34,150 34,196 46,204 112,204 118,196 118,150'), 114, '#d4a727', 3)
  rail(st, points('150,250 150,276 310,262 310,240'), 72)
  mirrorArm(st, [12, 306], 80, 30)
  for (const z of [-50, 50]) lamp(st, 6, 354, z, 13)
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
function lift({ st, lv, pose }: Ctx, deg: number): void {
  const pivot: V2 = [-62, 208]
  const len = 284
  const tip = polar(pivot, len, 180 - deg)
  const steel = mix(lv.dark, '#6f6961', 0.4)
  const onArm = ([t, v]: V2): V2 => {
    const a = rad(180 - deg)
    return [
      pivot[0] + len * t * Math.cos(a) + v * Math.sin(a),
      pivot[1] + len * t * Math.sin(a) - v * Math.cos(a),
    ]
  }
  const arm = round(
    points('-0.06,8 0,-20 0.42,-4 0.62,-22 0.98,-18 1.05,2 0.98,18 0.68,44 0.44,48 0,20').map(
      onArm,
    ),
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
  const curl = pose === 'raised' ? 30 : deg + 34
  const inBucket = ([u, v]: V2): V2 => {
    const a = rad(curl)
    return [tip[0] - u * Math.cos(a) - v * Math.sin(a), tip[1] + v * Math.cos(a) + u * Math.sin(a)]
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
  // Bucket: floor to the left, mouth open to the front.
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
  arms(1)
  pin(st, atZ(tip, 66), 13, '#5a554f')
  pin(st, atZ(pivot, 65), 15, darker(lv.boom, 0.25))
}
