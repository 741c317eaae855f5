import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { mouth } from '../parts/bucket.ts'
import { cab } from '../parts/cab.ts'
import { heap } from '../parts/heap.ts'
import { mound } from '../parts/mound.ts'
import { track } from '../parts/track.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { pin, ram, rod } from '../solids/rod.ts'
import { across, atZ, by, flank, points, rounded, shift } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import { angle, middle, type V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

/** Skid steer loader, wheeled or on tracks. */
export function skidSteer(c: Ctx): void {
  const { st, lv, make } = c
  const b = lv.body
  if (c.pose === 'working') heap(st, -268, 0, 118, 84)
  if (c.subtype === 'tracked') {
    for (const s of [-1, 1]) {
      track(st, {
        wheels: [
          [-72, 28, 22],
          [92, 30, 22],
          [40, 52, 20],
        ],
        drive: 2,
        rollers: 5,
        z: flank(s, 58, 96),
        frame: lv.dark,
        pitch: 11,
        rubber: true,
      })
    }
  } else {
    for (const x of [-56, 56]) {
      for (const s of [-1, 1]) {
        wheel(st, x, 41, s * 76, 32, 41, { rim: lv.rim, lug: 'farm', rimR: 0.52 })
      }
    }
  }
  plate(st, rounded('-88,22 104,22 112,60 112,110 -70,86 -92,60', 8), 58, darker(b, 0.04))
  // Rear engine door and uprights.
  const door = make.pick('door', [
    '56,84 122,60 126,116 116,150 60,154',
    '56,84 130,56 134,140 60,150',
    '56,84 120,60 136,92 122,140 60,162',
  ])
  plate(st, rounded(door, 8), 46, b, {
    detail: (f) => f.grille(70, 104, 112, 138, darker(b, 0.3), 6),
  })
  for (const s of [-1, 1]) {
    plate(st, rounded('66,78 120,70 126,150 112,172 92,172', 8), flank(s, 46, 58), b, {
      clean: true,
      detail: (f) => f.seam(points('80,90 112,86 116,146'), b),
    })
  }
  cab(c, {
    outline: points('-78,62 58,84 70,196 60,206 -52,206 -64,196 -86,84'),
    z: 46,
    post: lv.cab,
    glass: [points('-60,120 -50,192 54,192 46,120')],
    glassEdges: [5],
    lamps: [-36, 36],
    seat: [10, 108],
    roof: { h: 6, over: 3, color: mix(lv.cab, b, 0.2) },
    beacon: true,
  })
  arms(c)
}

/** Lift arms and bucket. */
function arms({ st, lv, model, pose, make }: Ctx): void {
  const up = pose === 'raised'
  const pivot: V2 = make.pick('pivot', [
    [104, 160],
    [98, 172],
    [108, 146],
  ])
  const tip: V2 = up ? [-112, 206] : [-106, 24]
  const bow = make.pick('bow', [0, 12, -8])
  const knee: V2 = up ? [-72, 262] : [-84, 108 + bow]
  const arm = round(
    [
      by(pivot, 12, 8),
      by(pivot, 4, -14),
      by(knee, 22, -2),
      by(tip, 12, -2),
      by(tip, -8, 2),
      by(knee, -12, 12),
      by(knee, 8, 26),
    ],
    [10, 10, 20, 4, 4, 18, 18],
  )
  const liftArm = (s: number) => {
    const eye = up ? by(knee, 96, -22) : by(knee, 84, 16)
    ram(st, [84, 66], eye, s * 52, 9, '#3b3d40', 0.62)
    plate(st, arm, flank(s, 60, 72), lv.boom, {
      detail: (f) => {
        f.line([by(pivot, -6, 2), by(knee, 10, 14)], lighter(lv.boom, 0.5), { w: 1.4, o: 0.6 })
        const [x, y] = middle(pivot, knee)
        const rot = angle(by(knee, 0, 12), pivot)
        f.text(model, x + 4, y - 3, 13, inkOn(lv.boom), { max: 74, rot })
      },
    })
    pin(st, atZ(pivot, s * 74), 8, darker(lv.boom, 0.3))
  }
  liftArm(-1)
  rod(st, across(tip[0] + 2, tip[1] + 26, 66), 12, lv.boom, { shadow: false })
  const steel = mix(lv.dark, '#6f6961', 0.4)
  const x = tip[0] - 6
  const y = up ? tip[1] - 20 : 2
  const shell = round(
    shift(points('4,2 -62,-2 -72,-2 -50,34 -26,58 -8,58 6,30'), [x, y]),
    [8, 1, 1, 3, 3, 8, 12],
  )
  plate(st, shell, 92, steel, {
    sides: mouth(shift(points('-72,-2 -50,34 -26,58'), [x, y]), 86, steel),
    detail: (f) =>
      f.poly(shift(points('-60,-2 -72,-2 -26,58 -20,58'), [x, y]), '#8a8378', { o: 0.7 }),
  })
  if (up) mound(st, { from: [x - 66, y + 2], to: [x - 10, y + 56], half: 82, h: 22, load: 'soil' })
  liftArm(1)
  box(st, [-96, -84], [26, 60], 40, lv.dark, { clean: true })
}
