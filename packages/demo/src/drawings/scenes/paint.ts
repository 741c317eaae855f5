import { linearGradient, radialGradient, type Stop } from '../ink/gradient.ts'
import { attr, svg } from '../ink/svg.ts'
import type { Rng } from '../rng.ts'
import type { V2 } from '../space/vector.ts'
import type { Air } from './light.ts'

/** What stands behind the machine, in units of the picture (y down). */
export interface Backdrop {
  air: Air
  r: Rng
  /** Prefix of the ids in the picture. */
  id: string
  defs: string[]
  /** Horizon line. */
  hz: number
}

export const polygon = (pts: V2[], fill: string): string =>
  `<path d="M${pts.map(([x, y]) => svg`${x} ${y}`).join('L')}Z" fill="${fill}"/>`

export const block = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  opacity?: number,
): string => svg`<path d="M${x} ${y}h${w}v${h}h${-w}Z" fill="${fill}"${attr('opacity', opacity)}/>`

export function linear(bg: Backdrop, key: string, stops: Stop[]): string {
  bg.defs.push(linearGradient(bg.id + key, stops))
  return `url(#${bg.id}${key})`
}

export function radial(bg: Backdrop, key: string, stops: Stop[]): string {
  bg.defs.push(radialGradient(bg.id + key, stops))
  return `url(#${bg.id}${key})`
}
