import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { stripes } from '../parts/decal.ts'
import { mound } from '../parts/mound.ts'
import { slide } from '../parts/slide.ts'
import { fender, ladder, lamp, mirrorArm, rail, whip } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { ram, rod } from '../solids/rod.ts'
import { sheet } from '../solids/sheet.ts'
import { across, flank, points, points3, rect, rounded, xy, xyz } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import { turnAbout } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

/** Seen from the side, from the radiator back to the cab. */
const HOODS = [
  {
    outline: '-500,96 -318,128 -318,232 -340,236 -478,198 -504,170',
    corners: [14, 4, 4, 10, 26, 20],
  },
  { outline: '-506,96 -318,124 -318,226 -492,214 -506,196', corners: [8, 4, 4, 14, 10] },
  { outline: '-492,96 -318,128 -318,246 -360,244 -470,172 -494,140', corners: 18 },
]
/** Sides of the body: a long scow, one with a tall tail, one with a straight rim. */
const BODIES = [
  '-150,182 30,142 300,150 430,214 442,232 436,236 330,288 -126,288 -172,300 -196,300 -184,250',
  '-150,182 10,146 320,146 420,204 446,246 438,250 336,282 -126,288 -172,316 -198,316 -184,250',
  '-150,170 40,146 280,146 400,190 424,236 418,240 340,296 -126,296 -168,296 -192,296 -184,240',
]

/** Three axles, tipping body. */
export function articulatedDumpTruck(c: Ctx): void {
  const { st, lv, make, own, size } = c
  const b = lv.body
  const r = 88 * (0.7 + 0.3 * size)
  const up = c.pose !== 'parked'
  const { outline, corners } = make.pick('hood', HOODS)
  for (const x of [-330, 120, 305]) {
    for (const s of [-1, 1]) {
      wheel(st, x, r, s * 112, 66, r, { rim: lv.rim, lug: 'loader', hub: 'planet' })
    }
  }
  for (const x of [-330, 120, 305]) rod(st, across(x, r, 66), 36, lv.dark)
  // Tractor part.
  box(st, [-440, -160], [84, 130], 46, lv.dark)
  plate(st, rounded(outline, corners), 72, b, {
    detail: (f) => {
      stripes(f, make, [-386, -320], [126, 212], lv.trim)
      f.grille(-462, 140, -400, 182, darker(b, 0.3), 7)
      f.seam(points('-388,118 -388,218'), b)
    },
    sides: [{ at: [-502, 134], draw: (f, len) => f.grille(-54, 6, 54, len - 4, '#3a3c40', 8) }],
  })
  plate(st, rounded('-512,78 -440,78 -440,112 -512,106', 6), 118, lv.dark, { clean: true })
  for (const s of [-1, 1]) fender(st, [-330, r], 100, 20, 140, flank(s, 76, 146), b, 8)
  for (const z of [-92, 92]) lamp(st, -518, 112, z, 18)
  plate(st, rect(-318, 120, -186, 150), 110, lv.dark, { clean: true })
  const on = cab(c, {
    outline: points('-306,150 -186,150 -182,334 -194,344 -288,344 -302,332 -326,240 -320,160'),
    z: 76,
    post: lv.cab,
    glass: [
      points('-316,240 -294,330 -250,332 -250,178 -312,178'),
      points('-242,178 -242,332 -196,332 -196,178'),
    ],
    glassEdges: [1, 5, 6],
    door: points('-316,160 -246,160 -246,338 -294,338 -318,240'),
    seat: [-222, 206],
    handle: [-256, 200],
    roof: { h: 9, over: 5, color: mix(lv.cab, b, 0.1) },
    beacon: true,
    lamps: [-50, 50],
  })
  mirrorArm(st, on([-306, 300]), 80, 34)
  if (own.fork('whip').chance(0.25)) whip(st, xyz(-200, 344, -60), 150)
  ladder(st, [-236, -200], [60, 150], 122, 4)
  rail(st, points('-310,150 -310,196'), 108, '#d4a727', 3)
  // Hitch and rear frame.
  rod(st, points3('-170,112,0 -60,112,0'), 58, lv.dark)
  box(st, [-70, 380], [96, 138], 44, lv.dark)
  for (const s of [-1, 1]) {
    plate(st, rounded('120,72 305,72 312,104 114,104', 12), flank(s, 48, 72), lv.dark, {
      clean: true,
    })
  }
  body(c, up ? 44 : 0)
}

function body(c: Ctx, deg: number): void {
  const { st, lv, model, make, own, pose } = c
  const paint = mix(lv.body, lv.dark, 0.04)
  const tip = turnAbout([352, 132], -deg)
  const tipped = (text: string) => points(text).map(tip)
  if (deg) {
    for (const s of [-1, 1]) ram(st, [-10, 110], tip([40, 170]), s * 60, 22, lv.body, 0.45)
  }
  const side = tipped(make.pick('body', BODIES))
  plate(st, round(side, [20, 30, 40, 10, 2, 2, 20, 6, 6, 4, 20]), 142, paint, {
    detail: (f) => {
      const rim = tipped('-178,272 350,272 330,288 -126,288 -172,298 -190,298')
      f.poly(rim, lighter(paint, 0.08))
      f.line(tipped('-176,270 352,270'), darker(paint, 0.5), { w: 2.2, o: 0.6 })
      for (const x of [-80, 20, 120, 220, 310]) {
        const rib = rect(x, 160 + Math.abs(x - 120) * 0.05, x + 16, 270)
        const edge = [xy(x + 16, 164), xy(x + 16, 270)]
        f.poly(rib.map(tip), darker(paint, 0.1))
        f.line(edge.map(tip), darker(paint, 0.5), { w: 1.6, o: 0.5 })
      }
      const [x, y] = tip([170, 206])
      f.text(model, x, y, 26, inkOn(paint), { rot: -deg })
    },
  })
  sheet(st, {
    from: tip([-122, 288.6]),
    to: tip([318, 288.6]),
    half: 132,
    color: mix(paint, '#7d6a50', 0.45),
    lower: '#2c2621',
    normal: [0, 0.4, 0.4],
  })
  if (pose === 'working') slide(st, tip([430, 220]), 116, 'soil')
  if (pose !== 'parked' || !own.fork('load').chance(0.4)) return
  mound(st, {
    from: [-120, 284],
    to: [330, 284],
    half: 128,
    h: own.fork('heap').range(34, 62),
    load: 'soil',
  })
}
