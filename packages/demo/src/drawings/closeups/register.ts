import { batteryDriven, hasPanel } from '../machines/drive.ts'
import type { Category } from '../machines/register.ts'
import { battery } from './battery.ts'
import { craneInside } from './cab-crane.ts'
import { truckInside } from './cab-truck.ts'
import { cabInside } from './cab.ts'
import type { CloseUp } from './close-up.ts'
import { engineSide } from './engine-side.ts'
import { engine } from './engine.ts'
import { meter } from './meter.ts'
import { panel } from './panel.ts'
import { plate } from './plate.ts'
import { winch } from './winch.ts'

const CRANES = new Set<Category>(['mobile-crane', 'tower-crane'])
const DRIVEN = new Set<Category>([
  'articulated-dump-truck',
  'concrete-mixer',
  'concrete-pump',
  'tipper-truck',
  'water-tanker',
])
/** The engine lies across the machine or in its flank. */
const SIDE_ENGINE = new Set<Category>([
  'crawler-excavator',
  'mini-excavator',
  'wheeled-excavator',
  'telehandler',
  'jaw-crusher',
  'drilling-rig',
  'boom-lift',
  'scissor-lift',
  'paver',
])

function station(c: CloseUp): string {
  // Machines without a cab show their control panel instead.
  if (hasPanel(c.category)) return panel(c)
  if (CRANES.has(c.category)) return craneInside(c)
  return DRIVEN.has(c.category) ? truckInside(c) : cabInside(c)
}

function power(c: CloseUp): string {
  if (c.category === 'tower-crane') return winch(c)
  if (batteryDriven(c)) return battery(c)
  return SIDE_ENGINE.has(c.category) ? engineSide(c) : engine(c)
}

/** A cab and a panel are both the place it is worked from. */
export const closeUps = { plate, meter, cab: station, panel: station, engine: power }

export const isCloseUp = (view: string): view is keyof typeof closeUps => view in closeUps
