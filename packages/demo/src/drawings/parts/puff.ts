import { svg } from '../ink/svg.ts'
import { xyz } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'

/** A cloud that thins out to its edge: dust of the ground, steam of hot asphalt. */
export function puff(
  st: Stage,
  [x, y, z]: [x: number, y: number, z: number],
  r: number,
  strength: number,
  color = st.light.ground,
): void {
  const [cx, cy] = st.pt([x, y, z])
  const cloud = st.radial([
    [0, color, strength],
    [0.5, color, strength * 0.55],
    [1, color, 0],
  ])
  st.add(svg`<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r * 0.55}" fill="${cloud}"/>`, [
    xyz(x, y - 1, z),
    xyz(x, y + 1, z),
  ])
}
