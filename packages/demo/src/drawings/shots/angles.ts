import type { Rng } from '../rng.ts'
import type { Angles } from '../space/camera.ts'

export const machineViews = [
  'side',
  'quarter',
  'working',
  'rear',
  'right',
  'quarter-right',
  'rear-right',
  'front',
  'undercarriage',
  'tyre',
  'tool',
] as const

export type MachineView = (typeof machineViews)[number]

/** Near looks: part of the machine fills the picture. */
const nearViews = ['undercarriage', 'tyre', 'tool'] as const

export type NearView = (typeof nearViews)[number]

/** Parts of a track that an inspector looks at one by one. */
export const gearDetails = ['links', 'bushings', 'shoes', 'sprocket', 'idlers', 'rollers'] as const

export type GearDetail = (typeof gearDetails)[number]

export const isNear = (view: MachineView): view is NearView =>
  (nearViews as readonly string[]).includes(view)

/** Where the photographer stands; some machines have their tool behind. */
export function anglesOf(view: MachineView, r: Rng, behind = false): Angles {
  const j = r.range(-1, 1)
  switch (view) {
    case 'quarter':
      return { turn: 36 + j * 5, tilt: 11 + r.range(-1.5, 2) }
    case 'rear':
      return { turn: -(36 + j * 6), tilt: 11 + r.range(-1.5, 2) }
    case 'quarter-right':
      return { turn: 180 - (34 + j * 5), tilt: 11 + r.range(-1.5, 2) }
    case 'rear-right':
      return { turn: 180 + (34 + j * 6), tilt: 11 + r.range(-1.5, 2) }
    case 'front':
      return { turn: 68 + j * 5, tilt: 9 }
    case 'undercarriage':
      return { turn: r.range(20, 30), tilt: 9 }
    case 'tyre':
      return { turn: -r.range(16, 26), tilt: 8 }
    case 'tool':
      return { turn: (behind ? -1 : 1) * r.range(34, 44), tilt: 13 }
    case 'right':
      return { turn: 180 + (r.chance(0.5) ? 1 : -1) * r.range(12, 22), tilt: 8.5 }
    case 'side':
    case 'working':
      return { turn: (r.chance(0.78) ? 1 : -1) * r.range(11, 19), tilt: r.range(6.5, 9) }
  }
}
