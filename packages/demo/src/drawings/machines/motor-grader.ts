import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { stripes } from '../parts/decal.ts'
import { mound } from '../parts/mound.ts'
import { strip } from '../parts/strip.ts'
import { exhaust, ladder, lamp, rail } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate, prism } from '../solids/prism.ts'
import { pin, ram, rod } from '../solids/rod.ts'
import { across, flank, points, rect, rounded, shift, xyz } from '../space/points.ts'
import { circlePts } from '../space/polygon.ts'
import type { V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

/** Seen from the side, from the cab back. */
const HOODS = [
  { outline: '86,116 338,112 344,186 324,204 86,214', corners: [4, 8, 20, 20, 4], top: 204 },
  { outline: '86,116 344,112 344,206 86,212', corners: [4, 4, 8, 4], top: 206 },
  { outline: '86,116 334,112 348,142 330,180 210,222 86,224', corners: 24, top: 208 },
]

/** Motor grader: arched frame, circle and blade, tandem rear. */
export function motorGrader(c: Ctx): void {
  const { st, lv, model, make, own } = c
  const b = lv.body
  const hood = make.pick('hood', HOODS)
  const bow = make.pick('bow', [-12, 0, 14])
  for (const s of [-1, 1]) {
    wheel(st, -400, 66, s * 98, 38, 66, { rim: lv.rim, lug: 'loader' })
    for (const x of [128, 284]) wheel(st, x, 66, s * 98, 40, 66, { rim: lv.rim, lug: 'loader' })
    plate(st, rounded('96,46 316,46 322,88 90,88', 14), flank(s, 52, 76), lv.dark, { clean: true })
  }
  rod(st, across(-400, 66, 76), 22, b)
  box(st, [-422, -378], [62, 112], 18, lv.dark)
  // Arched frame.
  const arch = rounded(
    `-440,104 -380,100 -330,${150 + bow} -120,${176 + bow} -20,128 30,110
     30,164 -30,182 -120,${214 + bow} -340,${196 + bow} -410,152 -440,142`,
    [8, 16, 30, 40, 30, 4, 4, 20, 40, 40, 30, 8],
  )
  plate(st, arch, 20, b, {
    detail: (f) => {
      f.text(model, -286, 168 + bow, 17, inkOn(b), { rot: 7, max: 78 })
      const edge = `-400,140 -336,${188 + bow} -120,${205 + bow} -30,172`
      f.line(points(edge), lighter(b, 0.55), { w: 2, o: 0.6 })
    },
  })
  // Push block and lamps.
  if (own.fork('front').chance(0.35)) frontBlade(c)
  else box(st, [-462, -438], [96, 150], 44, lv.dark)
  for (const z of [-36, 36]) lamp(st, -430, 150, z, 14)
  if (c.pose === 'working') windrow(c)
  // Drawbar, circle, blade.
  const lift = c.pose === 'working' ? 0 : 14
  for (const s of [-1, 1]) rod(st, [xyz(-404, 96, 0), xyz(-190, 78 + lift, s * 56)], 14, lv.dark)
  prism(st, 'y', circlePts([-176, 0], 74, 26), [66 + lift, 80 + lift], mix(lv.dark, b, 0.2))
  for (const s of [-1, 1]) ram(st, [-214, 196], [-196, 84 + lift], s * 44, 12, b, 0.55)
  rod(st, across(-214, 196, 46), 16, b, { shadow: false })
  ram(st, [-250, 150], [-176, 92 + lift], 24, 10, b, 0.6)
  const y = lift - 2
  const bl: V2[] = shift(
    points('-190,0 -182,0 -172,12 -164,34 -166,54 -176,66 -182,64 -174,46 -174,30 -180,14'),
    [0, y],
  )
  plate(st, bl, 182, mix(b, '#8a8378', 0.25), {
    edgeColor: { 9: '#8f897e', 0: '#8f897e' },
    clean: true,
  })
  for (const s of [-1, 1]) {
    box(st, [-172, -150], [30 + y, 74 + lift], [s * 52 - 8, s * 52 + 8], lv.dark)
  }
  // Rear: engine hood, platform.
  box(st, [20, 330], [84, 116], 48, lv.dark)
  plate(st, rounded(hood.outline, hood.corners), 52, b, {
    detail: (f) => {
      stripes(f, make, [88, 222], [117, hood.top], lv.trim)
      f.grille(236, 130, 318, 180, darker(b, 0.3), 7)
      f.seam(points('222,120 222,206'), b)
      f.text(model, 158, 152, 23, inkOn(b), { max: 100 })
    },
    sides: [{ at: [341, 149], draw: (f, len) => f.grille(-38, 4, 38, len - 2, '#3a3c40', 7) }],
  })
  exhaust(c, [214, hood.top - 2, -22], 62, 12)
  // Cab over the joint.
  plate(st, rect(-44, 116, 92, 128), 72, lv.dark, { clean: true })
  cab(c, {
    outline: points('-38,128 84,128 88,302 78,312 -26,312 -40,302 -58,186'),
    z: 64,
    post: lv.cab,
    glass: [points('-48,188 -30,300 18,302 18,142 -36,142'), points('26,142 26,302 76,300 76,142')],
    glassEdges: [1, 5, 6],
    seat: [46, 178],
    handle: [22, 180],
    roof: { h: 10, over: 9, color: mix(lv.cab, b, 0.05) },
    beacon: true,
    lamps: [-46, 46],
  })
  ladder(st, [22, 56], [46, 118], 88, 3)
  if (make.chance('rails', 0.5)) rail(st, points('100,208 100,240 300,234 300,190'), 46)
  pin(st, [-400, 118, 22], 10, lv.dark)
  if (own.fork('ripper').chance(0.7)) ripper(c)
}

/** Earth rolls along the blade and is left in a row beside the wheels. */
function windrow({ st }: Ctx): void {
  strip(st, { x: [-900, 900], z: [-230, 230], surface: 'loose' })
  strip(st, { x: [-176, 900], z: [-176, 176], surface: 'rolled', lines: 6 })
  const side = st.view[2] > 0 ? 1 : -1
  mound(st, { from: [-300, 0], to: [-176, 0], half: 176, h: 34, load: 'soil' })
  mound(st, { from: [-260, 0], to: [470, 0], half: 42, z: side * 212, h: 40, load: 'soil' })
}

function frontBlade({ st, lv }: Ctx): void {
  const b = lv.body
  for (const s of [-1, 1]) {
    rod(st, [xyz(-438, 116, s * 30), xyz(-486, 70, s * 40)], 12, b)
    ram(st, [-438, 142], [-490, 88], s * 18, 11, b, 0.6)
  }
  const face = '-520,22 -508,26 -494,40 -490,84 -500,104 -508,104 -502,64 -510,38'
  plate(st, points(face), 128, mix(b, lv.dark, 0.1))
}

function ripper({ st, lv }: Ctx): void {
  const b = lv.body
  box(st, [352, 374], [66, 92], 86, b)
  for (const z of [-60, 0, 60]) {
    plate(st, rounded('356,92 370,92 370,44 350,30 358,50', 3), [z - 5, z + 5], '#6e675e', {
      clean: true,
    })
  }
  for (const s of [-1, 1]) rod(st, [xyz(330, 92, s * 34), xyz(356, 80, s * 34)], 12, b)
}
