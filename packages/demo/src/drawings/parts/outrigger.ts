import { mix } from '../ink/color.ts'
import { box, prism } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { flank, xyz, type Span } from '../space/points.ts'
import { circlePts } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'

interface OutriggerOptions {
  x: number
  y: number
  half: number
  w: number
  color: string
  /** On the ground with pads, or stowed. */
  out: boolean
}

/** A pair of outriggers across the machine. */
export function outrigger(st: Stage, { x, y, half, w, color, out }: OutriggerOptions): void {
  box(st, [x - w / 2, x + w / 2], [y, y + w * 0.9], half, color, { clean: true })
  const reach = half + 150
  for (const s of [-1, 1]) {
    if (out) {
      const wide: Span = [x - w * 0.36, x + w * 0.36]
      const paint = mix(color, '#f0d060', 0.1)
      box(st, wide, [y + 4, y + w * 0.7], flank(s, half, reach), paint, { clean: true })
    }
    const z = s * (out ? reach - 14 : half - 12)
    const leg = [xyz(x, y + w * 0.95, z), xyz(x, out ? 12 : y - 14, z)]
    rod(st, leg, 17, out ? '#8b8a86' : color, { cap: 'butt' })
    prism(st, 'y', circlePts([x, z], 24, 12), out ? [0, 9] : [y - 20, y - 12], '#3a3835')
  }
}
