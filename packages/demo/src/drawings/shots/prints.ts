import { mix } from '../ink/color.ts'
import { relPath } from '../ink/path.ts'
import { svg } from '../ink/svg.ts'
import type { Trail } from '../machines/machine.ts'
import type { Air } from '../scenes/light.ts'
import { rect } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'

/** Prints of tracks or tyres leading up to the machine. */
export function prints(st: Stage, [x0, z, w]: Trail, air: Air): string {
  let bars = ''
  let strip = ''
  for (const s of [-1, 1]) {
    const a = s * z - w / 2
    const b = s * z + w / 2
    strip += relPath(rect(x0, a, x0 + 900, b).map(([x, q]) => st.pt([x, 0, q])))
    for (let x = x0; x < x0 + 900; x += 24) {
      const p = st.pt([x, 0, a + 3])
      const q = st.pt([x + 5, 0, b - 3])
      bars += svg`M${p[0]} ${p[1]}l${q[0] - p[0]} ${q[1] - p[1]}`
    }
  }
  const c = mix(air.soilNear, air.shadow, 0.35)
  return svg`
    <path d="${strip}" fill="${c}" opacity=".16"/>
    <path d="${bars}" stroke="${c}" stroke-width="5" opacity=".26" fill="none"/>`
}
