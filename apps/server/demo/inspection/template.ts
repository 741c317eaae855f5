import { runningGear } from '../condition.ts'
import { topOf } from '../names.ts'
import type { PointCode } from './points.ts'

const IDENTITY = ['serialPlate', 'hourMeter'] as const
const ENGINE = ['coldStart', 'smoke', 'blowBy', 'engineLeaks', 'oilSample', 'radiator'] as const
const HYDRAULICS = ['cycleTime', 'drift', 'hydraulicLeaks'] as const
const ELECTRICS = ['electrics', 'monitor'] as const
const CAB = ['acVent', 'cabInterior', 'rops', 'alarms'] as const
const BODY = ['frameCracks', 'paint'] as const
const TRACKS = ['linkHeight', 'bushings', 'shoes', 'sprocket', 'idlers', 'rollers'] as const
const WHEELS = ['tyresFront', 'tyresRear', 'transmission', 'axles', 'brakes', 'steering'] as const

const DIESEL = [...IDENTITY, ...ENGINE, ...ELECTRICS, ...BODY]
const MACHINE = [...DIESEL, ...HYDRAULICS, ...CAB]
const ROAD = [...DIESEL.filter((code) => code !== 'hourMeter'), ...CAB]

/** By the first level of the tree: what is looked at besides what the machine moves on. */
const TEMPLATES: Record<string, readonly PointCode[]> = {
  excavators: [...MACHINE, 'swingPlay', 'boomCracks', 'pinPlay', 'teeth', 'coupler'],
  'wheel-loaders': [...MACHINE, 'boomCracks', 'pinPlay', 'cuttingEdge'],
  'backhoe-loaders': [...MACHINE, 'boomCracks', 'pinPlay', 'teeth', 'outriggers'],
  dozers: [...MACHINE, 'cuttingEdge', 'ripperTip', 'transmission', 'brakes'],
  'motor-graders': [...MACHINE, 'cuttingEdge', 'circlePlay', 'ripperTip'],
  'skid-steers': [...MACHINE, 'boomCracks', 'pinPlay', 'cuttingEdge', 'coupler'],
  'dump-trucks': [...MACHINE, 'tipperBody', 'pinPlay'],
  compaction: [...DIESEL, 'hydraulicLeaks', 'rops', 'alarms', 'drumShell', 'vibration'],
  paving: [...DIESEL, 'hydraulicLeaks', 'alarms', 'emergencyStop', 'screedPlates', 'conveyor'],
  'mobile-cranes': [
    ...MACHINE,
    ...(['swingPlay', 'boomPads', 'outriggers', 'wireRope', 'hookBlock', 'lmi'] as const),
  ],
  'tower-cranes': [
    ...(['serialPlate', 'electrics', 'paint', 'swingPlay', 'mastBolts', 'boomCracks'] as const),
    ...(['wireRope', 'hookBlock', 'lmi', 'emergencyStop', 'brakes', 'cabInterior'] as const),
  ],
  'access-platforms': [
    ...IDENTITY,
    ...ELECTRICS,
    ...BODY,
    ...(['hydraulicLeaks', 'platform', 'emergencyStop', 'alarms', 'lmi'] as const),
  ],
  telehandlers: [...MACHINE, 'boomPads', 'forks', 'lmi', 'outriggers'],
  forklifts: [
    ...IDENTITY,
    ...ELECTRICS,
    ...BODY,
    'hydraulicLeaks',
    'drift',
    'forks',
    'mastChains',
    'rops',
    'alarms',
  ],
  concrete: [...ROAD, 'hydraulicLeaks'],
  'crushing-screening': [...DIESEL, 'hydraulicLeaks', 'jawPlates', 'conveyor', 'emergencyStop'],
  'drilling-piling': [...MACHINE, 'swingPlay', 'kelly', 'rotaryDrive', 'wireRope'],
  'power-air': [...DIESEL, 'loadTest', 'canopyDoors', 'emergencyStop'],
  'trucks-trailers': ROAD,
  agriculture: [...MACHINE, 'pto'],
}

/** Of these leaves, besides. */
const MORE: Record<string, readonly PointCode[]> = {
  'scissor-lifts': ['scissorPins', 'brakes'],
  'articulated-boom-lifts': [...ENGINE, 'swingPlay', 'boomPads', 'pinPlay'],
  'telescopic-boom-lifts': [...ENGINE, 'swingPlay', 'boomPads'],
  'forklifts-diesel': ENGINE,
  'forklifts-heavy': [...ENGINE, 'acVent', 'cabInterior'],
  'concrete-pumps-truck': ['pipeWall', 'boomCracks', 'swingPlay', 'outriggers'],
  'concrete-mixers': ['drumBlades', 'conveyor'],
  generators: ['alternator'],
  'tipper-trucks': ['tipperBody', 'hydraulicLeaks'],
  'water-tankers': ['tankShell'],
  'fuel-tankers': ['tankShell'],
}

/** A trailer has no engine, a bucket nothing that an inspector would be sent for. */
const TRAILER: readonly PointCode[] = [
  'serialPlate',
  'frameCracks',
  'paint',
  'tyresFront',
  'tyresRear',
  'axles',
  'brakes',
  'electrics',
  'kingpin',
  'deck',
]

const gearOf = (category: string): readonly PointCode[] => {
  const gear = runningGear(category)
  // A drum is in front of the one axle that has tyres.
  if (category === 'single-drum-rollers') return WHEELS.filter((code) => code !== 'tyresFront')
  if (gear === 'undercarriage') return TRACKS
  return gear === 'tyres' ? WHEELS : []
}

/** What an inspector looks at on a machine of a leaf category; nothing of attachments. */
export function templateOf(category: string): readonly PointCode[] {
  const top = topOf(category)
  if (top === 'attachments') return []
  if (category.endsWith('-trailers')) return TRAILER
  const own = [...(TEMPLATES[top] ?? []), ...(MORE[category] ?? []), ...gearOf(category)]
  return [...new Set(own)]
}
