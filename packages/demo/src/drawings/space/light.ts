import { lit, type RGB } from '../ink/color.ts'
import { dot, unit, type V3 } from './vector.ts'

export interface Light {
  /** Towards the sun or the flood lamp, in screen terms: x right, z to the viewer. */
  dir: V3
  sun: RGB
  amb: RGB
  shadow: string
  shadowAlpha: number
  /** What glass and chrome reflect. */
  sky: string
  ground: string
  /** Work lamps are lit. */
  lamps: boolean
}

/** Colour of a surface that faces `normal`, with the sun in the machine's own terms. */
export function shaded(light: Light, sun: V3, paint: string, normal: V3, lift: number): string {
  const direct = Math.max(0, dot(unit(normal), sun))
  const up = 0.76 + 0.24 * normal[1]
  const { amb, sun: beam } = light
  return lit(paint, [
    amb[0] * up + beam[0] * direct + lift,
    amb[1] * up + beam[1] * direct + lift,
    amb[2] * up + beam[2] * direct + lift,
  ])
}
