import { accessPlatforms } from './access-platforms.ts'
import { agriculture } from './agriculture.ts'
import { attachments } from './attachments.ts'
import { backhoeLoaders } from './backhoe-loaders.ts'
import type { DemoCategory } from './category.ts'
import { compaction } from './compaction.ts'
import { concrete } from './concrete.ts'
import { crushingScreening } from './crushing-screening.ts'
import { dozers } from './dozers.ts'
import { drillingPiling } from './drilling-piling.ts'
import { dumpTrucks } from './dump-trucks.ts'
import { excavators } from './excavators.ts'
import { forklifts } from './forklifts.ts'
import { mobileCranes } from './mobile-cranes.ts'
import { motorGraders } from './motor-graders.ts'
import { paving } from './paving.ts'
import { powerAir } from './power-air.ts'
import { skidSteers } from './skid-steers.ts'
import { telehandlers } from './telehandlers.ts'
import { towerCranes } from './tower-cranes.ts'
import { trucksTrailers } from './trucks-trailers.ts'
import { wheelLoaders } from './wheel-loaders.ts'

/** The categories in the order the shop shows them. */
export const categoryTree: readonly DemoCategory[] = [
  excavators,
  wheelLoaders,
  backhoeLoaders,
  dozers,
  motorGraders,
  skidSteers,
  dumpTrucks,
  compaction,
  paving,
  mobileCranes,
  towerCranes,
  accessPlatforms,
  telehandlers,
  forklifts,
  concrete,
  crushingScreening,
  drillingPiling,
  powerAir,
  trucksTrailers,
  agriculture,
  attachments,
]
