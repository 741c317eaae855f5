import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { mound } from '../parts/mound.ts'
import { puff } from '../parts/puff.ts'
import { strip } from '../parts/strip.ts'
import { track } from '../parts/track.ts'
import { exhaust, lamp, rail } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { worker } from '../parts/worker.ts'
import { box, plate } from '../solids/prism.ts'
import { ram, rod } from '../solids/rod.ts'
import { sheet } from '../solids/sheet.ts'
import { across, flank, points, rect, rounded, shift, xyz } from '../space/points.ts'
import type { Ctx } from './machine.ts'

export function paver(c: Ctx): void {
  const { st, lv, model, make } = c
  const b = lv.body
  if (c.pose === 'working') {
    strip(st, { x: [-1000, 1000], z: [-260, 260], surface: 'rolled' })
    strip(st, { x: [200, 1000], z: [-150, 150], surface: 'hot', lines: 7 })
    puff(st, [380, 40, 40], 190, 0.24, '#efece6')
    worker(st, [350, 0, 100], '#e8641b')
  }
  if (c.subtype === 'wheeled') {
    for (const s of [-1, 1]) {
      wheel(st, 90, 72, s * 82, 46, 72, { rim: lv.rim, lug: 'farm' })
      wheel(st, -70, 30, s * 82, 32, 30, { rim: lv.rim, lug: 'solid' })
      wheel(st, -140, 30, s * 82, 32, 30, { rim: lv.rim, lug: 'solid' })
    }
  } else {
    for (const s of [-1, 1]) {
      track(st, {
        wheels: [
          [-120, 34, 26],
          [130, 38, 30],
        ],
        drive: 1,
        rollers: 6,
        z: flank(s, 78, 110),
        frame: lv.dark,
        pitch: 14,
        rubber: true,
      })
    }
  }
  plate(st, rounded('-170,50 170,50 170,100 -170,96', 6), 76, lv.dark)
  // Push rollers and hopper wings.
  rod(st, across(-304, 46, 80), 22, '#55524d')
  box(st, [-300, -160], [40, 66], 60, lv.dark, { clean: true })
  plate(st, rounded('-290,66 -140,66 -130,158 -300,142', [10, 4, 4, 8]), 124, b, {
    detail: (f) => {
      f.seam(points('-280,76 -150,76 -142,146'), b)
      f.line(points('-298,138 -134,153'), lighter(b, 0.5), { w: 2.4, o: 0.6 })
    },
  })
  sheet(st, {
    from: [-294, 143],
    to: [-136, 158],
    half: 114,
    color: '#4a4540',
    lower: '#171514',
    normal: [0, 0.4, 0.4],
  })
  if (c.pose !== 'raised') {
    const h = c.pose === 'working' ? 40 : 12
    mound(st, { from: [-288, 140], to: [-140, 154], half: 108, h, load: 'asphalt' })
  }
  // Engine body, platform, roof.
  const hood = make.pick('hood', [
    '-130,100 60,100 60,196 -116,196 -130,180',
    '-130,100 60,100 60,204 0,204 -130,160',
    '-130,100 60,100 60,188 -130,188',
  ])
  plate(st, rounded(hood, 8), 92, b, {
    detail: (f) => {
      f.grille(-112, 118, -30, 176, darker(b, 0.25), 7)
      f.seam(points('-18,106 -18,190'), b)
      f.text(model, 20, 142, 17, inkOn(b), { max: 62 })
      f.poly(rect(-130, 100, 60, 110), lv.trim)
    },
  })
  plate(st, rect(60, 112, 178, 124), 110, lv.dark, { clean: true })
  box(st, [60, 92], [124, 176], 60, lv.dark, { clean: true })
  for (const s of [-1, 1]) {
    const seat = rounded('110,136 148,136 156,196 144,198 138,150 110,148', 5)
    plate(st, seat, [s * 72 - 18, s * 72 + 18], '#232427', { clean: true })
    rod(st, [xyz(92, 150, s * 60), xyz(102, 186, s * 60)], 5, '#2a2b2d')
  }
  for (const s of [-1, 1]) {
    for (const x of [-96, 160]) {
      rod(st, [xyz(x, x < 0 ? 194 : 124, s * 88), xyz(x, 300, s * 88)], 6, lv.dark)
    }
  }
  const roof = make.pick('roof', [
    '-128,298 196,298 188,312 -118,312',
    '-128,298 196,298 200,306 60,322 -118,308',
    '-100,300 210,294 214,304 -96,312',
  ])
  plate(st, rounded(roof, 6), 106, make.pick('roof-paint', [b, lighter(b, 0.6), lv.dark]))
  exhaust(c, [-20, 190, -30], 92, 12)
  rail(st, points('176,124 176,176 64,176'), 108, '#d4a727', 3)
  // Tow arms, auger, screed.
  for (const s of [-1, 1]) {
    plate(st, rounded('-30,66 230,70 232,88 -30,84', 5), flank(s, 114, 126), b, { clean: true })
    ram(st, [150, 110], [206, 76], s * 104, 10, b, 0.6)
  }
  rod(st, across(192, 30, 130), 26, '#6b665e')
  plate(st, rounded('214,8 286,6 286,66 264,82 214,78', 6), 150, mix(b, lv.dark, 0.1), {
    detail: (f) => {
      for (let i = 0; i < 4; i++) {
        f.poly(shift(points('220,14 228,14 236,28 228,28'), [i * 16, 0]), '#1d1d1e')
      }
      f.seam(points('222,40 280,40'), b)
    },
  })
  box(st, [286, make.range('walk', 306, 330)], [22, 28], 150, lv.dark, { clean: true })
  rail(st, points('300,28 300,90'), 140, '#d4a727', 3)
  for (const z of [-80, 80]) lamp(st, -136, 290, z, 11)
}
