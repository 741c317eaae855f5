import type { Emission } from '../../machines/device/device.enums.ts'
import type { DeviceCard } from '../../machines/device/device.schema.ts'
import type { Destination } from './landed-cost.schema.ts'

export type ExportFit = 'ready' | 'deTier' | 'notAdvised' | 'tooOld'

interface Engine {
  /** The most sulphur its aftertreatment tolerates; without one there is no limit. */
  ppm: number
  /** The maker sells a kit that removes the aftertreatment. */
  kit: boolean
}

const ANY: Engine = { ppm: Infinity, kit: true }

// oxfmt-ignore
const ENGINE: Record<Emission, Engine> = {
  none: ANY, tier1: ANY, tier2: ANY, tier3: ANY, nr3: ANY, cev3: ANY,
  euro3:  { ppm: 500, kit: true },
  euro4:  { ppm: 50,  kit: true },
  tier4i: { ppm: 15,  kit: true },
  tier4f: { ppm: 15,  kit: true },
  nr4:    { ppm: 15,  kit: true },
  cev4:   { ppm: 15,  kit: true },
  stageV: { ppm: 15,  kit: false },
  cev5:   { ppm: 15,  kit: false },
  euro5:  { ppm: 15,  kit: false },
  euro6:  { ppm: 15,  kit: false },
}

/** Whether a machine may be imported, and whether its engine runs on the local diesel. */
export function exportFit(
  { emission, yearMade }: Pick<DeviceCard, 'emission' | 'yearMade'>,
  { fuelPpm, ageLimitYears }: Pick<Destination, 'fuelPpm' | 'ageLimitYears'>,
  year: number,
): ExportFit {
  if (ageLimitYears !== null && year - yearMade > ageLimitYears) return 'tooOld'
  const { ppm, kit } = ENGINE[emission]
  if (fuelPpm <= ppm) return 'ready'
  return kit ? 'deTier' : 'notAdvised'
}
