import type { Livery } from '../livery.ts'
import type { Rng } from '../rng.ts'
import type { SceneName } from '../scenes/setting.ts'
import type { Stage } from '../space/stage.ts'

export type Pose = 'parked' | 'working' | 'raised'

/** What a machine is drawn with: it faces left, its ground is y = 0, z points to the viewer. */
export interface Ctx {
  st: Stage
  lv: Livery
  model: string
  rnd: Rng
  subtype: string
  pose: Pose
}

/** Where the prints begin, their distance from the middle, their width. */
export type Trail = [x: number, z: number, width: number]
/** A point of the running gear and the width of the picture about it, in cm. */
export type Gear = [x: number, y: number, z: number, width: number]

export interface Machine {
  draw: (c: Ctx) => void
  /** Share of the picture's width it may fill. */
  fill?: number
  tall?: boolean
  /** The places it is likely to stand in. */
  scene?: (r: Rng) => SceneName
  trail?: Trail
  gear: Gear
}
