import { darker, lighter, mix } from '../ink/color.ts'
import { via } from '../ink/gradient.ts'
import { relPath } from '../ink/path.ts'
import { svg } from '../ink/svg.ts'
import { atZ } from '../space/points.ts'
import { hull } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import { lerp, type V2, type V3 } from '../space/vector.ts'

const LOADS = { soil: '#8a744f', stone: '#9a9186', asphalt: '#2b2927', concrete: '#8d8a84' }

export type Load = keyof typeof LOADS

interface MoundOptions {
  /** The rim it rises from, seen from the side. */
  from: V2
  to: V2
  /** Half its width, or the two ends of it. */
  half: number
  z?: number
  h: number
  load: Load
}

export const loadColor = (st: Stage, load: Load): string =>
  load === 'soil' ? mix(st.light.ground, LOADS.soil, 0.62) : LOADS[load]

/** What lies heaped in a bucket or a body: a soft back over a rim, with lumps on it. */
export function mound(st: Stage, { from, to, half, z = 0, h, load }: MoundOptions): void {
  const { rnd } = st
  const color = loadColor(st, load)
  const on = (t: number, w: number): V3 => {
    const [x, y] = lerp(from, to, t)
    const rise = (1 - (2 * t - 1) ** 2) ** 0.7 * (1 - w * w) ** 0.6
    return atZ([x, y + h * rise], z + w * half)
  }
  const grid = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1].flatMap((t) =>
    [-1, -0.8, -0.45, 0, 0.45, 0.8, 1].map((w) => on(t, w)),
  )
  const near = Math.sign(st.view[2])
  const lit = st.shade(color, [0, 0.85, 0.5 * near])
  const low = st.shade(darker(color, 0.3), [0, 0.2, 0.6 * near])
  const fill = st.grad(via(lighter(lit, 0.16), 0.5, lit, low))
  let dark = ''
  let pale = ''
  const count = Math.min(46, 16 + half / 4)
  for (let i = 0; i < count; i++) {
    const [x, y] = st.pt(on(rnd.range(0.06, 0.94), rnd.range(-0.85, 0.9)))
    const q = rnd.range(1.6, load === 'stone' ? 8 : 5)
    const lump = svg`M${x - q} ${y}l${q * 0.7} ${-q}l${q} ${q * 0.3}l${q * 0.3} ${q * 0.7}Z`
    if (i % 3) dark += lump
    else pale += lump
  }
  st.add(
    svg`
      <path d="${relPath(hull(grid.map(st.pt)))}" fill="${fill}"/>
      <path d="${dark}" fill="${darker(low, 0.2)}" opacity=".5"/>
      <path d="${pale}" fill="${lighter(lit, 0.25)}" opacity=".6"/>`,
    grid,
    1,
  )
  st.castHull(grid)
}
