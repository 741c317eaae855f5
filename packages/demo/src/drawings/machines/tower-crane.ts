import { darker, mix } from '../ink/color.ts'
import { cab } from '../parts/cab.ts'
import { sideMark } from '../parts/decal.ts'
import { hungLoad } from '../parts/hung-load.ts'
import { mast, truss } from '../parts/lattice.ts'
import { box, plate } from '../solids/prism.ts'
import { bars, rod, type Bar } from '../solids/rod.ts'
import { across, points, rect, shift, xyz } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import { rad, type V3 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

/** Height of the mast. */
const H = 980

/** Tower crane: lattice mast, jib, counter jib, apex, trolley and hook. */
export function towerCrane(c: Ctx): void {
  const { st, lv } = c
  const conc = '#a9a49a'
  box(st, [-150, 150], [0, 26], 150, conc, { clean: true })
  for (const s of [-1, 1]) {
    for (const x of [-110, 110]) {
      box(st, [x - 38, x + 38], [26, 92], [s * 84 - 40, s * 84 + 40], conc, { clean: true })
    }
  }
  mast(st, [26, H], 46, 11, lv.boom)
  plate(st, round(rect(-64, H, 64, H + 34), 4), 64, darker(lv.boom, 0.15), { clean: true })
  if (c.subtype === 'luffing') luffingJib(c)
  else flatJib(c)
  cab(c, {
    outline: shift(points('-150,-66 -66,-66 -66,26 -126,26 -158,-20'), [0, H]),
    z: [58, 116],
    post: mix(lv.body, '#f0ece2', 0.5),
    glass: [
      shift(points('-146,-22 -124,16 -104,16 -104,-52 -142,-52'), [0, H]),
      shift(points('-96,-30 -96,16 -74,16 -74,-30'), [0, H]),
    ],
    glassEdges: [3, 4],
  })
}

function luffingJib(c: Ctx): void {
  const { st, lv, rnd } = c
  const deg = rnd.range(38, 52)
  const tip: V3 = [-40 - 1150 * Math.cos(rad(deg)), H + 50 + 1150 * Math.sin(rad(deg)), 0]
  truss(st, [-40, H + 50, 0], tip, 30, 20, lv.boom)
  const apex = xyz(60, H + 330, 0)
  const frame: Bar[] = [
    [xyz(90, H + 34, -20), apex],
    [xyz(90, H + 34, 20), apex],
    [xyz(260, H + 60, 0), apex],
  ]
  bars(st, frame, 9, lv.boom)
  bars(st, [[apex, tip]], 4, '#33332f', false)
  counterJib(c, 300)
  hookLine(c, tip[0] - 6, tip[1] - 8, rnd.range(500, 800))
}

function flatJib(c: Ctx): void {
  const { st, lv, rnd, make } = c
  const end = make.pick('jib', [-1020, -900, -1120])
  truss(st, [-50, H + 46, 0], [end, H + 46, 0], 34, 24, lv.boom)
  counterJib(c, make.pick('counter', [400, 350, 440]))
  if (make.chance('apex', 0.6)) apexTower(c, end)
  else box(st, [-40, 60], [H + 34, H + 120], 34, darker(lv.boom, 0.1), { clean: true })
  const trolley = end * rnd.range(0.45, 0.85)
  box(st, [trolley - 26, trolley + 26], [H + 22, H + 40], 26, lv.dark, { clean: true })
  hookLine(c, trolley, H + 24, rnd.range(380, 640))
}

/** The peak over the cab and the ties that hold both jibs; cranes with a flat top have none. */
function apexTower({ st, lv }: Ctx, end: number): void {
  const apex = xyz(0, H + 270, 0)
  const tower: Bar[] = [
    [xyz(-40, H + 34, -26), apex],
    [xyz(40, H + 34, -26), apex],
    [xyz(-40, H + 34, 26), apex],
    [xyz(40, H + 34, 26), apex],
  ]
  bars(st, tower, 9, lv.boom)
  const top = xyz(0, H + 268, 0)
  const ties: Bar[] = [
    [top, xyz(end * 0.46, H + 106, 0)],
    [top, xyz(end * 0.84, H + 106, 0)],
    [top, xyz(370, H + 62, 0)],
  ]
  bars(st, ties, 5, '#3c3b38', false)
}

/** Deck, rails, winch and the blocks that balance the jib. */
function counterJib({ st, lv, model }: Ctx, back: number): void {
  box(st, [50, back], [H + 34, H + 46], 40, lv.dark, { clean: true })
  const rails: Bar[] = [
    [xyz(60, H + 92, 40), xyz(back, H + 92, 40)],
    ...[60, 160, 260, back]
      .filter((x) => x <= back)
      .map((x): Bar => [xyz(x, H + 46, 40), xyz(x, H + 92, 40)]),
  ]
  bars(st, rails, 5, lv.boom, false)
  for (let i = 0; i < 3; i++) {
    box(st, [back - 130 + i * 42, back - 92 + i * 42], [H - 62, H + 60], 46, '#9d978c', {
      clean: true,
    })
  }
  rod(st, across(150, H + 70, 30), 44, '#4c4944')
  sideMark(st, 47, [back - 140, back], [H - 40, H + 20], (f) =>
    f.text(model, back - 68, H - 20, 24, '#2b2b2b'),
  )
}

function hookLine({ st, own, pose }: Ctx, x: number, y: number, drop: number): void {
  const low = y - drop
  const ropes: Bar[] = [
    [xyz(x - 10, y, 0), xyz(x - 6, low + 40, 0)],
    [xyz(x + 10, y, 0), xyz(x + 6, low + 40, 0)],
  ]
  bars(st, ropes, 3, '#33322f', false)
  const block = round(shift(points('-20,44 20,44 16,0 -16,0'), [x, low]), 6)
  plate(st, block, 12, '#e3ad1e', { clean: true })
  const hook = [
    xyz(x, low, 0),
    xyz(x + 12, low - 22, 0),
    xyz(x, low - 40, 0),
    xyz(x - 12, low - 28, 0),
  ]
  rod(st, hook, 8, '#57534d', { shadow: false })
  st.tool = [x, low + 60, 0, 520]
  if (pose === 'working') hungLoad(st, [x, low - 36], 1.3, own.fork('load'))
}
