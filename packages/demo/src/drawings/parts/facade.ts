import { darker, lighter, mix } from '../ink/color.ts'
import type { Rng } from '../rng.ts'
import { createFace } from '../space/face.ts'
import { rect, type Span } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'

const STOREY = 200
const BAY = 170
const TOP = 1500

/** The wall that people are lifted to; it stands behind the machine, wherever the camera is. */
export function facade(st: Stage, [x0, x1]: Span, away: number, r: Rng): void {
  const s = st.view[2] > 0 ? 1 : -1
  const wall = mix(r.pick(['#cdbfa6', '#b9b4aa', '#d6cfc0', '#b08f74']), st.light.ground, 0.1)
  const f = createFace(st, [0, 0, -s * away], [1, 0, 0], [0, 1, 0], [0, 0, s])
  f.poly(rect(x0, 0, x1, TOP), wall, { soft: true })
  for (let y = 70; y < TOP - STOREY; y += STOREY) {
    f.poly(rect(x0, y + 156, x1, y + 166), darker(wall, 0.18))
    for (let x = x0 + 50; x + 110 < x1; x += BAY) {
      f.poly(rect(x - 6, y - 8, x + 106, y + 126), lighter(wall, 0.22))
      f.poly(rect(x, y, x + 100, y + 120), r.chance(0.3) ? '#3f5566' : '#2c3f4f')
      f.poly(rect(x, y + 64, x + 100, y + 120), '#8fb3c9', { o: 0.35 })
      f.poly(rect(x + 48, y, x + 52, y + 120), lighter(wall, 0.3))
    }
  }
  f.poly(rect(x0, 0, x1, 30), darker(wall, 0.35))
  f.poly(rect(x1 - 8, 0, x1, TOP), darker(wall, 0.25))
  st.lay(f.svg(), 'back')
}
