import type { Livery } from '../livery.ts'
import type { Rng } from '../rng.ts'
import type { SceneName } from '../scenes/setting.ts'
import type { Focus, Stage } from '../space/stage.ts'
import type { Make } from './make.ts'

export type Pose = 'parked' | 'working' | 'raised'

/** What a machine is drawn with: it faces left, its ground is y = 0, z points to the viewer. */
export interface Ctx {
  st: Stage
  lv: Livery
  model: string
  /** Of the pose. */
  rnd: Rng
  /** Of what this one machine has that its sisters have not: a flag, an open door. */
  own: Rng
  /** Of the shape its make gives it. */
  make: Make
  /** Against the usual machine of its category; a cab stays as large as a man needs it. */
  size: number
  subtype: string
  pose: Pose
}

/** Where the prints begin, their distance from the middle, their width. */
export type Trail = [x: number, z: number, width: number]
export interface Machine {
  draw: (c: Ctx) => void
  /** What one as drawn weighs, in kg; lighter and heavier ones have other proportions. */
  weight?: number
  /** Share of the picture's width it may fill. */
  fill?: number
  tall?: boolean
  /** The places it is likely to stand in. */
  scene?: (r: Rng) => SceneName
  trail?: Trail
  /** Its running gear, for a near look. */
  gear: Focus
  /** Another wheel of it. */
  tyre?: Focus
  /** What it works with, where that stays in its place. */
  tool?: Focus
}
