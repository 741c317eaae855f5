import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { stripes } from '../parts/decal.ts'
import { heap } from '../parts/heap.ts'
import { puff } from '../parts/puff.ts'
import { strip } from '../parts/strip.ts'
import { track, type TrackOptions } from '../parts/track.ts'
import { exhaust, lamp, rail } from '../parts/trim.ts'
import { box, plate } from '../solids/prism.ts'
import { pin, ram, rod } from '../solids/rod.ts'
import { flank, points, points3, rounded, shift, xy, xyz } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import type { V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

/** Seen from the side, from the radiator guard back to the cab. */
const HOODS = [
  { outline: '-206,84 -20,84 -20,206 -176,200 -204,190', corners: [4, 3, 8, 14, 14], nose: 190 },
  { outline: '-206,84 -20,84 -20,212 -90,206 -192,166 -206,150', corners: 14, nose: 150 },
  { outline: '-210,84 -20,84 -20,204 -210,204', corners: [3, 3, 6, 6], nose: 200 },
]
const TANKS = [
  { outline: '120,152 190,146 194,226 176,250 120,250', corners: [4, 10, 18, 14, 4] },
  { outline: '120,152 188,150 204,176 196,232 120,238', corners: [4, 10, 26, 22, 4] },
  { outline: '120,152 196,152 196,222 120,222', corners: 5 },
]

/** Crawler dozer: raised drive or oval track, straight blade, ripper. */
export function dozer(c: Ctx): void {
  const { st, lv, model, make, own } = c
  const b = lv.body
  const hood = make.pick('hood', HOODS)
  const tank = make.pick('tank', TANKS)
  const oval = c.subtype === 'oval' || (c.subtype === '' && c.rnd.chance(0.3))
  const wheels: TrackOptions['wheels'] = oval
    ? [
        [-150, 50, 40],
        [156, 52, 42],
      ]
    : [
        [-158, 47, 38],
        [176, 45, 36],
        [86, 122, 36],
      ]
  const parked = own.fork('blade').pick([4, 4, 30])
  const lift = c.pose === 'raised' ? 46 : c.pose === 'working' ? -6 : parked
  for (const s of [-1, 1]) {
    track(st, {
      wheels,
      drive: oval ? 1 : 2,
      rollers: 7,
      z: flank(s, 68, 126),
      frame: mix(b, lv.dark, 0.15),
      from: -112,
      to: oval ? 112 : 132,
    })
  }
  box(st, [-150, 160], [52, 104], 66, lv.dark, { clean: true })
  // Engine hood and radiator guard.
  plate(st, rounded(hood.outline, hood.corners), 50, b, {
    detail: (f) => {
      stripes(f, make, [-166, -21], [85, hood.nose], lv.trim)
      f.seam(points('-168,90 -168,198'), b)
      f.grille(-98, 118, -44, 178, darker(b, 0.3), 7)
      f.text(model, -134, 142, 24, inkOn(b), { max: 60 })
    },
    sides: [{ at: [-205, 130], draw: (f, len) => f.grille(-40, 6, 40, len - 6, '#4a4c50', 9) }],
  })
  exhaust(c, [-88, 198, -14], 76, 14)
  if (make.chance('cleaner', 0.6)) rod(st, points3('-60,202,14 -60,236,14'), 17, '#2c2d30')
  // Platform, cab, tank.
  plate(st, rounded('-20,104 178,104 182,150 150,158 -20,150', 5), 66, lv.dark)
  for (const s of [-1, 1]) {
    plate(st, rounded('-30,150 134,158 134,168 -30,160', 3), flank(s, 60, 120), b, { clean: true })
  }
  plate(st, rounded(tank.outline, tank.corners), 72, b, {
    detail: (f) => {
      f.seam(points('128,160 182,160 182,216 128,216'), b, true)
      f.text(model, 156, 194, 16, inkOn(b), { max: 46 })
    },
  })
  cab(c, {
    outline: points('-14,160 116,160 118,312 106,322 8,322 -6,314 -24,226'),
    z: 66,
    post: lv.cab,
    glass: [points('-14,226 4,310 38,312 38,176 -6,176'), points('46,176 46,312 106,308 106,176')],
    glassEdges: [5, 6, 1],
    seat: [70, 192],
    handle: [42, 200],
    roof: { h: 12, over: 10, color: lv.cab },
    lamps: [-46, 46],
    beacon: true,
  })
  if (make.chance('rails', 0.5)) rail(st, points('128,238 128,270 182,264 182,222'), 66, '#2b2d30')
  for (const z of [-34, 34]) lamp(st, -190, hood.nose + 6, z, 13)
  if (c.pose === 'working') for (const z of [-90, 40]) heap(st, -368, z, 112, 78)
  if (c.pose === 'working') {
    strip(st, { x: [-250, 900], z: [-166, 166], surface: 'rolled', lines: 4 })
    puff(st, [120, 30, 150], 170, 0.3)
  }
  blade(c, lift)
  const tail = own.fork('tail').pick(['ripper', 'ripper', 'single', 'bare'])
  if (c.subtype !== 'lgp' && tail !== 'bare') ripper(c, tail === 'single' ? [0] : [-72, 0, 72])
}

function blade({ st, lv, make }: Ctx, up: number): void {
  const c = make.pick('blade', [mix(lv.body, lv.dark, 0.06), mix(lv.dark, '#77706a', 0.3)])
  const rise = make.pick('blade-height', [0, 14, -10])
  const y = up
  const arm = (s: number) => {
    const pushArm = round(
      [xy(-238, 34 + y * 0.9), xy(-238, 62 + y * 0.9), xy(10, 66), xy(26, 52), xy(10, 38)],
      6,
    )
    plate(st, pushArm, flank(s, 130, 148), lv.boom)
    pin(st, [10, 52, s * 150], 16, lv.dark)
    ram(st, [-150, 58 + y * 0.4], [-252, 118 + y], s * 138, 12, lv.body, 0.6)
  }
  arm(-1)
  // Lift rams from the guard to the back of the blade.
  for (const s of [-1, 1]) ram(st, [-168, 186], [-244, 70 + y], s * 58, 14, lv.body, 0.62)
  // Mouldboard: hollow front, plate behind.
  const face: V2[] = shift(
    points(
      `-290,-2 -282,2 -264,20 -248,26 -246,112 -258,${132 + rise}
       -276,${140 + rise} -282,${138 + rise} -272,104 -268,70 -272,38 -282,14`,
    ),
    [0, y],
  )
  plate(st, face, 166, c, {
    detail: (f) =>
      f.poly(shift(points('-290,-2 -282,2 -272,12 -276,26 -283,14'), [0, y]), '#8f897e'),
    edgeColor: { 11: '#8f897e', 0: '#8f897e' },
  })
  arm(1)
  // End bits.
  const endBit = round(
    shift(points(`-294,-3 -250,10 -246,60 -258,${132 + rise} -280,${140 + rise} -276,60 -284,16`), [
      0,
      y,
    ]),
    4,
  )
  plate(st, endBit, [160, 169], darker(c, 0.08), {
    shadow: false,
    detail: (f) =>
      f.line(shift(points('-284,6 -262,60 -270,126'), [0, y]), lighter(c, 0.4), { w: 1.6, o: 0.4 }),
  })
}

function ripper({ st, lv }: Ctx, shanks: number[]): void {
  const c = mix(lv.body, lv.dark, 0.1)
  const steel = '#6e675e'
  for (const s of [-1, 1]) {
    rod(st, [xyz(172, 78, s * 40), xyz(262, 74, s * 40)], 17, c)
    ram(st, [180, 132], [262, 92], s * 32, 13, lv.body, 0.6)
  }
  box(st, [250, 282], [62, 96], 96, c)
  for (const z of shanks) {
    plate(st, rounded('256,96 276,96 276,40 262,12 246,4 256,34', 4), [z - 7, z + 7], steel, {
      clean: true,
    })
  }
}
