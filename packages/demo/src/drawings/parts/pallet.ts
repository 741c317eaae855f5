import { darker, lighter } from '../ink/color.ts'
import { box } from '../solids/prism.ts'
import type { Face } from '../space/face.ts'
import { xy, type Span } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'

const LOADS = {
  bricks: { color: '#b0603c', height: 62, rows: 7, bond: 0.5 },
  cartons: { color: '#c09a66', height: 76, rows: 3, bond: 0 },
}

interface PalletOptions {
  x: Span
  /** The floor it stands on. */
  y: number
  z: number
  half: number
  load: keyof typeof LOADS
}

/** A timber pallet with a strapped load. */
export function pallet(st: Stage, { x: [x0, x1], y, z, half, load }: PalletOptions): void {
  const wood = '#a5824f'
  const { color, height } = LOADS[load]
  for (const dz of [-half + 6, 0, half - 6]) {
    box(st, [x0, x1], [y, y + 8], [z + dz - 5, z + dz + 5], wood, { clean: true })
  }
  box(st, [x0, x1], [y + 8, y + 12], [z - half, z + half], lighter(wood, 0.1), { clean: true })
  const goods: Span = [y + 12, y + 12 + height]
  box(st, [x0 + 3, x1 - 3], goods, [z - half + 3, z + half - 3], color, {
    clean: true,
    detail: (f) => stack(f, x0 + 3, x1 - x0 - 6, y + 12, load),
  })
}

/** Joints between the goods, and two straps over them. */
function stack(f: Face, x: number, w: number, y: number, load: PalletOptions['load']): void {
  const { color, height, rows, bond } = LOADS[load]
  const joint = darker(color, 0.45)
  const row = (i: number) => y + (height * i) / rows
  for (let i = 1; i < rows; i++) {
    f.line([xy(x, row(i)), xy(x + w, row(i))], joint, { w: 1, o: 0.7 })
  }
  for (let i = 0; i < rows; i++) {
    for (let k = 1; k < 4; k++) {
      const across = x + (w * (k - (i % 2) * bond)) / 4
      f.line([xy(across, row(i)), xy(across, row(i + 1))], joint, { w: 1, o: 0.6 })
    }
  }
  for (const t of [0.25, 0.75]) {
    f.line([xy(x + w * t, y), xy(x + w * t, y + height)], '#26272a', { w: 2.4, o: 0.85 })
  }
}
