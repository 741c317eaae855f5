import type { Rng } from '../rng.ts'
import type { Angles } from '../space/camera.ts'

export const machineViews = [
  'side',
  'quarter',
  'working',
  'rear',
  'right',
  'undercarriage',
  'tyre',
] as const

export type MachineView = (typeof machineViews)[number]

/** Where the photographer stands. */
export function anglesOf(view: MachineView, r: Rng): Angles {
  const j = r.range(-1, 1)
  switch (view) {
    case 'quarter':
      return { turn: 36 + j * 5, tilt: 11 + r.range(-1.5, 2) }
    case 'rear':
      return { turn: -(36 + j * 6), tilt: 11 + r.range(-1.5, 2) }
    case 'undercarriage':
    case 'tyre':
      return { turn: r.range(20, 30), tilt: 9 }
    case 'right':
      return { turn: 180 + (r.chance(0.5) ? 1 : -1) * r.range(12, 22), tilt: 8.5 }
    case 'side':
    case 'working':
      return { turn: (r.chance(0.78) ? 1 : -1) * r.range(11, 19), tilt: r.range(6.5, 9) }
  }
}
