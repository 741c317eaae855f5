import type { Ctx } from '../machines/machine.ts'

/** How a make builds its cabs, and how this one stands: door open or shut. */
export interface CabLook {
  /** How far the head of the windscreen lies behind (or before) the usual place. */
  rake: number
  /** Height against the usual cab. */
  rise: number
  /** Size against a machine drawn larger or smaller than the usual one. */
  scale: number
  roof: 'cap' | 'visor' | 'dome' | 'slab'
  glazing: 'plain' | 'slider' | 'bar' | 'low'
  lamps: 'pair' | 'four' | 'bar'
  beacon: 'rear' | 'front' | 'none'
  open: boolean
  /** A paper behind the glass, as sellers put there. */
  note: boolean
}

export function cabLook({ make, own, size, pose }: Ctx): CabLook {
  const extras = own.fork('cab')
  return {
    rake: make.pick('rake', [-15, -6, 2, 9]),
    rise: make.range('rise', 0.97, 1.06),
    scale: Math.min(1.14, Math.max(0.87, size ** -0.75)),
    roof: make.pick('roof', ['cap', 'visor', 'dome', 'slab']),
    glazing: make.pick('glazing', ['plain', 'slider', 'bar', 'low']),
    lamps: extras.pick(['pair', 'pair', 'four', 'bar']),
    beacon: extras.pick(['rear', 'rear', 'front', 'none']),
    open: extras.chance(0.14) && pose === 'parked',
    note: extras.chance(0.3),
  }
}
