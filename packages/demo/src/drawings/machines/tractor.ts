import { darker, inkOn } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { puff } from '../parts/puff.ts'
import { strip } from '../parts/strip.ts'
import { exhaust, fender, ladder, lamp, mirrorArm } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { across, flank, points, points3, rounded, xyz } from '../space/points.ts'
import type { Ctx } from './machine.ts'

/** Farm tractor. */
export function tractor(c: Ctx): void {
  const { st, lv, model, make, own } = c
  const b = lv.body
  for (const s of [-1, 1]) {
    wheel(st, -150, 66, s * 82, 42, 66, { rim: lv.rim, lug: 'farm', rimR: 0.55 })
    wheel(st, 110, 92, s * 92, 54, 92, { rim: lv.rim, lug: 'farm', rimR: 0.56 })
  }
  rod(st, across(-150, 66, 60), 22, lv.dark)
  rod(st, across(110, 92, 62), 34, lv.dark)
  box(st, [-216, 130], [66, 110], 30, lv.dark)
  // Front weights.
  for (let i = 0; i < 6; i++) {
    box(st, [-258, -222], [62, 104], [-36 + i * 12.4, -27 + i * 12.4], darker(lv.dark, 0.1), {
      clean: true,
    })
  }
  const hood = rounded(
    make.pick('hood', [
      '-232,96 -26,96 -26,196 -60,198 -206,176 -232,154',
      '-238,96 -26,96 -26,192 -60,192 -222,188 -238,172',
      '-228,96 -26,96 -26,206 -60,206 -190,164 -228,136',
    ]),
    [8, 2, 3, 10, 30, 20],
  )
  plate(st, hood, 40, b, {
    detail: (f) => {
      f.grille(-212, 112, -166, 154, darker(b, 0.45), 6)
      f.poly(points('-150,122 -30,126 -30,136 -150,132'), lv.trim)
      f.text(model, -124, 150, 15, inkOn(b), { rot: 6, max: 56 })
    },
    sides: [
      {
        at: [-232, 122],
        draw: (f, len) => {
          f.grille(-30, 3, 30, len - 2, '#3a3c40', 6)
          for (const z of [-26, 26]) f.circle([z, len * 0.72], 6, '#fff3d0', { raw: true })
        },
      },
    ],
  })
  exhaust(c, [-44, 194, 34], 100, 10)
  for (const s of [-1, 1]) fender(st, [110, 92], 102, 22, 158, flank(s, 56, 122), b, 9)
  for (const s of [-1, 1]) fender(st, [-150, 66], 74, 30, 150, flank(s, 62, 104), lv.dark, 4)
  cab(c, {
    outline: points('-24,110 92,146 142,184 136,284 122,294 4,294 -10,286 -32,190'),
    z: 62,
    post: lv.cab,
    glass: [
      points('-24,192 -2,282 44,284 44,150 -16,128'),
      points('52,198 52,284 124,282 130,198'),
    ],
    glassEdges: [2, 5, 6, 7],
    seat: [82, 182],
    handle: [40, 160],
    roof: { h: 15, over: 10, color: b },
    beacon: true,
  })
  ladder(st, [-18, 16], [44, 112], 82, 3)
  mirrorArm(st, [-8, 262], 64, 26)
  for (const z of [-44, 44]) lamp(st, -20, 298, z, 11)
  // Hitch.
  for (const s of [-1, 1]) {
    rod(st, [xyz(150, 84, s * 26), xyz(222, 66, s * 44)], 9, lv.dark)
    rod(st, [xyz(150, 140, s * 24), xyz(204, 72, s * 42)], 6, lv.dark)
  }
  rod(st, points3('150,124,0 214,112,0'), 8, '#77736c')
  box(st, [140, 156], [78, 146], 30, lv.dark, { clean: true })
  if (c.pose !== 'parked' || own.fork('implement').chance(0.35)) cultivator(c)
}

/** Tines on a frame behind the hitch: in the ground at work, else carried clear of it. */
function cultivator({ st, pose }: Ctx): void {
  const down = pose === 'working'
  const y = down ? 34 : 56
  const red = '#a8322a'
  if (down) strip(st, { x: [270, 1200], z: [-150, 150], surface: 'loose', lines: 14 })
  for (const x of [244, 306]) box(st, [x, x + 12], [y + 22, y + 36], 142, red, { clean: true })
  for (const z of [-90, 0, 90]) {
    box(st, [232, 322], [y + 24, y + 34], [z - 5, z + 5], red, { clean: true })
  }
  rod(st, [xyz(226, y + 34, 0), xyz(236, 118, 0), xyz(300, y + 36, 0)], 8, red)
  for (let i = 0; i < 9; i++) {
    const x = i % 2 ? 306 : 244
    const z = -132 + i * 33
    const low = down ? 1 : 14
    const tine = [xyz(x + 8, y + 24, z), xyz(x + 26, y - 2, z), xyz(x + 2, low, z)]
    rod(st, tine, 6, '#4a4743', { shadow: false })
  }
  if (down) puff(st, [390, 30, 0], 190, 0.4)
}
