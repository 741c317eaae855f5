import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { at } from '../list.ts'
import { mound } from '../parts/mound.ts'
import { outrigger } from '../parts/outrigger.ts'
import { tail, truck } from '../parts/truck.ts'
import { worker } from '../parts/worker.ts'
import { box, plate } from '../solids/prism.ts'
import { ram, rod } from '../solids/rod.ts'
import { sheet } from '../solids/sheet.ts'
import { atZ, by, points, points3, rect, rounded } from '../space/points.ts'
import { beam, circlePts, round } from '../space/polygon.ts'
import type { V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

type Paint = Pick<Ctx, 'st' | 'lv'>

export function concretePump(c: Ctx): void {
  const { st, lv, model, pose, make, rnd } = c
  truck(c, { axles: [-400, -262, 190, 326], steer: 2, end: 430, front: -490, model })
  const b = lv.trim === '#f0ece2' ? lv.body : lv.trim
  plate(st, round(rect(-288, 108, 420, 130), 3), 112, lv.dark, { clean: true })
  outrigger(st, { x: -222, y: 78, half: 120, w: 28, color: b, out: pose === 'working' })
  outrigger(st, { x: 96, y: 78, half: 120, w: 28, color: b, out: pose === 'working' })
  box(st, [-40, 60], [52, 108], [64, 116], b, {
    clean: true,
    detail: (f) => f.seam(rect(-32, 58, 52, 102), b, true),
  })
  plate(st, rounded('-238,130 -150,130 -160,236 -228,236', 8), 46, b)
  plate(st, round(rect(40, 130, 300, 196), 6), 70, mix(b, '#8b8d90', 0.2), {
    detail: (f) => {
      f.grille(60, 142, 150, 184, darker(b, 0.2))
      f.seam(points('166,136 166,190'), b)
      f.text(model, 230, 152, 20, inkOn(b))
    },
  })
  // Hopper.
  plate(st, rounded('392,96 450,96 476,168 366,168', 6), 78, b)
  sheet(st, {
    from: [372, 168.6],
    to: [470, 168.6],
    half: 72,
    color: '#5d5852',
    lower: '#1e1b18',
    normal: [0, 0.5, 0.4],
  })
  if (pose === 'parked') folded({ st, lv }, make.pick('folds', [3, 4]))
  else raised({ st, lv }, at(REACHES, rnd.int(0, 1)))
  tail(st, 486, lv.dark)
}

interface Section {
  from: V2
  to: V2
  /** Half the height at either end. */
  heights: [number, number]
  z: number
  w: number
}

/** One section of the placing boom, with its pipe and the joints at its ends. */
function section({ st, lv }: Paint, { from, to, heights: [h0, h1], z, w }: Section): void {
  const { boom } = lv
  plate(st, round(beam(from, to, h0, h1), 4), [z - w, z + w], boom, {
    detail: (f) => f.line([from, to], lighter(boom, 0.5), { w: 1.6, o: 0.5 }),
  })
  const side = z + w + 5
  const pipe = [atZ(by(from, 0, h0 + 6), side), atZ(by(to, 0, h1 + 6), side)]
  rod(st, pipe, 7, '#8b8d90', { shadow: false })
  for (const joint of [from, to]) {
    plate(st, circlePts(joint, h1 + 9, 12), [z - w - 3, z + w + 3], darker(boom, 0.25), {
      clean: true,
      shadow: false,
    })
  }
}

/** Where its joints stand when the boom is out. */
const REACHES = [
  '-194,236 -90,700 330,930 640,760 700,360',
  '-194,236 -160,720 160,1000 600,900 700,360',
]

function raised(paint: Paint, reach: string): void {
  const joints = points(reach)
  joints.slice(1).forEach((to, i) => {
    section(paint, {
      from: at(joints, i),
      to,
      heights: [20 - i * 3.4, 16 - i * 3],
      z: -10 + (i % 2) * 34,
      w: 15 - i * 2,
    })
  })
  const { st } = paint
  rod(st, points3('700,360,10 700,60,10'), 10, '#2a2a2b')
  box(st, [580, 840], [0, 30], 120, '#a5824f', { clean: true })
  mound(st, { from: [592, 30], to: [828, 30], half: 110, h: 18, load: 'concrete' })
  worker(st, [748, 0, 150], '#e8641b')
}

function folded(paint: Paint, folds: number): void {
  const { st, lv } = paint
  section(paint, { from: [-194, 244], to: [430, 262], heights: [22, 16], z: -12, w: 17 })
  section(paint, { from: [430, 300], to: [-300, 318], heights: [16, 14], z: -12, w: 15 })
  if (folds > 3) {
    section(paint, { from: [-300, 352], to: [380, 356], heights: [13, 11], z: -12, w: 13 })
  }
  section(paint, { from: [376, 286], to: [-260, 290], heights: [10, 8], z: 36, w: 10 })
  plate(st, rect(-316, 236, -296, 306), [-30, 10], lv.dark, { clean: true })
  ram(st, [-160, 200], [-40, 238], 12, 16, lv.boom, 0.6)
}
