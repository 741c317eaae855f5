import { lighter } from '../ink/color.ts'
import { plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { atZ, points } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import type { V2 } from '../space/vector.ts'
import { leftward } from './frame.ts'

/** A hydraulic hammer on the end of an arm that hangs at `deg`. */
export function breaker(
  st: Stage,
  pin: V2,
  deg: number,
  k: number,
  z: number,
  color: string,
): void {
  const place = leftward(pin, deg < -90 ? -90 + (deg + 90) * 0.3 : deg, k)
  const body = points('-14,-20 -14,40 40,46 150,36 172,22 172,-8 150,-22 40,-30').map(place)
  plate(st, round(body, 8 * k), [z - 28 * k, z + 28 * k], color, {
    detail: (f) => {
      f.line(points('50,34 148,27').map(place), lighter(color, 0.4), { w: 3, o: 0.5 })
      f.bolts(points('60,0 90,2 120,4 150,6').map(place), 4 * k, '#777')
    },
  })
  const chisel = points('170,7 248,7').map((p) => atZ(place(p), z))
  rod(st, chisel, 15 * k, '#8b867d')
}
