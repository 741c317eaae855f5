import { plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { points, rounded, shift, xyz } from '../space/points.ts'
import { circlePts, round } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'

/** A person at work, 178 cm, facing left: what tells how large a machine is. */
export function worker(
  st: Stage,
  [x, y, z]: [x: number, y: number, z: number],
  vest: string,
): void {
  const plain = { clean: true, flat: true } as const
  st.within([x, y, z], () => {
    plate(st, rounded('-11,4 -2,4 0,70 4,4 14,4 12,88 -12,88', 3), 10, '#2f3a4a', plain)
    plate(st, points('-16,0 -1,0 -1,5 -14,6'), 11, '#1f1d1b', plain)
    plate(st, rounded('-13,84 13,84 15,140 -12,142', 6), 13, vest, {
      ...plain,
      detail: (f) => f.poly(points('-13,102 14,102 14,108 -13,108'), '#e9e6dc'),
    })
    rod(st, [xyz(4, 136, 15), xyz(-6, 112, 17), xyz(-26, 108, 12)], 8, vest, { shadow: false })
    plate(st, circlePts([-1, 154], 11, 14), 9, '#a8754f', { ...plain, shadow: false })
    const helmet = round(shift(points('-18,0 12,0 12,8 4,17 -6,17 -13,9'), [-1, 156]), 4)
    plate(st, helmet, 11, '#f2f0ea', { ...plain, shadow: false })
  })
}
