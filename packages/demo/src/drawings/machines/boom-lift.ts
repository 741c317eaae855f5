import { darker, inkOn, lighter } from '../ink/color.ts'
import { basket } from '../parts/basket.ts'
import { facade } from '../parts/facade.ts'
import { leftward } from '../parts/frame.ts'
import { telescopicBoom } from '../parts/telescopic-boom.ts'
import { wheel } from '../parts/wheel.ts'
import { worker } from '../parts/worker.ts'
import { plate, prism } from '../solids/prism.ts'
import { ram, rod } from '../solids/rod.ts'
import { across, by, flank, points, rounded, shift, type Span } from '../space/points.ts'
import { beam, circlePts, round } from '../space/polygon.ts'
import { middle, type V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

export function boomLift(c: Ctx): void {
  const { st, lv, model, make } = c
  const b = lv.body
  for (const x of [-112, 112]) {
    for (const s of [-1, 1]) {
      wheel(st, x, 48, s * 92, 40, 48, { rim: lv.rim, lug: 'farm', rimR: 0.56 })
    }
  }
  for (const x of [-112, 112]) rod(st, across(x, 48, 66), 22, lv.dark)
  plate(st, rounded('-150,44 150,44 150,78 100,92 -100,92 -150,78', 8), 40, lv.dark)
  prism(st, 'y', circlePts([0, 0], 46, 22), [92, 104], lv.dark)
  const plan = rounded('-70,-96 96,-96 150,-60 150,60 96,96 -70,96', [10, 30, 30, 30, 30, 10])
  prism(st, 'y', plan, [104, 118], lv.dark)
  const tail = make.pick('tail', [
    '96,-94 128,-78 150,-50 150,50 128,78 96,94',
    '96,-94 150,-94 156,-80 156,80 150,94 96,94',
    '96,-88 120,-84 138,-40 138,40 120,84 96,88',
  ])
  const paint = make.pick('tail-paint', [b, b, lv.trim])
  prism(
    st,
    'y',
    rounded(tail, [4, 16, 20, 20, 16, 4]),
    [118, make.pick('high', [176, 190, 200])],
    paint,
  )
  const cover = make.pick('cover', [
    '-66,118 94,118 94,176 -30,172 -66,150',
    '-66,118 94,118 94,168 -66,168',
    '-66,118 94,118 94,184 20,180 -66,138',
  ])
  for (const s of [-1, 1]) {
    plate(st, rounded(cover, 8), flank(s, 36, 94), b, {
      detail: (f) => {
        f.seam(points('-46,124 84,124 84,168 -26,166'), b, true)
        f.text(model, 30, 138, 17, inkOn(b), { max: 86 })
      },
    })
  }
  if (c.subtype === 'telescopic') telescopic(c)
  else articulated(c)
}

/** Lower arm up, upper boom forward, jib down to the basket. */
function articulated(c: Ctx): void {
  const { st, lv, model, rnd, make } = c
  const foot: V2 = [86, 150]
  const elbow = leftward(foot, 180 - rnd.range(58, 80) - 18)([250, 0])
  const arm = (a: V2, e: V2, h: number, w: number) =>
    plate(st, round(beam(a, e, h), 4), w, lv.boom, {
      detail: (f) => f.line([a, e], lighter(lv.boom, 0.5), { w: 1.6, o: 0.5 }),
    })
  arm(foot, elbow, make.range('riser', 13, 19), 22)
  ram(st, [20, 132], middle(foot, elbow), 0, 12, '#4a4c50', 0.6)
  const riser = round(shift(points('-20,-18 26,-14 30,44 -12,44'), elbow), 8)
  plate(st, riser, 24, darker(lv.boom, 0.12))
  const boom = telescopicBoom(st, {
    foot: by(elbow, 10, 26),
    deg: rnd.range(-2, 30),
    base: 250,
    sections: 1,
    show: 100,
    h: make.range('boom', 26, 36),
    w: 28,
    color: lv.boom,
    text: model,
  })
  const tip = boom(352, 0)
  const jib = by(tip, -104, -34)
  arm(tip, jib, 9, 9)
  ram(st, by(tip, 30, -22), by(tip, -44, -22), 0, 8, '#4a4c50', 0.6)
  // Rails in the body's blue would be lost against the sky.
  const rails = lv.body === '#1f5fa8' ? '#c9ccd0' : lighter(lv.body, 0.1)
  platform(c, [jib[0] - 112, jib[0] - 8], jib[1] - 40, rails)
}

function telescopic(c: Ctx): void {
  const { st, lv, model, rnd } = c
  const foot: V2 = [104, 196]
  const deg = rnd.range(28, 42)
  ram(st, [-20, 128], leftward(foot, 180 - deg)([150, -14]), 0, 16, '#4a4c50', 0.55)
  const boom = telescopicBoom(st, {
    foot,
    deg,
    base: 420,
    sections: 2,
    show: 190,
    h: 38,
    w: 34,
    color: lv.boom,
    text: model,
  })
  const tip = boom(806, 0)
  const head = round(shift(points('10,12 -20,4 -22,-30 6,-18'), tip), 5)
  plate(st, head, 10, darker(lv.boom, 0.2), { clean: true })
  platform(c, [tip[0] - 112, tip[0] - 16], tip[1] - 34, lighter(lv.body, 0.1))
}

/** The basket, in front of a wall and with somebody in it when it is at work. */
function platform({ st, own, pose }: Ctx, x: Span, y: number, rails: string): void {
  if (pose === 'working') {
    facade(st, [x[0] - 700, x[1] + 260], 160, own.fork('wall'))
    worker(st, [(x[0] + x[1]) / 2, y + 6, 0], own.fork('vest').pick(['#e8641b', '#c8d82a']))
  }
  st.tool = [(x[0] + x[1]) / 2 + 40, y + 50, 0, 340]
  basket(st, x, y, 63, rails)
}
