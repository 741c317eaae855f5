import { darker, lighter } from '../ink/color.ts'
import type { Rng } from '../rng.ts'
import { box, plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { points, shift, xy, xyz } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'
import type { V2 } from '../space/vector.ts'

/** A load in slings below a hook: pipes, beams or a concrete panel, `k` as large as usual. */
export function hungLoad(st: Stage, hook: V2, k: number, r: Rng): void {
  const [x, y] = hook
  const half = 130 * k
  const low = y - 120 * k
  for (const s of [-1, 1]) {
    for (const z of [-14 * k, 14 * k]) {
      rod(st, [xyz(x, y, 0), xyz(x + s * half * 0.62, low, z)], 2.2 * k, '#35332f', {
        shadow: false,
      })
    }
  }
  const kind = r.pick(['pipes', 'beams', 'panel'])
  if (kind === 'pipes') pipes(st, [x, low], k, half, r.pick(['#8b9094', '#b0603c', '#3f6f8f']))
  else if (kind === 'beams') beams(st, [x, low], k, half)
  else {
    box(st, [x - half, x + half], [low - 66 * k, low], 9 * k, '#b5b0a6', {
      clean: true,
      detail: (f) => {
        const y0 = low - 54 * k
        f.poly(
          [
            xy(x - 40 * k, y0),
            xy(x + 40 * k, y0),
            xy(x + 40 * k, low - 14 * k),
            xy(x - 40 * k, low - 14 * k),
          ],
          '#77736b',
        )
      },
    })
  }
}

function pipes(st: Stage, [x, y]: V2, k: number, half: number, color: string): void {
  const w = 20 * k
  const rows: [number, number][] = points('-1,-1.5 0,-1.5 1,-1.5 -0.5,-0.6 0.5,-0.6')
  for (const [z, v] of rows) {
    const at = (end: number) => xyz(x + end * half, y + v * w * 0.95, z * w)
    rod(st, [at(-1), at(1)], w, color, { cap: 'butt' })
  }
  for (const s of [-1, 1]) {
    box(st, [x + s * half * 0.6 - 3, x + s * half * 0.6 + 3], [y - 2 * w, y], 1.6 * w, '#26272a', {
      clean: true,
      shadow: false,
    })
  }
}

/** Rolled sections in a bundle; the web lies behind the flanges. */
function beams(st: Stage, [x, y]: V2, k: number, half: number): void {
  const color = '#8f4a32'
  for (const z of [-24, 0, 24]) {
    const at = z * k
    box(st, [x - half, x + half], [y - 34 * k, y - 6 * k], [at - 2, at + 2], darker(color, 0.25), {
      clean: true,
    })
    for (const v of [-38, -6]) {
      const flange = shift(
        [xy(-half, 0), xy(half, 0), xy(half, 5 * k), xy(-half, 5 * k)],
        [x, y + v * k],
      )
      plate(st, flange, [at - 10 * k, at + 10 * k], lighter(color, 0.08), { clean: true })
    }
  }
}
