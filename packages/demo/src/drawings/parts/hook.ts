import { darker } from '../ink/color.ts'
import { plate } from '../solids/prism.ts'
import { pin, rod } from '../solids/rod.ts'
import { atZ, points, xyz } from '../space/points.ts'
import { circlePts, round } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import type { V2 } from '../space/vector.ts'

/**
 * Sheave head, ropes and hook block hanging straight down from a boom in the middle plane; gives
 * the point where slings are hung.
 */
export function hook(st: Stage, head: V2, drop: number, color: string, k: number): V2 {
  const scaled = (text: string, [x, y]: V2) =>
    points(text).map(([u, v]): V2 => [x + u * k, y + v * k])
  const sheave = round(scaled('18,22 -26,18 -34,-16 -10,-30 18,-18', head), 8 * k)
  plate(st, sheave, 20 * k, darker(color, 0.25), { clean: true })
  pin(st, [head[0] - 22 * k, head[1] - 8 * k, 22 * k], 14 * k, '#4d4a46')
  const x = head[0] - 24 * k
  const y = head[1] - drop
  for (const d of [-7, -2.5, 2.5, 7]) {
    const rope = [xyz(x + d * k, head[1] - 8 * k, 0), xyz(x + d * k * 0.8, y + 36 * k, 0)]
    rod(st, rope, 1.5, '#35332f', { shadow: false })
  }
  const block = round(scaled('-17,40 17,40 19,10 8,0 -8,0 -19,10', [x, y]), 6 * k)
  plate(st, block, 12 * k, '#e3ad1e', {
    detail: (f) => {
      for (let i = 0; i < 3; i++) {
        f.poly(scaled('-17,16 -11,16 -5,34 -11,34', [x + i * 13 * k, y]), '#1d1d1e')
      }
    },
  })
  const bend = circlePts([x - 1 * k, y - 22 * k], 12 * k, 9, 85, -165).map((p) => atZ(p, 0))
  const shank = [xyz(x, y + 2, 0), xyz(x, y - 10 * k, 0)]
  rod(st, [...shank, ...bend], 6.4 * k, '#57534d', { shadow: false })
  st.tool = [x + 40 * k, y + 50 * k + st.height(), 0, 330 * k]
  return [x, y - 30 * k]
}
