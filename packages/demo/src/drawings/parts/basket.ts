import { box } from '../solids/prism.ts'
import { bars, type Bar } from '../solids/rod.ts'
import { across, xyz, type Span } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'
import type { V3 } from '../space/vector.ts'

/** A work basket: floor, toe board, two rails all round. */
export function basket(st: Stage, x: Span, y: number, half: number, color: string): void {
  const [x0, x1] = x
  const top = y + 108
  const knee = y + 108 * 0.55
  const rails = (z: number): Bar[] => {
    const n = Math.max(3, Math.round((x1 - x0) / 70))
    const posts = Array.from({ length: n + 1 }, (_, i): [V3, V3] => {
      const post = x0 + ((x1 - x0) * i) / n
      return [xyz(post, y + 6, z), xyz(post, top, z)]
    })
    return [...posts, [xyz(x0, knee, z), xyz(x1, knee, z)], [xyz(x0, top, z), xyz(x1, top, z)]]
  }
  const hidden = { clean: true, shadow: false }
  box(st, x, [y, y + 6], half, '#55585b', { clean: true })
  bars(st, rails(-half), 4.6, color)
  for (const end of x) {
    const post: Bar = [xyz(end, y + 8, 0), xyz(end, top, 0)]
    bars(st, [across(end, top, half), across(end, knee, half), post], 4.6, color)
  }
  bars(st, rails(half), 4.6, color)
  box(st, x, [y + 6, y + 20], [half - 1, half], color, hidden)
  box(st, [x0 + 6, x0 + 26], [top - 34, top - 4], [-12, 14], '#2a2c2f', hidden)
}
