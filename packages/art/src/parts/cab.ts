import { lighter } from '../ink/color.ts'
import { plate } from '../solids/prism.ts'
import type { Face } from '../space/face.ts'
import { by, points, rect, shift, spanOf, xy, type Depth } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import type { V2 } from '../space/vector.ts'

interface CabOptions {
  outline: V2[]
  z: Depth
  /** Paint of the posts. */
  post: string
  /** Side glass. */
  glass: V2[][]
  /** Edges of the outline that are glass: windscreen, rear window. */
  glassEdges: number[]
  door?: V2[]
  roof?: { h: number; over: number; color?: string }
  seat?: V2
  handle?: V2
  beacon?: boolean
}

export function cab(st: Stage, o: CabOptions): void {
  const [z0, z1] = spanOf(o.z)
  const screen = (f: Face, len: number) => {
    const middle = (z0 + z1) / 2
    f.glass(rect(z0 + 7, 5, z1 - 7, len - 7), 0.35)
    // Wiper.
    f.line([xy(middle, 8), xy(middle + 16, len * 0.62)], '#101113', { w: 1.8, raw: true })
  }
  plate(st, o.outline, [z0, z1], o.post, {
    edges: Object.fromEntries(o.glassEdges.map((i) => [i, screen])),
    clean: true,
    detail: (f) => {
      for (const pane of o.glass) f.glass(round(pane, 5, 2), 0.62)
      if (o.seat) seat(f, o.seat)
      if (o.door) f.seam(round(o.door, 6), lighter(o.post, 0.2), true)
      if (o.handle) f.line([o.handle, by(o.handle, 0, 34)], '#d9d4c8', { w: 2.4 })
    },
  })
  const top = Math.max(...o.outline.map((p) => p[1]))
  if (o.roof) {
    const { h, over, color = o.post } = o.roof
    const upper = o.outline.filter((p) => p[1] > top - 12).map((p) => p[0])
    const left = Math.min(...upper) - over
    const right = Math.max(...upper) + over
    const shape = [xy(left, top), xy(right, top), xy(right - 3, top + h), xy(left + 3, top + h)]
    plate(st, round(shape, 4), [z0 - 3, z1 + 3], color)
  }
  if (o.beacon) {
    const y = top + (o.roof?.h ?? 0)
    const x = Math.max(...o.outline.filter((p) => p[1] > y - 30).map((p) => p[0])) - 20
    const shape = round(shift(points('-5,0 5,0 4,10 -4,10'), [x, y]), 3)
    plate(st, shape, [z1 - 24, z1 - 14], '#f28a17', { shadow: false, flat: true, clean: true })
  }
}

function seat(f: Face, at: V2): void {
  const dark = '#0e1013'
  const cushion = shift(points('-26,0 20,0 20,12 -26,13'), at)
  const back = shift(points('8,8 24,6 34,74 20,78'), at)
  const lever = shift(points('-40,-6 -36,34 -32,40'), at)
  f.poly(round(cushion, 5), dark, { raw: true, o: 0.8 })
  f.poly(round(back, 7), dark, { raw: true, o: 0.8 })
  f.line(lever, dark, { raw: true, w: 4, o: 0.75 })
}
