import { darker, lighter } from '../ink/color.ts'
import { blend } from '../ink/gradient.ts'
import { relPath } from '../ink/path.ts'
import { svg } from '../ink/svg.ts'
import { createFace } from '../space/face.ts'
import { atZ } from '../space/points.ts'
import { circlePts, hull } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import type { V2, V3 } from '../space/vector.ts'
import { boltRing } from './wheel.ts'

interface DrumOptions {
  /** Half the width. */
  half: number
  r: number
  frame: string
  pads: boolean
}

/** A steel drum of a roller, axle along z. */
export function drum(st: Stage, c: V2, { half, r, frame, pads }: DrumOptions): void {
  const near = st.view[2] > 0 ? 1 : -1
  const normal: V3 = [0, 0, near]
  const ring = (z: number): V3[] => circlePts(c, r, 40).map((p) => atZ(p, z))
  const rings = [...ring(-half), ...ring(half)]
  const steel = st.shade('#9c968c', [-Math.sign(st.turned || 1), 0.25, 0.2])
  const roundness = st.grad([
    [0, lighter(steel, 0.35)],
    [0.4, steel],
    [0.8, darker(steel, 0.4)],
    [1, darker(steel, 0.62)],
  ])
  const shell = `<path d="${relPath(hull(rings.map(st.pt)))}" fill="${roundness}"/>`
  const f = createFace(st, [0, 0, near * half], [1, 0, 0], [0, 1, 0], normal)
  if (pads) {
    const dash = svg`${r * 0.16} ${r * 0.234}`
    f.circle(c, r * 0.99, 'none', { stroke: '#6d675f', w: r * 0.12, dash })
  }
  const inside = st.grad(blend(st.shade('#57544f', normal), st.shade('#7d786f', normal)))
  f.circle(c, r, '#8d877d')
    .circle(c, r * 0.93, inside, { raw: true })
    .circle(c, r * 0.8, darker(frame, 0.15))
    .circle(c, r * 0.42, darker(frame, 0.45))
    .circle(c, r * 0.3, frame)
    .circle(c, r * 0.6, 'none', boltRing(r * 0.6, 8, '#26241f', 3.4))
  const feet = pads ? padMarks(st, c, half, r, steel) : ''
  st.add(shell + feet + f.svg(), rings, 2)
  st.castHull(rings)
}

/** The feet of a padfoot drum, where they face the camera; every other row is set between. */
function padMarks(st: Stage, [x, y]: V2, half: number, r: number, steel: string): string {
  const rows = 22
  let feet = ''
  let lit = ''
  for (let i = 0; i < rows; i++) {
    const a = (i / rows) * Math.PI * 2
    if (Math.cos(a) * st.view[0] + Math.sin(a) * st.view[1] < 0.08) continue
    for (let k = 0; k < 6; k++) {
      const z = -half + 10 + (k + (i % 2) * 0.5) * ((2 * half - 20) / 6)
      const foot = (grow: number, turn: number): V2[] =>
        [-1, 1].flatMap((side) =>
          [0, 1].map((end) => {
            const b = a + side * 0.07 + turn
            const reach = r * (1 + grow)
            const wide = (end === (side < 0 ? 0 : 1) ? 0 : 1) * 18
            return st.pt([x + Math.cos(b) * reach, y + Math.sin(b) * reach, z + wide])
          }),
        )
      feet += relPath(foot(0.01, 0.03))
      lit += relPath(foot(0.06, 0))
    }
  }
  return `<path d="${feet}" fill="${darker(steel, 0.55)}"/><path d="${lit}" fill="${lighter(steel, 0.12)}"/>`
}
