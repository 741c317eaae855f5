import { darker, lighter, mix } from '../ink/color.ts'
import { relPath } from '../ink/path.ts'
import { svg } from '../ink/svg.ts'
import { rect, type Span } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'
import type { V2 } from '../space/vector.ts'

const SURFACES = { asphalt: '#3a3836', hot: '#1f1e1d', wet: '#503d2a', rolled: '#8a6f4c' }

interface StripOptions {
  x: Span
  z: Span
  surface: keyof typeof SURFACES | 'loose'
  /** Lines along it, as a drum or a screed leaves them. */
  lines?: number
}

const onGround = (st: Stage, pts: V2[]) => relPath(pts.map(([x, z]) => st.pt([x, 0, z])))

/** A strip of worked ground that lies under the machine and its shadow. */
export function strip(st: Stage, { x, z, surface, lines = 0 }: StripOptions): void {
  const { ground } = st.light
  const raw = surface === 'loose' ? mix(ground, '#6d5436', 0.42) : SURFACES[surface]
  const color = st.shade(surface === 'loose' ? raw : mix(raw, ground, 0.12), [0, 1, 0])
  let mark = svg`<path d="${onGround(st, rect(x[0], z[0], x[1], z[1]))}" fill="${color}"/>`
  let along = ''
  for (let i = 1; i < lines; i++) {
    const q = z[0] + ((z[1] - z[0]) * i) / lines
    const [ax, ay] = st.pt([x[0], 0, q])
    const [bx, by] = st.pt([x[1], 0, q])
    along += svg`M${ax} ${ay}L${bx} ${by}`
  }
  if (along) {
    const paint = lighter(color, 0.3)
    mark += svg`<path d="${along}" fill="none" stroke="${paint}" stroke-width="1.4" opacity=".35"/>`
  }
  st.lay(mark + grains(st, x, z, color, surface === 'loose' ? 90 : 34))
}

/** Stones and crumbs: many on loose ground, few where it is rolled. */
function grains(st: Stage, x: Span, z: Span, color: string, count: number): string {
  let dark = ''
  let pale = ''
  for (let n = 0; n < count; n++) {
    const [px, py] = st.pt([st.rnd.range(x[0], x[1]), 0, st.rnd.range(z[0], z[1])])
    const q = st.rnd.range(1.2, 4)
    const grain = svg`M${px - q} ${py}l${q} ${-q * 0.7}l${q} ${q * 0.5}Z`
    if (n % 2) dark += grain
    else pale += grain
  }
  return svg`
    <path d="${dark}" fill="${darker(color, 0.4)}" opacity=".6"/>
    <path d="${pale}" fill="${lighter(color, 0.35)}" opacity=".5"/>`
}
