import { darker, inkOn } from '../ink/color.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { bars, rod, type Bar } from '../solids/rod.ts'
import { sheet } from '../solids/sheet.ts'
import { across, flank, points, points3, rect, rounded, xyz } from '../space/points.ts'
import { circlePts, round } from '../space/polygon.ts'
import type { Ctx } from './machine.ts'

export function lowBed(c: Ctx): void {
  const { st, lv, model, make, own, size } = c
  const b = lv.body
  const r = 40
  const axles = size > 1.04 ? [232, 308, 384, 460] : [250, 340, 430]
  const down = own.fork('ramps').chance(0.3)
  for (const x of axles) {
    for (const s of [-1, 1]) {
      wheel(st, x, r, s * 96, 56, r, { rim: lv.rim, lug: 'road', hub: 'truck', rimR: 0.5 })
    }
    rod(st, across(x, r, 60), 18, lv.dark)
  }
  // Gooseneck, drop deck, bogie deck.
  const neck = make.range('neck', -10, 22)
  const frame = rounded(
    `-560,122 -330,122 -292,66 196,58 210,92 510,92
     520,110 196,112 184,92 ${-270 + neck},96 ${-320 + neck * 1.4},150 -560,${150 - neck * 0.4}`,
    [8, 20, 20, 8, 8, 4, 4, 10, 8, 20, 20, 8],
  )
  plate(st, frame, 126, b, {
    detail: (f) => {
      f.poly(points('-268,66 184,60 184,72 -268,78'), darker(b, 0.25))
      f.text(model, -30, 74, 13, inkOn(b))
      f.bolts(points('-440,136 -400,136 -480,136'), 4, lv.dark)
      for (let i = 0; i < 9; i++) {
        f.poly(rect(-250 + i * 48, 82, -226 + i * 48, 90), i % 2 ? '#c8372b' : '#f0ece2', {
          o: 0.9,
        })
      }
    },
  })
  sheet(st, { from: [-266, 97], to: [180, 93], half: 118, color: '#8b6f4d', normal: [0, 1, 0] })
  const boards: Bar[] = Array.from({ length: 11 }, (_, i) => across(-240 + i * 40, 97, 116))
  bars(st, boards, 1.6, '#57442f', false)
  // King pin plate, landing legs, ramps up.
  rod(st, points3('-500,122,0 -500,104,0'), 16, '#5a5650')
  for (const s of [-1, 1]) {
    rod(st, [xyz(-352, 128, s * 90), xyz(-352, 22, s * 90)], 14, lv.dark)
    box(st, [-372, -332], [12, 22], [s * 90 - 16, s * 90 + 16], lv.dark, { clean: true })
  }
  for (const s of [-1, 1]) {
    const ramp = down ? '510,92 522,104 704,10 700,2' : '510,96 524,96 592,292 580,296'
    plate(st, rounded(ramp, 4), flank(s, 42, 114), b, { clean: true })
    const rungs: Bar[] = Array.from({ length: 7 }, (_, i) => {
      const [x, y] = down ? [532 + i * 25, 100 - i * 13] : [516 + i * 10, 118 + i * 27]
      return [xyz(x, y, s > 0 ? 44 : -112), xyz(x, y, s > 0 ? 112 : -44)]
    })
    bars(st, rungs, 5, darker(b, 0.35), false)
  }
  box(st, [-556, -548], [150, make.pick('board', [180, 210, 240])], 110, b, { clean: true })
  plate(st, round(rect(-470, 150, -420, 186), 4), 90, lv.dark, { clean: true })
  for (const x of axles) {
    for (const s of [-1, 1]) {
      plate(st, rect(x - 44, 84, x + 44, 90), flank(s, 66, 126), lv.dark, { clean: true })
    }
  }
  rod(st, points3('-290,80,132 -290,80,134'), 5, '#f0a020')
  if (c.pose === 'working') cargo(c)
}

/** Concrete pipes on chocks, chained down. */
function cargo({ st }: Ctx): void {
  const concrete = '#a9a49a'
  const r = 62
  for (const [i, x] of [-190, -56, 78].entries()) {
    const y = 100 + r - i * 1.5
    plate(st, circlePts([x, y], r, 22), 112, concrete, {
      clean: true,
      detail: (f) => f.circle([x, y], r * 0.78, '#4d4a45').circle([x, y], r * 0.7, '#2b2926'),
    })
    for (const z of [-60, 60]) {
      const chain: Bar[] = [
        [xyz(x - r - 6, 98, z), xyz(x, y + r + 2, z)],
        [xyz(x, y + r + 2, z), xyz(x + r + 6, 98, z)],
      ]
      bars(st, chain, 3, '#55524d', false)
    }
  }
}
