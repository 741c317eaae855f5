import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { mouth } from '../parts/bucket.ts'
import { cab } from '../parts/cab.ts'
import { stripes } from '../parts/decal.ts'
import { digStance } from '../parts/dig-stance.ts'
import { digger } from '../parts/digger.ts'
import { mound } from '../parts/mound.ts'
import { exhaust, fender, mirrorArm } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { pin, ram, rod } from '../solids/rod.ts'
import { across, atZ, by, flank, points, rect, rounded, shift, xy } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import { angle, middle, type V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

/** Seen from the side, from the radiator back to the cab. */
const HOODS = [
  { outline: '-204,74 -50,74 -50,164 -70,166 -186,146 -204,128', corners: [8, 2, 4, 6, 18, 14] },
  { outline: '-210,74 -50,74 -50,162 -196,158 -210,146', corners: [4, 2, 4, 10, 8] },
  { outline: '-200,74 -50,74 -50,176 -96,172 -184,128 -200,106', corners: [10, 2, 4, 30, 26, 12] },
]

/** Backhoe loader, about 8 t: loader in front (left), backhoe folded behind. */
export function backhoeLoader(c: Ctx): void {
  const { st, lv, rnd, make, own } = c
  const b = lv.body
  const { outline, corners } = make.pick('hood', HOODS)
  const front = make.pick('front-wheel', [46, 50, 56])
  for (const s of [-1, 1]) {
    wheel(st, -142, front, s * 82, 34, front, { rim: lv.rim, lug: 'farm' })
    wheel(st, 78, 78, s * 90, 46, 78, { rim: lv.rim, lug: 'farm', rimR: 0.58 })
  }
  rod(st, across(-142, 50, 56), 22, lv.dark)
  rod(st, across(78, 78, 56), 30, lv.dark)
  box(st, [-190, 120], [46, 84], 34, lv.dark)
  // Hood.
  plate(st, rounded(outline, corners), 46, b, {
    detail: (f) => {
      stripes(f, make, [-124, -50], [76, 146], lv.trim)
      f.grille(-176, 96, -128, 132, darker(b, 0.3), 6)
      f.seam(points('-120,80 -120,154'), b)
    },
    sides: [{ at: [-204, 100], draw: (f, len) => f.grille(-34, 4, 34, len - 2, '#3a3c40', 6) }],
  })
  exhaust(c, [-96, 160, -30], 74, 11)
  // Rear body and fenders.
  box(st, [-50, 128], [70, 112], 56, lv.dark)
  for (const s of [-1, 1]) fender(st, [78, 78], 86, 8, 148, flank(s, 62, 114), b, 7)
  const on = cab(c, {
    outline: points('-44,104 112,104 126,180 122,312 108,322 -16,322 -30,312 -50,160'),
    z: [-64, 66],
    post: lv.cab,
    glass: [
      points('-38,164 -20,308 20,310 20,122 -34,122'),
      points('28,188 28,310 110,308 114,188'),
    ],
    lamps: [-48, 48],
    glassEdges: [2, 5, 6, 7],
    door: points('-42,112 24,112 24,316 -24,316'),
    seat: [56, 168],
    handle: [16, 150],
    roof: { h: 11, over: 9, color: mix(lv.cab, b, make.pick('roof-paint', [0.85, 0])) },
    beacon: true,
  })
  plate(st, round(rect(-46, 62, 8, 106), 4), [44, 66], lv.dark, {
    clean: true,
    detail: (f) =>
      f
        .line(points('-40,72 2,72'), '#77746d', { w: 4 })
        .line(points('-40,90 2,90'), '#77746d', { w: 3 }),
  })
  mirrorArm(st, on([-26, 286]), 68, 22)
  loader(c)
  rearEnd(c)
  const work = c.pose === 'working'
  const { depth, knee, teeth } = digStance(c)
  const folded = own.fork('hoe').chance(0.7)
  digger(st, {
    depth,
    knee,
    teeth,
    foot: [-150, 92],
    boomLen: 268,
    armLen: 178,
    size: 0.5,
    arm: (work ? -74 : folded ? -70 : -92) + rnd.range(-4, 4),
    curl: work ? 30 : folded ? 78 : 60,
    boom: work || !folded ? undefined : 66 + rnd.range(-4, 4),
    touch: work ? -16 : 0,
    color: lv.boom,
    dark: lv.dark,
    dig: work,
    ramBase: [-152, 62],
    mirror: true,
    width: 22,
  })
  // Of its two tools the loader is the one that is always in its place.
  st.tool = undefined
}

/** Arms and bucket in front. */
function loader({ st, lv, model, pose, make, own }: Ctx): void {
  const up = pose === 'raised'
  const high = up ? 0 : own.fork('loader').pick([0, 0, 34])
  const pivot: V2 = [-58, 158]
  const tip: V2 = up ? [-232, 214] : [-226, 38 + high]
  const knee: V2 = up ? [-168, 238] : [-166, 120 + high * 0.8 + make.range('knee', -6, 12)]
  const arm = round(
    [
      by(pivot, 10, 10),
      by(pivot, 8, -14),
      by(knee, 8, -12),
      by(tip, 8, -8),
      by(tip, -10, 2),
      by(knee, -4, 16),
    ],
    [8, 8, 24, 6, 6, 24],
  )
  const arms = (s: number) => {
    ram(st, [-70, 92], by(knee, 22, -2), s * 52, 11, lv.body, 0.62)
    plate(st, arm, flank(s, 50, 62), lv.boom, {
      detail: (f) => {
        const edge = [by(pivot, -8, 4), by(knee, 0, 6), by(tip, 2, 6)]
        const [x, y] = middle(pivot, knee)
        f.line(edge, lighter(lv.boom, 0.5), { w: 1.6, o: 0.6 })
        f.text(model, x - 4, y - 7, 13, inkOn(lv.boom), { max: 60, rot: angle(knee, pivot) })
      },
    })
    ram(st, by(knee, 10, 16), by(tip, -12, 46), s * 54, 9, lv.body, 0.6)
    pin(st, atZ(pivot, s * 64), 10, darker(lv.boom, 0.3))
  }
  arms(-1)
  const steel = mix(lv.dark, '#6f6961', 0.4)
  const x = tip[0]
  const y = tip[1] - 37
  const shell = round(
    shift(points('6,4 -74,0 -92,0 -88,5 -62,42 -40,78 -16,82 4,62 14,34'), [x, y]),
    [12, 2, 1, 1, 4, 4, 10, 20, 20],
  )
  plate(st, shell, 116, steel, {
    detail: (f) => {
      f.poly(shift(points('-72,0 -92,0 -40,78 -33,78 -78,10'), [x, y]), '#8a8378', { o: 0.7 })
      f.line([xy(x - 2, y + 14), xy(x - 60, y + 10)], lighter(steel, 0.35), { w: 2, o: 0.5 })
    },
    sides: mouth(shift(points('-88,5 -62,42 -40,78'), [x, y]), 109, steel),
  })
  if (up) mound(st, { from: [x - 84, y + 8], to: [x - 16, y + 78], half: 104, h: 26, load: 'soil' })
  arms(1)
}

/** Kingpost frame and folded stabilisers. */
function rearEnd({ st, lv, pose }: Ctx): void {
  const low = pose === 'working' ? -8 : 0
  box(st, [128, 146], [40, 110], 100, lv.dark)
  for (const s of [-1, 1]) {
    box(st, [132, 152], [22 + low, 128], flank(s, 84, 104), lv.body)
    const foot = shift(points('128,8 158,8 156,18 130,18'), [0, low])
    plate(st, foot, flank(s, 80, 110), lv.dark, { clean: true })
  }
  plate(st, rounded('146,52 170,56 174,84 164,112 146,112', 8), 20, lv.body)
}
