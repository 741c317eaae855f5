import { createFace, type Face } from '../space/face.ts'
import { xyz, type Span } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'

/** A drawing on a side plane z, as a part of its own; nothing when that side is turned away. */
export function sideMark(st: Stage, z: number, x: Span, y: Span, draw: (f: Face) => void): void {
  if (z * st.view[2] <= 0) return
  const side = Math.sign(z)
  const f = createFace(st, [0, 0, z], [1, 0, 0], [0, 1, 0], [0, 0, side])
  draw(f)
  st.add(f.svg(), [xyz(x[0], y[0], z - 0.3 * side), xyz(x[1], y[1], z)])
}
