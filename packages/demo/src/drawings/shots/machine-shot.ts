import { svg } from '../ink/svg.ts'
import type { Machine } from '../machines/machine.ts'
import { picture, W } from '../picture.ts'
import { rng, type Rng } from '../rng.ts'
import { backdrop } from '../scenes/backdrop.ts'
import { foreground } from '../scenes/foreground.ts'
import { radial, type Backdrop } from '../scenes/paint.ts'
import { veil } from '../scenes/sky.ts'
import { createStage, type Focus, type Stage } from '../space/stage.ts'
import { anglesOf, isNear, type GearDetail, type MachineView, type NearView } from './angles.ts'
import { gearShot } from './gear-shot.ts'
import { prints } from './prints.ts'
import { framed, shadowMark, type Shot } from './shot.ts'

const OBLIQUE = new Set<MachineView>(['quarter', 'rear', 'quarter-right', 'rear-right', 'front'])
/** Ground that takes prints. */
const SOFT = new Set(['desert', 'yard', 'city', 'night'])

export function machineShot(machine: Machine, shot: Shot): string {
  const { view, air, r, lv, model, make, subtype, pose } = shot
  const cam = r.fork('cam')
  const close = isNear(view)
  const st = createStage({
    ...anglesOf(view, cam, (machine.tool?.[0] ?? 0) > 100),
    light: air,
    seed: `${shot.seed}/wear`,
    wear: shot.wear,
    prefix: shot.id,
    close,
  })
  const size = sizeOf(machine, shot)
  const own = r.fork('own')
  machine.draw({ st, lv, model, make, size, rnd: r.fork('pose'), own, subtype, pose })
  if (!close) return fullShot(st, machine, shot, cam)
  const focus = shot.detail ? detailOf(shot.detail, machine) : focusOf(view, machine, st)
  return gearShot(st, focus, shot)
}

/** Where a part of the track is: along it from its middle, in its height, and how wide to look. */
const DETAILS: Record<GearDetail, readonly [along: number, height: number, width: number]> = {
  idlers: [-0.86, 0.72, 0.5],
  sprocket: [0.86, 0.72, 0.5],
  rollers: [0.08, 0.3, 0.62],
  links: [0.3, 1.2, 0.44],
  bushings: [-0.34, 1.2, 0.3],
  shoes: [-0.55, 0.12, 0.56],
}

function detailOf(detail: GearDetail, { gear, trail }: Machine): Focus {
  const [, y, z, width] = gear
  const half = trail?.[0] ?? width * 0.6
  const [along, height, share] = DETAILS[detail]
  return [half * along, y * height, z, width * share]
}

function focusOf(view: NearView, machine: Machine, st: Stage): Focus {
  const [x, y, z, width] = machine.gear
  if (view === 'tool') return st.tool ?? machine.tool ?? machine.gear
  if (view === 'tyre') return machine.tyre ?? [x, y, z, width * 0.8]
  return machine.gear
}

/** Lengths go with the third root of the weight; where it is unknown, the model's name decides. */
function sizeOf({ weight: usual }: Machine, { weight, model }: Shot): number {
  if (!usual || !weight) return rng(`size/${model}`).range(0.92, 1.1)
  return Math.min(1.24, Math.max(0.84, Math.cbrt(weight / usual)))
}

function fullShot(st: Stage, machine: Machine, shot: Shot, cam: Rng): string {
  const { view, air, scene, r, id } = shot
  const oblique = OBLIQUE.has(view)
  const [left, top, right, bottom] = st.bounds()
  const w = right - left
  const h = bottom - top
  const fillW = (machine.fill ?? 0.84) * W * (oblique ? 0.94 : 1)
  const headroom = machine.tall ? 60 : 150
  const k = Math.min(fillW / w, (985 + bottom * 0.4 - headroom) / h, 3.2)
  // Low machines stand higher in the picture, tall ones use it all.
  const ground = Math.min(1000, Math.max(890, 640 + h * k * 0.5)) + cam.range(-12, 14)
  const middle = ((left + right) / 2) * k
  const tx = W / 2 - middle + cam.range(-18, 18)
  const ty = ground - Math.max(0, bottom) * k * 0.5
  const hz = Math.round(ground - 118 - cam.range(60, 130) - (oblique ? 40 : 0))

  const bg: Backdrop = { air, r: r.fork('bg'), id, defs: [], hz }
  const back = backdrop(bg, scene)
  const over = veil(bg)
  const contact = radial(bg, 'ct', [
    [0, air.shadow, 0.62],
    [0.55, air.shadow, 0.34],
    [1, air.shadow, 0],
  ])
  const haze = radial(bg, 'du', [
    [0, air.haze, 0.3],
    [0.6, air.haze, 0.12],
    [1, air.haze, 0],
  ])
  const soft = SOFT.has(scene)
  const trail = soft && machine.trail && st.view[2] > 0 ? prints(st, machine.trail, air) : ''
  const body = st
    .sorted()
    .map((p) => p.svg)
    .join('')
  const under = svg`<ellipse cx="${tx + middle}" cy="${ty}" rx="${w * k * 0.52}"
    ry="${Math.max(26, 46 * k)}" fill="${contact}"/>`
  const dust = svg`<ellipse cx="${W / 2}" cy="${ty + 20}" rx="${w * k * 0.62}" ry="34"
    fill="${haze}"/>`
  const placed = framed(
    { scale: k, move: [tx, ty], stroke: '.9' },
    trail + st.laid('ground') + shadowMark(st.shadows, air) + st.laid('back') + body,
  )
  return picture(
    bg.defs.join('') + st.markup(),
    back +
      under +
      placed +
      (scene === 'warehouse' ? '' : dust) +
      (soft ? foreground(bg) : '') +
      over,
  )
}
