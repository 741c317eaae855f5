import { relPath } from '../ink/path.ts'
import { svg } from '../ink/svg.ts'
import type { Livery } from '../livery.ts'
import type { Pose } from '../machines/machine.ts'
import type { Make } from '../machines/make.ts'
import type { Rng } from '../rng.ts'
import type { Air } from '../scenes/light.ts'
import type { SceneName } from '../scenes/setting.ts'
import type { V2 } from '../space/vector.ts'
import type { GearDetail, MachineView } from './angles.ts'

/** What a picture of a whole machine, or of its running gear, is drawn from. */
export interface Shot {
  view: MachineView
  /** Of an undercarriage: the part that fills the picture. */
  detail?: GearDetail | undefined
  seed: string | number
  r: Rng
  air: Air
  scene: SceneName
  wear: number
  lv: Livery
  model: string
  subtype: string
  pose: Pose
  make: Make
  /** In kg, where it is known. */
  weight: number | undefined
  /** Prefix of the ids in the picture. */
  id: string
}

/** A drawing in centimetres, laid into the picture: scaled and moved. */
interface Framing {
  scale: number
  move: V2
  /** Outlines, in centimetres as they appear. */
  stroke: string
}

export const framed = ({ scale, move, stroke }: Framing, body: string): string =>
  svg`<g transform="translate(${move[0]} ${move[1]}) scale(${scale.toFixed(4)})"
    stroke-linejoin="round" stroke-width="${stroke}">${body}</g>`

export const shadowMark = (loops: V2[][], { shadow, shadowAlpha }: Air): string => {
  const d = loops.map((loop) => relPath(loop)).join('')
  return `<path d="${d}" fill="${shadow}" opacity="${shadowAlpha}" stroke="none"/>`
}
