import { darker, lighter, mix } from '../ink/color.ts'
import type { Ctx } from '../machines/machine.ts'
import { box, plate, prism } from '../solids/prism.ts'
import { ram, rod } from '../solids/rod.ts'
import { across, atZ, points, rect, shift, xy } from '../space/points.ts'
import { circlePts, round } from '../space/polygon.ts'
import type { V2 } from '../space/vector.ts'
import { cab } from './cab.ts'
import { leftward } from './frame.ts'
import { hook } from './hook.ts'
import { hungLoad } from './hung-load.ts'
import { telescopicBoom } from './telescopic-boom.ts'
import { rail } from './trim.ts'

interface CraneHouse {
  /** Of the boom, above the horizon. */
  deg: number
  /** Of the carrier's deck. */
  y: number
  /** Where the boom's foot stands behind the middle. */
  rear: number
  /** Length of the boom's outer section; how many inner ones, and how far each shows. */
  base: number
  sections: number
  show: number
}

/** Counterweights seen from above, from the winch back. */
const WEIGHTS = [
  { plan: '50,-118 108,-118 134,-70 134,70 108,118 50,118', corner: 16 },
  { plan: '50,-122 128,-122 128,122 50,122', corner: 4 },
  { plan: '50,-108 96,-108 146,-56 146,56 96,108 50,108', corner: 30 },
]

/** The part of a mobile crane that slews: turntable, counterweight, cab, boom, hook. */
export function craneHouse(c: Ctx, o: CraneHouse): void {
  const { st, lv, model, make, own } = c
  const { deg, y, rear, base, sections, show } = o
  const b = lv.body
  prism(st, 'y', circlePts([0, 0], 64, 24), [y, y + 14], darker(lv.dark, 0.2))
  const foot: V2 = [rear + 10, y + 128]
  for (const z of [-46, 40]) {
    const cheek = round(
      [
        xy(-90, y + 14),
        xy(rear + 40, y + 14),
        xy(rear + 44, y + 96),
        xy(rear + 26, y + 144),
        xy(rear - 12, y + 146),
        xy(rear - 60, y + 70),
        xy(-90, y + 50),
      ],
      10,
    )
    plate(st, cheek, [z, z + 8], b, {
      clean: true,
      detail: (f) => f.circle(foot, 16, darker(b, 0.3)).circle(foot, 8, '#77736c'),
    })
  }
  box(st, [-86, rear + 30], [y + 14, y + 30], 46, lv.dark, { clean: true })
  // Winch and counterweight.
  rod(st, across(rear + 62, y + 62, 36), 50, '#4c4944')
  const weight = make.pick('weight', WEIGHTS)
  const cw = round(shift(points(weight.plan), [rear, 0]), weight.corner)
  const slab = make.pick('slab', [62, 48, 82])
  prism(st, 'y', cw, [y + 10, y + slab], lv.trim)
  prism(st, 'y', cw, [y + slab + 2, y + 96], mix(lv.trim, b, 0.85))
  ram(st, [-40, y + 44], leftward(foot, 180 - deg)([base * 0.46, -34]), 0, 30, b, 0.58)
  const boom = telescopicBoom(st, {
    foot,
    deg,
    base,
    sections,
    show,
    h: make.range('boom', 62, 80),
    w: 54,
    color: lv.boom,
    text: model,
  })
  cab(c, {
    outline: shift(points('-150,8 -16,8 -14,150 -28,160 -112,156 -130,146 -160,56 -158,20'), [
      0,
      y,
    ]),
    z: [52, 134],
    post: mix(lv.cab, b, 0.1),
    glass: [
      shift(points('-148,58 -122,142 -84,146 -84,34 -148,34'), [0, y]),
      shift(points('-76,60 -76,147 -34,148 -24,140 -24,60'), [0, y]),
    ],
    glassEdges: [4, 5, 6],
    seat: [-58, y + 44],
    handle: [-70, y + 28],
    roof: { h: 7, over: 2 },
    beacon: true,
  })
  rail(st, [xy(0, y + 30), xy(0, y + 84), xy(rear + 30, y + 84)], 128, '#2b2d30')
  box(st, [-14, rear + 46], [y + 10, y + 28], [52, 128], lv.dark, { clean: true })
  plate(st, round(rect(-6, y + 28, rear + 40, y + 74), 5), [54, 120], b, {
    detail: (f) => f.grille(rear - 60, y + 38, rear + 26, y + 66, darker(b, 0.3)),
  })
  const head = boom(base + sections * show + 10, -14)
  const working = c.pose === 'working'
  // A load hangs as high as a lorry's deck.
  const drop = working ? head[1] - 400 : deg > 40 ? 200 : 96
  const slings = hook(st, head, drop, lv.boom, 1.1)
  if (working) hungLoad(st, slings, 1.2, own.fork('load'))
  if (!own.fork('jib').chance(0.6)) return
  // Lattice jib stowed along the boom.
  for (const z of [34, 52]) {
    for (const v of [50, 72]) {
      const chord = [atZ(boom(60, v), z), atZ(boom(base - 20, v), z)]
      rod(st, chord, 4, lighter(b, 0.1), { shadow: false })
    }
  }
  const lacing = Array.from({ length: 17 }, (_, i) =>
    atZ(boom(60 + ((base - 80) * i) / 16, i % 2 ? 72 : 50), 53),
  )
  rod(st, lacing, 2.6, b, { shadow: false })
}
