import type { Make } from '../machines/make.ts'
import { createFace, type Face } from '../space/face.ts'
import { rect, xy, xyz, type Span } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'

/** A drawing on a side plane z, as a part of its own; nothing when that side is turned away. */
export function sideMark(st: Stage, z: number, x: Span, y: Span, draw: (f: Face) => void): void {
  if (z * st.view[2] <= 0) return
  const side = Math.sign(z)
  const f = createFace(st, [0, 0, z], [1, 0, 0], [0, 1, 0], [0, 0, side])
  draw(f)
  st.add(f.svg(), [xyz(x[0], y[0], z - 0.3 * side), xyz(x[1], y[1], z)])
}

/** The second paint of a make on the side of a hood: a band, slashes, a wedge, lines, a block. */
export function stripes(f: Face, make: Make, [x0, x1]: Span, [y0, y1]: Span, color: string): void {
  const w = x1 - x0
  const h = y1 - y0
  const slash = (from: number, wide: number) => {
    const a = x0 + w * from
    f.poly(
      [xy(a, y0), xy(a + wide, y0), xy(a + wide + h * 0.45, y1), xy(a + h * 0.45, y1)],
      color,
      { o: 0.9 },
    )
  }
  switch (make.pick('stripes', ['band', 'slash', 'wedge', 'lines', 'block'])) {
    case 'band':
      f.poly(rect(x0, y0, x1, y0 + h * 0.15), color, { o: 0.92 })
      return
    case 'slash':
      slash(0.08, w * 0.12)
      slash(0.24, w * 0.045)
      return
    case 'wedge':
      f.poly([xy(x0, y0), xy(x1, y0), xy(x1, y0 + h * 0.5)], color, { o: 0.92 })
      return
    case 'lines':
      for (const t of [0.1, 0.2]) {
        f.poly(rect(x0, y0 + h * t, x1, y0 + h * (t + 0.05)), color, { o: 0.92 })
      }
      return
    case 'block':
      f.poly(
        [xy(x1 - w * 0.3, y0), xy(x1, y0), xy(x1, y1), xy(x1 - w * 0.3 + h * 0.3, y1)],
        color,
        {
          o: 0.92,
        },
      )
  }
}
