import type { Facts } from './closeups/close-up.ts'
import { closeUps, isCloseUp } from './closeups/register.ts'
import { mix } from './ink/color.ts'
import { finish } from './ink/finish.ts'
import { liveries, type Livery, type LiveryName } from './livery.ts'
import { powerless } from './machines/drive.ts'
import type { Machine, Pose } from './machines/machine.ts'
import { makeOf } from './machines/make.ts'
import { machines, type Category } from './machines/register.ts'
import { hash, rng } from './rng.ts'
import { airOf, type Hour } from './scenes/light.ts'
import { hours, pickScene, type SceneName } from './scenes/setting.ts'
import { type GearDetail, machineViews } from './shots/angles.ts'
import { machineShot } from './shots/machine-shot.ts'

export const views = [...machineViews, 'plate', 'meter', 'cab', 'panel', 'engine'] as const
export type View = (typeof views)[number]

export interface SceneSpec {
  category: Category
  /** One the machine does not know gives the usual one. */
  subtype?: string
  livery?: LiveryName
  /** Plain text decal, such as a model number. */
  model?: string
  /** One per machine: its pose, weather and yard stay the same over a gallery. */
  seed: string | number
  view?: View
  /** Of an undercarriage: the part that fills the picture. */
  detail?: GearDetail
  scene?: SceneName
  hour?: Hour
  pose?: Pose
  /** 0 new, 1 worn out. */
  wear?: number
  facts?: Facts
}

/** Paint fades with age. */
function aged(paint: Livery, wear: number): Livery {
  const faded = (color: string) => mix(color, '#b9a78c', Math.min(0.34, wear * 0.34))
  return {
    body: faded(paint.body),
    trim: faded(paint.trim),
    dark: mix(paint.dark, '#6b6054', wear * 0.3),
    boom: faded(paint.boom),
    rim: faded(paint.rim),
    cab: faded(paint.cab),
  }
}

/** One SVG picture, always the same for the same description. */
export function drawScene(spec: SceneSpec): string {
  const { category, subtype = '', seed, model, facts = {}, view = 'side' } = spec
  if (!(category in machines)) throw new Error(`No drawing for category "${category}"`)
  const machine: Machine = machines[category]
  const r = rng(`${category}/${subtype}/${seed}`)
  const scene = spec.scene ?? machine.scene?.(r.fork('scene')) ?? pickScene(r.fork('scene'))
  const air = airOf(spec.hour ?? r.fork('hour').pick(hours[scene]), r.fork('air'))
  const wear = Math.max(0, Math.min(1, spec.wear ?? 0.3))
  const livery = spec.livery ?? 'yellow-black'
  const lv = aged(liveries[livery], wear)
  const id = `s${hash(JSON.stringify(spec)).toString(36).slice(0, 5)}`
  const make = makeOf(facts.make ?? livery, category)
  if (!isCloseUp(view)) {
    const pose = spec.pose ?? (view === 'working' ? 'working' : 'parked')
    const weight = facts.weightKg
    const place = { view, air, scene, wear, seed, r, id }
    const shot = {
      ...place,
      detail: spec.detail,
      lv,
      model: model ?? '',
      make,
      weight,
      subtype,
      pose,
    }
    return finish(machineShot(machine, shot))
  }
  // A trailer or a bucket has neither engine, meter nor cab: a near look at it serves instead.
  const bare = powerless(category)
  if (bare && view === 'engine') return drawScene({ ...spec, view: 'tool' })
  if (bare && view !== 'plate') return drawScene({ ...spec, view: 'undercarriage' })
  const place = { r: r.fork('close'), air, scene, wear, id }
  const close = { ...place, category, subtype, make, model, facts, lv }
  return finish(closeUps[view](close))
}
