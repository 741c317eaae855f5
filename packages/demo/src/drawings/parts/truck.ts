import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { at } from '../list.ts'
import type { Ctx } from '../machines/machine.ts'
import { box, plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { createFace } from '../space/face.ts'
import { across, flank, points, rect, shift, xy, xyz } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import { cabLook } from './cab-look.ts'
import { cab } from './cab.ts'
import { fender, lamp, mirrorArm } from './trim.ts'
import { wheel } from './wheel.ts'

interface TruckOptions {
  axles: [number, ...number[]]
  /** How many of the axles steer. */
  steer: number
  end: number
  front?: number
  model: string
}

/**
 * Road truck chassis with a cab-over cab at the left. Frame height is y = 108; the body goes on top
 * of it from x = front + 215.
 */
export function truck(c: Ctx, o: TruckOptions): void {
  const { st, lv } = c
  const x = o.front ?? -430
  const b = lv.body
  const r = 51
  o.axles.forEach((ax, i) => {
    const dual = i >= o.steer
    for (const s of [-1, 1]) {
      wheel(st, ax, r, s * (dual ? 94 : 104), dual ? 58 : 32, r, {
        rim: lv.rim,
        lug: 'road',
        hub: 'truck',
        rimR: 0.52,
      })
      if (dual) fender(st, [ax, r], r + 8, 30, 150, flank(s, 66, 124), lv.dark, 4)
    }
    rod(st, across(ax, r, 56), 20, lv.dark)
  })
  box(st, [x + 30, o.end], [82, 108], 44, lv.dark, { clean: true })
  // Side boxes: tank, battery, guard rail.
  const a = at(o.axles, o.steer - 1) + 74
  const z = at(o.axles, o.steer) - 74
  if (z - a > 90) {
    const m = Math.min(z, a + 110)
    plate(st, round(rect(a, 44, m, 98), 12), [66, 116], '#a9abac', {
      detail: (f) => {
        f.line([xy(a + 26, 46), xy(a + 26, 96)], '#5f6163', { w: 4 })
        f.line([xy(m - 26, 46), xy(m - 26, 96)], '#5f6163', { w: 4 })
        f.line([xy(a + 6, 86), xy(m - 6, 86)], '#ffffff', { w: 3, o: 0.5 })
      },
    })
    if (z - m > 40) {
      for (const y of [48, 76]) {
        box(st, [m + 8, z], [y, y + 10], [108, 112], '#8b8d8e', { clean: true })
      }
    }
  }
  // Cab; grille and bumper fit one size of it.
  cab(
    { ...c, size: 1 },
    {
      outline: shift(points('4,70 178,70 180,292 166,306 34,302 18,290 0,182 0,80'), [x, 0]),
      z: 120,
      post: b,
      glass: [
        shift(points('14,182 30,278 96,282 96,176 60,168 16,172'), [x, 0]),
        shift(points('106,210 106,282 150,282 150,210'), [x, 0]),
      ],
      glassEdges: [5],
      door: shift(points('12,96 100,96 100,288 32,288 12,186'), [x, 0]),
      seat: [x + 96, 166],
      handle: [x + 108, 150],
      roof: { h: 6, over: -6, color: b },
      beacon: true,
    },
  )
  box(st, [x + 14, x + 178], [70, 92], [120, 123], lv.dark, { shadow: false, clean: true })
  fender(st, [o.axles[0], r], r + 9, 14, 166, [100, 122.5], lv.dark, 6)
  // Front: grille, bumper, lamps.
  box(st, [x - 10, x + 30], [40, 78], 121, mix(lv.dark, b, 0.1), { clean: true })
  box(st, [x - 5, x - 0.2], [88, 168], 84, darker(lv.dark, 0.15), {
    shadow: false,
    clean: true,
    edges: {
      3: (f) => {
        for (let i = 0; i < 5; i++) {
          f.poly(rect(-78, 8 + i * 15, 78, 15 + i * 15), lighter(lv.dark, 0.25))
        }
      },
    },
  })
  for (const q of [-98, 98]) lamp(st, x - 13, 52, q, 17)
  mirrorArm(st, [x + 24, 262], 121, 26)
  mirrorArm(st, [x + 24, 262], -134, 26)
  // Decal on the door, while that is shut.
  if (st.view[2] <= 0 || cabLook(c).open) return
  const door = createFace(st, [0, 0, 121], [1, 0, 0], [0, 1, 0], [0, 0, 1])
  door.text(o.model, x + 60, 142, 14, inkOn(b), { max: 66 })
  st.add(door.svg(), [xyz(x + 20, 140, 123.2), xyz(x + 96, 160, 124)])
}

export const tail = (st: Stage, x: number, color: string): void => {
  box(st, [x - 8, x], [60, 84], 118, color, { clean: true })
  for (const s of [-1, 1]) {
    box(st, [x - 6, x + 2], [64, 80], flank(s, 86, 110), '#b3261e', { shadow: false, clean: true })
  }
}
