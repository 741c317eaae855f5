import { runningGear } from '../condition.ts'
import { topOf } from '../names.ts'

/** What a machine consists of, as far as an inspector looks at it. */
// oxfmt-ignore
export const COMPONENTS = [
  'frame', 'hourMeter', 'odometer', 'serviceBook',
  'engine', 'diesel', 'electricDrive', 'electrics', 'display',
  'hydraulics', 'workCircuit', 'swing', 'counterweight',
  'boom', 'liftArm', 'telescopicBoom', 'jib', 'pins', 'circle', 'scissor', 'mastSections',
  'tracks', 'tyresFront', 'tyresRear', 'gearbox', 'hydrostatic', 'axles', 'drivenAxles', 'brakes', 'steering',
  'cab', 'airCon', 'rops', 'alarms', 'lmi', 'emergencyStop', 'steps',
  'bucketTeeth', 'coupler', 'cuttingEdge', 'ripper', 'forks', 'mast', 'outriggers', 'wireRope', 'hookBlock',
  'platform', 'drum', 'vibrator', 'screed', 'conveyor', 'deliveryPipe', 'mixerDrum', 'jaw', 'kelly', 'rotary',
  'alternator', 'loadTest', 'canopy', 'tipperBody', 'tank', 'kingpin', 'deck', 'pto',
] as const
export type Component = (typeof COMPONENTS)[number]

type Components = readonly Component[]

const DIESEL: Components = ['engine', 'diesel', 'electrics', 'display', 'hourMeter']
const CAB: Components = ['cab', 'airCon', 'rops', 'alarms', 'steps']
const MACHINE: Components = [...DIESEL, ...CAB, 'hydraulics', 'workCircuit']
const WHEELS: Components = ['tyresFront', 'tyresRear', 'axles', 'brakes', 'steering']
const POWERSHIFT: Components = ['gearbox', 'drivenAxles']
const ROAD: Components = [
  ...(['engine', 'diesel', 'electrics', 'display', 'odometer', 'cab', 'airCon', 'alarms'] as const),
  ...POWERSHIFT,
]
const DIGGER: Components = [...MACHINE, 'swing', 'counterweight', 'boom', 'pins', 'bucketTeeth']
const CRANE: Components = [
  ...MACHINE,
  ...(['swing', 'counterweight', 'telescopicBoom', 'wireRope', 'hookBlock', 'lmi'] as const),
]
const TOWER: Components = ['electrics', 'mastSections', 'wireRope', 'emergencyStop', 'brakes']

/** Of every category of the first level, apart from what it moves on. */
const OF_TOP: Record<string, Components> = {
  excavators: [...DIGGER, 'coupler'],
  'wheel-loaders': [...MACHINE, ...POWERSHIFT, 'counterweight', 'liftArm', 'pins', 'cuttingEdge'],
  'backhoe-loaders': [
    ...MACHINE,
    ...POWERSHIFT,
    ...(['liftArm', 'boom', 'pins', 'bucketTeeth', 'outriggers'] as const),
  ],
  dozers: [...MACHINE, 'gearbox', 'brakes', 'cuttingEdge', 'ripper'],
  'motor-graders': [...MACHINE, ...POWERSHIFT, 'cuttingEdge', 'circle', 'ripper'],
  'skid-steers': [...MACHINE, 'hydrostatic', 'brakes', 'liftArm', 'pins', 'cuttingEdge', 'coupler'],
  'dump-trucks': [...MACHINE, ...POWERSHIFT, 'tipperBody', 'pins'],
  compaction: [...DIESEL, 'hydraulics', 'hydrostatic', 'brakes', 'rops', 'alarms', 'steps'],
  paving: [...DIESEL, 'hydraulics', 'hydrostatic', 'alarms', 'emergencyStop', 'steps'],
  'mobile-cranes': [...CRANE, ...POWERSHIFT, 'outriggers'],
  'tower-cranes': TOWER,
  'access-platforms': ['electrics', 'display', 'hourMeter', 'hydraulics', 'platform', 'alarms'],
  telehandlers: [...MACHINE, ...POWERSHIFT, 'telescopicBoom', 'forks', 'lmi', 'outriggers'],
  forklifts: ['electrics', 'display', 'hourMeter', 'hydraulics', 'rops', 'alarms', 'counterweight'],
  concrete: [...ROAD, 'hydraulics'],
  'crushing-screening': [...DIESEL, 'hydraulics', 'conveyor', 'emergencyStop', 'steps'],
  'drilling-piling': [...MACHINE, 'emergencyStop'],
  'power-air': [...DIESEL, 'canopy', 'emergencyStop'],
  'trucks-trailers': ROAD,
  agriculture: [...MACHINE, ...POWERSHIFT, 'pto'],
}

