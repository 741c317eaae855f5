import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { heap } from '../parts/heap.ts'
import { mound } from '../parts/mound.ts'
import { puff } from '../parts/puff.ts'
import { track } from '../parts/track.ts'
import { exhaust, ladder, rail } from '../parts/trim.ts'
import { plate } from '../solids/prism.ts'
import { bars, rod, type Bar } from '../solids/rod.ts'
import { sheet } from '../solids/sheet.ts'
import { across, atZ, flank, points, rect, rounded, xy, xyz } from '../space/points.ts'
import { circlePts, round } from '../space/polygon.ts'
import { lerp, rad, type V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

export function jawCrusher(c: Ctx): void {
  const { st, lv, model, make } = c
  const rim = make.pick('hopper', [
    { outline: '96,236 372,214 440,330 60,330', x: [60, 440] },
    { outline: '96,236 372,214 410,320 410,330 80,330 80,300', x: [80, 410] },
    { outline: '96,236 372,214 470,318 466,330 40,330', x: [40, 466] },
  ] as const)
  const b = lv.body
  for (const s of [-1, 1]) {
    track(st, {
      wheels: [
        [-150, 46, 36],
        [190, 46, 36],
      ],
      drive: 1,
      rollers: 7,
      z: flank(s, 70, 124),
      frame: lv.dark,
    })
  }
  plate(st, round(rect(-230, 96, 330, 126), 4), 66, lv.dark)
  conveyor(c)
  // Engine house.
  const house = make.pick('house', [
    '-230,126 -70,126 -70,252 -84,262 -230,262',
    '-230,126 -70,126 -70,240 -190,240 -230,214',
    '-230,126 -70,126 -70,276 -230,276',
  ])
  const paint = make.pick('house-paint', [b, b, lv.trim])
  plate(st, rounded(house, 6), 96, paint, {
    detail: (f) => {
      f.grille(-216, 150, -140, 206, darker(paint, 0.2), 7)
      f.seam(rect(-130, 134, -80, 230), paint, true)
      f.text(model, -105, 190, 15, inkOn(paint), { max: 42 })
    },
  })
  exhaust(c, [-120, 240, -40], 66, 14)
  // Jaw box with flywheel.
  const jaw = rounded('-64,126 96,126 104,260 70,292 -40,292 -64,250', [4, 4, 10, 10, 10, 8])
  plate(st, jaw, 70, mix(b, lv.dark, 0.2))
  const flywheel = (z: number) =>
    plate(
      st,
      circlePts([14, 216], make.range('flywheel', 62, 74), 26),
      [z - 9, z + 9],
      darker(lv.dark, 0.1),
      {
        detail: (f) => {
          f.circle([14, 216], 54, b)
          f.circle([14, 216], 44, darker(b, 0.25))
          for (let i = 0; i < 5; i++) {
            const a = rad(i * 72)
            f.line([xy(14, 216), xy(14 + 46 * Math.cos(a), 216 + 46 * Math.sin(a))], b, { w: 9 })
          }
          f.circle([14, 216], 14, lv.dark)
        },
      },
    )
  flywheel(-84)
  flywheel(86)
  // Feeder and hopper.
  plate(st, rounded('90,190 380,170 380,210 90,236', 4), 64, lv.dark)
  plate(st, points(rim.outline), 118, b, {
    detail: (f) => {
      for (const x of [120, 190, 260, 330]) {
        f.line([xy(x, 236 - (x - 96) * 0.08), xy(x + (x - 230) * 0.18, 328)], darker(b, 0.45), {
          w: 4,
          o: 0.5,
        })
      }
      f.poly(rect(rim.x[0] + 4, 320, rim.x[1] - 4, 330), lighter(b, 0.12))
    },
  })
  sheet(st, {
    from: [rim.x[0] + 10, 330.6],
    to: [rim.x[1] - 10, 330.6],
    half: 110,
    color: '#7a6c59',
    lower: '#241f1a',
    normal: [0, 0.4, 0.4],
  })
  if (c.pose !== 'parked') {
    mound(st, { from: [76, 326], to: [424, 326], half: 108, h: 56, load: 'stone' })
    heap(st, -590, 0, 210, 190, 'stone')
    puff(st, [-590, 250, 0], 150, 0.28)
  }
  for (const x of [140, 330]) rod(st, [xyz(x, 126, 50), xyz(x, 200, 50)], 16, lv.dark)
  ladder(st, [-60, -24], [130, 250], 112, 4)
  rail(st, points('-74,236 -74,304 -180,304 -180,236'), 92, '#d4a727', 3)
}

/** The belt that carries crushed stone away, rising to the left. */
function conveyor({ st, lv }: Ctx): void {
  const a: V2 = [-20, 62]
  const e: V2 = [-560, 330]
  const half = 46
  const dir = Math.atan2(e[1] - a[1], e[0] - a[0])
  const on = (t: number, k: number): V2 => {
    const [x, y] = lerp(a, e, t)
    return [x + Math.sin(dir) * k, y - Math.cos(dir) * k]
  }
  // It begins under the crusher; what the engine house hides is left out, for the order of painting.
  const out = 0.41
  plate(st, [on(0, -14), on(0.16, -14), on(0.16, 17), on(0, 17)], half, lv.body, { clean: true })
  plate(st, [on(out, -14), on(1, -10), on(1, 8), on(out, 8)], half, lv.body, { clean: true })
  const zig: Bar[] = Array.from({ length: 7 }, (_, n) => {
    const i = n + 5
    const u = on(i / 12, i % 2 ? -14 : -40 * (1 - i / 14))
    const v = on((i + 1) / 12, i % 2 ? -40 * (1 - (i + 1) / 14) : -14)
    return [atZ(u, half - 4), atZ(v, half - 4)]
  })
  bars(st, zig, 5, lv.body, false)
  const belt = round([on(out, 8), on(1, 8), on(1.02, 12), on(1, 17), on(out, 17)], 3)
  plate(st, belt, [-half + 5, half - 5], '#26262a', { clean: true, flat: true })
  const end = on(1, 4)
  rod(st, across(end[0], end[1], half), 20, '#2c2d30')
  const m = on(0.62, -16)
  const stays: Bar[] = [
    [atZ(m, half), xyz(-150, 250, 70)],
    [atZ(m, -half), xyz(-150, 250, -70)],
  ]
  bars(st, stays, 6, lv.dark, false)
}
