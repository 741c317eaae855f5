import { darker, inkOn, mix } from '../ink/color.ts'
import { bucket, bucketBounds } from '../parts/bucket.ts'
import { box, plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { points, points3, rounded, xy, xyz } from '../space/points.ts'
import type { Ctx } from './machine.ts'

function timber(st: Ctx['st'], xs: number[], half: number): void {
  for (const x of xs) {
    box(st, [x - 11, x + 11], [0, 16], half, '#9a7a52', {
      detail: (f) => f.line([xy(x - 8, 5), xy(x + 8, 6)], '#6d5436', { w: 1 }),
      clean: true,
    })
  }
}

/** Attachments on timber: digging bucket, hydraulic breaker. */
export function attachment(c: Ctx): void {
  const { st, lv, rnd, own, make, size } = c
  if (c.subtype === 'breaker' || (!c.subtype && rnd.chance(0.35))) return hammer(c)
  const col = mix(lv.body, lv.dark, make.pick('paint', [0.25, 0.1, 0.85]))
  const curl = own.fork('curl').range(58, 70)
  const k = make.range('scale', 0.9, 1.08)
  const half = (own.fork('width').pick([54, 66, 72, 90]) + 6) * size
  const e = bucketBounds(curl, k)
  // The heel rests between two sleepers that carry the curve of the back.
  timber(st, [-46, 34], half + 20)
  st.within([0, 9, 0], () =>
    bucket(st, {
      pin: [-(e[0] + e[2]) / 2 + 12, -e[1]],
      curl,
      k,
      z: 0,
      half,
      color: col,
      teeth: rnd.fork('teeth').pick([4, 5, 5, 6]),
      mirror: 1,
    }),
  )
}

/** Boxes of hammers: plain, stepped at the chisel's end, waisted. */
const BOXES = [
  '-70,4 96,0 112,16 112,70 96,84 -70,80 -86,60 -86,24',
  '-40,0 104,0 112,10 112,76 104,86 -40,86 -62,70 -86,66 -86,20 -62,14',
  '-70,8 -20,2 40,10 112,0 112,86 40,76 -20,84 -70,78 -86,60 -86,24',
]

function hammer({ st, lv, model, make, own }: Ctx): void {
  const b = lv.body
  timber(st, [-96, 30, 120], 60)
  st.within([0, 16, 0], () => {
    const half = make.range('width', 33, 43)
    plate(st, rounded(make.pick('box', BOXES), 8), half, b, {
      detail: (f) => {
        f.text(model, 12, 34, 22, inkOn(b), { max: 110 })
        f.bolts(points('-66,20 -66,62 88,16 88,68'), 5, lv.dark)
        f.poly(points('-48,6 74,3 74,12 -48,15'), lv.trim, { o: 0.9 })
      },
    })
    // Top bracket with pin bores.
    for (const z of [-30, 24]) {
      plate(st, rounded('104,6 176,4 186,24 180,72 160,84 104,80', 12), [z, z + 6], lv.dark, {
        clean: true,
        detail: (f) =>
          f
            .circle([158, 24], 11, '#8d887e')
            .circle([158, 24], 7, '#1b1a18')
            .circle([158, 62], 11, '#8d887e')
            .circle([158, 62], 7, '#1b1a18'),
      })
    }
    plate(st, rounded('-110,22 -84,16 -84,66 -110,60', 5), 24, darker(lv.dark, 0.05), {
      clean: true,
    })
    rod(st, points3('-106,41,0 -190,41,0'), 25, '#8b867d')
    const tip = own.fork('chisel').pick([-198, -214, -236])
    rod(st, [xyz(-188, 41, 0), xyz(tip, 41, 0)], 12, '#77726a')
    rod(st, points3('70,82,30 96,112,30 150,108,34 176,92,34'), 9, '#1f1f20')
    rod(st, points3('50,82,30 84,124,30 150,122,34 186,96,34'), 9, '#1f1f20')
  })
}