/** Of a leaf besides, where its kin do not have it. */
const BESIDES: Record<string, Components> = {
  'wheeled-excavators': [...POWERSHIFT, 'outriggers'],
  'material-handlers': [...POWERSHIFT, 'outriggers'],
  'single-drum-rollers': ['drum', 'vibrator', 'drivenAxles'],
  'tandem-rollers': ['drum', 'vibrator', 'steering'],
  'landfill-compactors': ['cab', 'airCon'],
  'plate-compactors': ['vibrator'],
  'asphalt-pavers': ['screed', 'conveyor'],
  'milling-machines': ['conveyor'],
  'asphalt-plants': ['conveyor'],
  'bitumen-sprayers': ['tank', ...POWERSHIFT, 'cab'],
  'tower-cranes-hammerhead': ['swing', 'counterweight', 'jib', 'hookBlock', 'lmi', 'cab', 'steps'],
  'tower-cranes-luffing': ['swing', 'counterweight', 'jib', 'hookBlock', 'lmi', 'cab', 'steps'],
  'tower-cranes-self-erecting': ['swing', 'counterweight', 'jib', 'hookBlock', 'lmi', 'hydraulics'],
  'passenger-hoists': ['platform', 'alarms', 'lmi'],
  'scissor-lifts': ['electricDrive', 'scissor', 'emergencyStop', 'lmi', 'brakes', 'steering'],
  'articulated-boom-lifts': [
    ...(['engine', 'diesel', 'hydrostatic', 'drivenAxles', 'swing', 'counterweight'] as const),
    ...(['telescopicBoom', 'pins', 'emergencyStop', 'lmi'] as const),
  ],
  'telescopic-boom-lifts': [
    ...(['engine', 'diesel', 'hydrostatic', 'drivenAxles', 'swing', 'counterweight'] as const),
    ...(['telescopicBoom', 'emergencyStop', 'lmi'] as const),
  ],
  'mast-lifts': ['electricDrive', 'mast', 'emergencyStop', 'lmi'],
  'spider-lifts': ['engine', 'diesel', 'telescopicBoom', 'outriggers', 'emergencyStop', 'lmi'],
  'telehandlers-rotating': ['swing', 'counterweight'],
  'forklifts-diesel': ['engine', 'diesel', ...POWERSHIFT, 'workCircuit', 'mast', 'forks'],
  'forklifts-lpg': ['engine', ...POWERSHIFT, 'workCircuit', 'mast', 'forks'],
  'forklifts-electric': ['electricDrive', 'workCircuit', 'mast', 'forks'],
  'forklifts-heavy': [
    ...(['engine', 'diesel', 'workCircuit', 'mast', 'forks', 'cab', 'airCon', 'steps'] as const),
    ...POWERSHIFT,
  ],
  'reach-trucks': ['electricDrive', 'workCircuit', 'mast', 'forks'],
  'reach-stackers': [
    ...(['engine', 'diesel', 'workCircuit', 'telescopicBoom', 'lmi', 'cab', 'steps'] as const),
    ...POWERSHIFT,
  ],
  'terminal-tractors': ['engine', 'diesel', ...POWERSHIFT, 'cab', 'airCon', 'steps'],
  'concrete-pumps-truck': ['hourMeter', 'deliveryPipe', 'boom', 'pins', 'swing', 'outriggers'],
  'concrete-pumps-line': ['hourMeter', 'deliveryPipe', 'emergencyStop'],
  'concrete-mixers': ['mixerDrum', 'steps'],
  'batching-plants': ['conveyor', 'mixerDrum', 'emergencyStop'],
  'self-loading-mixers': ['hourMeter', 'mixerDrum', 'liftArm', 'pins'],
  'jaw-crushers': ['jaw'],
  'rotary-drilling-rigs': ['swing', 'counterweight', 'kelly', 'rotary', 'wireRope'],
  'dth-drilling-rigs': ['rotary', 'mast'],
  'anchor-drilling-rigs': ['rotary', 'mast'],
  generators: ['alternator', 'loadTest'],
  'air-compressors': ['loadTest'],
  'light-towers': ['mast'],
  'welding-generators': ['alternator', 'loadTest'],
  'water-pumps': ['loadTest'],
  'tipper-trucks': ['hydraulics', 'tipperBody', 'steps'],
  'water-tankers': ['tank', 'steps'],
  'fuel-tankers': ['tank', 'steps'],
  'crane-trucks': ['hydraulics', 'telescopicBoom', 'outriggers', 'hookBlock', 'lmi'],
}

/** Of its kin, but not of this leaf. */
const WITHOUT: Record<string, Components> = {
  'crawler-cranes': ['outriggers', 'gearbox', 'drivenAxles'],
  'pick-and-carry-cranes': ['outriggers', 'counterweight'],
  'reach-trucks': ['counterweight'],
  'terminal-tractors': ['counterweight', 'rops'],
  'concrete-pumps-truck': ['odometer'],
  'concrete-pumps-line': ['odometer', 'cab', 'airCon', ...POWERSHIFT],
  'batching-plants': ['odometer', 'engine', 'diesel', 'cab', 'airCon', ...POWERSHIFT],
  'self-loading-mixers': ['odometer'],
  'plate-compactors': ['hydraulics', 'hydrostatic', 'rops', 'steps', 'display', 'brakes'],
  'piling-hammers': CAB,
  'vibro-hammers': CAB,
  'farm-implements': [...DIESEL, ...CAB, ...POWERSHIFT],
}

/** A trailer has no drive and no cab. */
const TRAILER: Components = ['electrics', 'kingpin', 'deck', ...WHEELS.slice(0, 4)]

function gearOf(category: string): Components {
  const gear = runningGear(category)
  if (gear === null) return []
  // A drum is in front of the one axle that has tyres.
  if (category === 'single-drum-rollers') return WHEELS.filter((one) => one !== 'tyresFront')
  if (gear === 'undercarriage') return ['tracks']
  // A skid steer has no axle that turns: it steers by its drives.
  return topOf(category) === 'skid-steers' ? ['tyresFront', 'tyresRear'] : WHEELS
}

/** What a machine of a leaf category consists of; an attachment is not inspected. */
export function componentsOf(category: string): ReadonlySet<Component> {
  const top = topOf(category)
  if (top === 'attachments') return new Set()
  const own = category.endsWith('-trailers')
    ? TRAILER
    : [...(OF_TOP[top] ?? []), ...(BESIDES[category] ?? []), ...gearOf(category)]
  const without = new Set(WITHOUT[category])
  return new Set<Component>(['frame', 'serviceBook', ...own.filter((one) => !without.has(one))])
}
