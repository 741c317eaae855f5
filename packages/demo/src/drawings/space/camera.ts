import { rad, unit, type V2, type V3 } from './vector.ts'

export interface Angles {
  /** Degrees round the machine; 0 looks at its left side. */
  turn: number
  /** Degrees from above. */
  tilt: number
}

export interface Camera {
  /** Towards the viewer. */
  view: V3
  /** Sine of the turn: how much of the front (or rear) shows. */
  turned: number
  /** Sine of the tilt: how much of the top shows. */
  tilted: number
  /** Screen position, y down. */
  project: (p: V3) => V2
  /** A direction given in screen terms, in the machine's terms. */
  fromScreen: (dir: V3) => V3
}

/** Orthographic: nothing shrinks with distance. */
export function createCamera({ turn, tilt }: Angles): Camera {
  const c = Math.cos(rad(turn))
  const s = Math.sin(rad(turn))
  const ce = Math.cos(rad(tilt))
  const se = Math.sin(rad(tilt))
  return {
    view: [-s * ce, se, c * ce],
    turned: s,
    tilted: se,
    project: ([x, y, z]) => [x * c + z * s, (-x * s + z * c) * se - y * ce],
    fromScreen: (dir) => {
      const [x, y, z] = unit(dir)
      return [x * c - z * s, y, x * s + z * c]
    },
  }
}
