import { telehandlers, workPlatforms } from './access.ts'
import { attachments } from './attachments.ts'
import { backhoeLoaders, skidSteers } from './compact-loaders.ts'
import { mobileCranes, towerCranes } from './cranes.ts'
import { dozers, dumpTrucks, graders } from './earthmoving.ts'
import { excavators } from './excavators.ts'
import { farmTractors } from './farm.ts'
import { forklifts } from './forklifts.ts'
import { wheelLoaders } from './loaders.ts'
import { miniExcavators } from './mini-excavators.ts'
import type { DemoModel } from './model.ts'
import { plant } from './plant.ts'
import { compressors, generators } from './power.ts'
import { pavers, rollers } from './road.ts'
import { withShippingSize } from './shipping-sizes.ts'
import { trucks } from './trucks.ts'

/** Every model family that demo machines are made of. */
export const demoModels: readonly DemoModel[] = [
  ...miniExcavators,
  ...excavators,
  ...wheelLoaders,
  ...skidSteers,
  ...backhoeLoaders,
  ...dozers,
  ...graders,
  ...dumpTrucks,
  ...rollers,
  ...pavers,
  ...mobileCranes,
  ...towerCranes,
  ...workPlatforms,
  ...telehandlers,
  ...forklifts,
  ...plant,
  ...generators,
  ...compressors,
  ...trucks,
  ...farmTractors,
  ...attachments,
].map(withShippingSize)
