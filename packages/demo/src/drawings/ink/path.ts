import type { V2 } from '../space/vector.ts'

/** Path data in short relative steps. */
export function relPath(pts: V2[], close = true): string {
  const [start, ...rest] = pts.map(([x, y]): V2 => [Math.round(x * 10), Math.round(y * 10)])
  if (!start) throw new Error('A path needs a point')
  let [px, py] = start
  let d = ''
  for (const [x, y] of rest) {
    if (x === px && y === py) continue
    const dx = String((x - px) / 10)
    const dy = String((y - py) / 10)
    d += (d === '' || dx.startsWith('-') ? '' : ' ') + dx + (dy.startsWith('-') ? '' : ' ') + dy
    px = x
    py = y
  }
  return `M${start[0] / 10} ${start[1] / 10}l${d || '0 0'}${close ? 'Z' : ''}`
}
