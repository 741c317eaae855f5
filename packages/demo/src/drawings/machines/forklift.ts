import { inkOn, mix } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { pallet } from '../parts/pallet.ts'
import { lamp } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { bars, ram, rod, type Bar } from '../solids/rod.ts'
import { across, points, points3, rounded, shift, xyz } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import type { Ctx } from './machine.ts'

/** Seen from the side. */
const WEIGHTS = [
  {
    outline: '66,52 120,26 150,40 156,96 140,122 92,118 92,64',
    corners: [14, 20, 16, 20, 16, 8, 4],
  },
  { outline: '66,52 120,26 158,30 158,112 92,116 92,64', corners: [10, 10, 6, 8, 6, 4] },
  {
    outline: '66,52 120,26 146,32 158,60 148,110 128,128 92,126 92,64',
    corners: [14, 14, 14, 18, 14, 10, 4, 4],
  },
]

/** Counterbalance forklift. */
export function forklift(c: Ctx): void {
  const { st, lv, model, make, rnd } = c
  const b = lv.body
  const parked = rnd.chance(0.2) ? 46 : 8
  const up = c.pose === 'raised' ? 130 : c.pose === 'working' ? rnd.range(30, 90) : parked
  const weight = make.pick('weight', WEIGHTS)
  const heavy = c.subtype === 'heavy'
  const [front, rear] = heavy ? [46, 38] : [34, 28]
  const guard = make.pick('guard', [92, 104, 116])
  const roofY = make.range('roof', 206, 222)
  for (const s of [-1, 1]) {
    const tyre = { rim: lv.rim, lug: heavy ? ('loader' as const) : ('solid' as const) }
    wheel(st, -70, front, s * 48, heavy ? 34 : 26, front, { ...tyre, rimR: 0.55 })
    wheel(st, 92, rear, s * 46, heavy ? 30 : 24, rear, { ...tyre, rimR: 0.5 })
  }
  plate(st, rounded('-104,30 60,22 60,84 -30,84 -44,66 -104,62', 6), 34, lv.dark)
  plate(st, rounded('-44,44 40,40 40,64 -44,64', 4), 56, b, {
    clean: true,
    detail: (f) => f.line(points('-32,52 24,51'), '#2b2c2e', { w: 5 }),
  })
  // Engine cover and counterweight.
  plate(st, rounded('8,64 92,64 92,116 20,112', [6, 3, 10, 10]), 52, mix(lv.dark, b, 0.06), {
    detail: (f) => {
      f.seam(points('26,70 84,70 84,106'), lv.dark)
      if (c.subtype === 'electric') {
        f.poly(points('30,78 78,78 78,100 30,100'), '#2f8f5a', { o: 0.85 })
        f.poly(points('56,98 46,88 53,88 50,80 62,91 55,91'), '#f4efe4')
      }
    },
  })
  plate(st, rounded(weight.outline, weight.corners), 56, b, {
    detail: (f) => {
      f.text(model, 122, 85, 13, inkOn(b), { max: 46 })
      f.poly(points('96,62 154,62 155,70 96,70'), lv.trim)
    },
    sides: [
      { at: [153, 68], draw: (f, len) => f.text(model, 0, len * 0.35, 13, inkOn(b), { max: 70 }) },
    ],
  })
  if (heavy) cabin(c)
  else open(c, roofY, guard)
  mast(c, up)
}

