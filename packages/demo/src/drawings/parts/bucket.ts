import { darker, lighter, mix } from '../ink/color.ts'
import { at } from '../list.ts'
import { plate, type SideDrawing } from '../solids/prism.ts'
import { pin } from '../solids/rod.ts'
import { atZ, points, rect, xy } from '../space/points.ts'
import { bounds, round, type Bounds } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import { middle, type V2 } from '../space/vector.ts'
import { turned } from './frame.ts'

/** Seen from the side, about the pin it hangs from. */
const SHELL = points(
  '22,14 18,-20 34,-128 40,-152 8,-156 -46,-142 -88,-104 -98,-62 -84,-20 -58,6 -30,16',
)
const CORNERS = [4, 6, 4, 2, 8, 40, 30, 30, 30, 14, 8]

/** Extent of a curled bucket about its pin. */
export const bucketBounds = (curl: number, k: number): Bounds =>
  bounds(SHELL.map(turned([0, 0], curl, k)))

interface BucketOptions {
  pin: V2
  curl: number
  /** Scale; 1 fits a machine of 22 t. */
  k: number
  z: number
  /** Half its width. */
  half: number
  color: string
  /** None on a bucket for grading. */
  teeth: number
  /** -1 for gear that points right. */
  mirror: 1 | -1
}

export function bucket(st: Stage, o: BucketOptions): void {
  const { k, z, half, color, mirror } = o
  const place = turned(o.pin, o.curl, k)
  const shape = (text: string) =>
    points(text).map((p): V2 => {
      const [x, y] = place(p)
      return [mirror * x, y]
    })
  // Teeth: far ones first.
  for (let i = 0; i < o.teeth; i++) {
    const tooth = z - half + 6 * k + ((2 * half - 12 * k) * i) / (o.teeth - 1)
    plate(st, shape('28,-146 42,-140 54,-182 46,-184'), [tooth - 5 * k, tooth + 5 * k], '#8d877c', {
      shadow: false,
      flat: true,
      clean: true,
    })
  }
  const shell = SHELL.map(place).map(([x, y]): V2 => [mirror * x, y])
  const corners = CORNERS.map((r) => r * k)
  const mouthLine = shape('34,-128 18,-20')
  plate(st, round(shell, corners), [z - half, z + half], color, {
    detail: (f) => {
      const worn = shape('34,-128 40,-152 8,-156 -46,-142 -60,-130 -30,-128 4,-138')
      const back = shape('-50,-2 -74,-30 -86,-66 -76,-100 -40,-130')
      f.poly(worn, mix(color, '#a39c90', 0.5), { o: 0.8 })
      f.line(shape('10,-6 24,-126'), lighter(color, 0.5), { w: 2.4, o: 0.6 })
      f.line(back, darker(color, 0.5), { w: 2, o: 0.6 })
      f.bolts(shape('22,-60 26,-90'), 3.4 * k, '#7b756b')
    },
    sides: mouth(mouthLine, half - 5 * k, color).map(({ at, draw }) => ({
      at,
      draw: (f, len) => {
        f.origin = [f.origin[0], f.origin[1], z]
        draw(f, len)
      },
    })),
  })
  const ear = round(shape('20,-30 18,12 4,20 -46,20 -62,2 -60,-24'), 10 * k)
  for (const s of [-1, 1]) {
    const side = z + s * 24 * k
    plate(st, ear, [side - 3, side + 3], darker(color, 0.1), { shadow: false, clean: true })
    shape('0,0 -42,2').forEach((p, i) => {
      pin(st, atZ(p, side + s * 4), (9 - i) * k, '#77716a')
    })
  }
}

/** The open mouth of a bucket, edge by edge along the given points: dark inside, lit at the lip. */
export function mouth(pts: V2[], half: number, steel: string): SideDrawing[] {
  const wall = darker(steel, 0.6)
  return pts.slice(1).map((b, i) => {
    const depth = i / (pts.length - 1)
    return {
      at: middle(at(pts, i), b),
      draw: (f, len) => {
        f.poly(rect(-half, 0, half, len), darker(steel, 0.42 + depth * 0.2))
        if (i === 0) {
          const inner = half - 10
          const lip = [xy(-half, 0), xy(half, 0), xy(inner, len * 0.5), xy(-inner, len * 0.5)]
          f.poly(lip, lighter(steel, 0.14))
        }
        for (const z of [-half, half]) f.line([xy(z, 0), xy(z, len)], wall, { w: 2 })
      },
    }
  })
}
