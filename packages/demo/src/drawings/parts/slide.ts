import type { Stage } from '../space/stage.ts'
import type { V2 } from '../space/vector.ts'
import { heap } from './heap.ts'
import { mound, type Load } from './mound.ts'

/** A load that slides over the lip of a tipped body on to its heap. */
export function slide(st: Stage, lip: V2, half: number, load: Load): void {
  const [x, y] = lip
  heap(st, x + 44, -40, 140, y * 0.72, load)
  mound(st, { from: [x - 6, y - 2], to: [x + 62, y * 0.4], half: half * 0.9, h: 10, load })
  heap(st, x + 66, 64, 120, y * 0.56, load)
}