/** Seat and wheel under the overhead guard. */
function open(c: Ctx, roofY: number, guard: number): void {
  const { st, lv, own } = c
  // Seat, wheel.
  plate(st, rounded('26,114 72,112 84,168 70,172 60,128 26,128', 6), 22, '#232427', { clean: true })
  rod(st, points3('-30,84,0 -18,128,0'), 6, '#2a2b2d')
  rod(st, points3('-26,132,-16 -8,126,16'), 4, '#1c1d1f')
  plate(st, rounded('-58,62 -38,62 -34,120 -50,118', 5), 50, lv.dark, { clean: true })
  // Overhead guard.
  for (const s of [-1, 1]) {
    rod(st, [xyz(-46, 116, s * 48), xyz(-26, roofY, s * 46)], 7, lv.dark)
    rod(st, [xyz(104, 118, s * 46), xyz(guard, roofY, s * 46)], 7, lv.dark)
    rod(st, [xyz(-26, roofY, s * 46), xyz(guard, roofY, s * 46)], 8, lv.dark)
  }
  const roof: Bar[] = Array.from({ length: 8 }, (_, i) =>
    across(-22 + (i * (guard + 14)) / 7.2, roofY + 2, 44),
  )
  bars(st, roof, 5, lv.dark)
  lamp(st, -34, 190, 44, 11)
  if (c.subtype !== 'electric' && own.fork('gas').chance(0.35)) {
    rod(st, [xyz(126, 136, -34), xyz(126, 136, 34)], 30, '#c9c6bd')
    for (const z of [-18, 18]) rod(st, [xyz(126, 118, z), xyz(126, 134, z)], 6, lv.dark)
  }
  const beacon = shift(points('70,4 80,4 79,16 71,16'), [0, roofY])
  plate(st, round(beacon, 3), [10, 20], '#f28a17', {
    clean: true,
    flat: true,
    shadow: false,
  })
}

/** Large ones have a closed cab. */
function cabin(c: Ctx): void {
  const { lv } = c
  cab(
    { ...c, size: 1 },
    {
      outline: points('-52,84 60,110 92,118 86,206 76,212 -22,212 -34,206 -58,120'),
      z: 48,
      post: lv.cab,
      glass: [
        points('-50,122 -28,202 14,204 14,112 -44,98'),
        points('22,126 22,204 74,202 80,126'),
      ],
      glassEdges: [2, 5, 6, 7],
      seat: [44, 120],
      handle: [10, 120],
      roof: { h: 7, over: 5 },
      beacon: true,
      lamps: [-36, 36],
    },
  )
}

/** Two stages, chains, carriage, forks. */
function mast(c: Ctx, up: number): void {
  const { st, own, size } = c
  const tall = 162 + 54 * size
  for (const s of [-1, 1]) {
    box(st, [-116, -102], [14, tall], [s * 34 - 5, s * 34 + 5], '#3a3c3f', { clean: true })
    box(st, [-113, -104], [16 + up * 0.6, tall + 2 + up], [s * 26 - 4, s * 26 + 4], '#4c4e51', {
      clean: true,
    })
  }
  ram(st, [-110, 24], [-110, tall - 8 + up], 18, 8, '#55585c', up > 50 ? 0.55 : 0.9)
  const chains: Bar[] = [
    [xyz(-112, tall - 4 + up, -8), xyz(-112, 40 + up, -8)],
    [xyz(-112, tall - 4 + up, 8), xyz(-112, 40 + up, 8)],
  ]
  bars(st, chains, 3, '#26272a', false)
  for (const y of [22, 120, tall - 8]) {
    box(st, [-114, -106], [y, y + 8], 38, '#33353a', { clean: true, shadow: false })
  }
  ram(st, [-50, 70], [-100, 92], 46, 7, '#55585c', 0.6)
  for (const y of [8, 44]) {
    box(st, [-126, -117], [up + y, up + y + 10], 50, '#2c2e31', { clean: true })
  }
  const rest: Bar[] = [-44, -22, 0, 22, 44].map((z) => [
    xyz(-122, up + 52, z),
    xyz(-122, up + 118, z),
  ])
  bars(st, rest, 3.4, '#2c2e31', false)
  bars(st, [across(-122, up + 118, 48)], 4, '#2c2e31', false)
  if (c.pose === 'working')
    pallet(st, {
      x: [-238, -134],
      y: up,
      z: 0,
      half: 50,
      load: own.fork('load').pick(['cartons', 'cartons', 'bricks']),
    })
  for (const s of [-1, 1]) {
    const fork = shift(points('-126,56 -131,56 -132,-1 -234,-4 -236,-7 -126,-7'), [0, up])
    plate(st, fork, [s * 30 - 6, s * 30 + 6], '#55524d', { clean: true })
  }
}
