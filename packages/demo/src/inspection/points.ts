import type { ProofKind, Unit } from '@ironsouq/contract/machines/device/device.enums'
import type { Component } from './components.ts'

/** Points of one part stand together in a report. */
export const PARTS = [
  'identity',
  'engine',
  'cooling',
  'hydraulics',
  'structure',
  'undercarriage',
  'tyres',
  'drivetrain',
  'electrics',
  'cab',
  'safety',
  'attachments',
] as const
export type Part = (typeof PARTS)[number]

/** From where to where a measure lies while its point is fine, to be watched, or to be repaired. */
export interface Scale {
  ok: Span
  monitor: Span
  action: Span
}
type Span = readonly [from: number, to: number]

export interface Point {
  part: Part
  /** Only a machine that has one of these is examined for it. */
  of: readonly Component[]
  unit?: Unit
  scale?: Scale
  /** What a repair costs on a machine of 20 t, in AED; a document is not repaired. */
  repair: number | null
  /** The fact of the listing that this point proves. */
  verifies?: ProofKind
}

type Of = Component | readonly Component[]
const listed = (of: Of): readonly Component[] => (typeof of === 'string' ? [of] : of)

const seen = (part: Part, of: Of, repair: number): Point => ({ part, of: listed(of), repair })
const proof = (of: Of, verifies: ProofKind, repair: number | null): Point => ({
  part: 'identity',
  of: listed(of),
  repair,
  verifies,
})
const measured = (
  part: Part,
  of: Of,
  repair: number,
  unit: Unit,
  ...[ok, monitor, action]: readonly [Span, Span, Span]
): Point => ({ part, of: listed(of), repair, unit, scale: { ok, monitor, action } })
/** Calculated from what is left of the whole, not by chance. */
const worn = (part: 'undercarriage' | 'tyres', of: Of, repair: number, unit: Unit): Point => ({
  part,
  of: listed(of),
  repair,
  unit,
})

// oxfmt-ignore
export const POINTS = {
  serialPlate:    proof('frame', 'identity', 800),
  hourMeter:      proof('hourMeter', 'hours', 1200),
  odometer:       proof('odometer', 'hours', 1200),
  buildYear:      proof('frame', 'year', null),
  serviceRecord:  proof('serviceBook', 'serviceBook', null),
  coldStart:      measured('engine', 'engine', 3200, 'seconds', [1.4, 3], [4, 6], [8, 14]),
  smoke:          seen('engine', 'engine', 9500),
  blowBy:         seen('engine', 'engine', 24_000),
  engineLeaks:    seen('engine', 'engine', 2400),
  oilSample:      seen('engine', 'engine', 6500),
  airFilter:      seen('engine', 'engine', 900),
  acVent:         measured('cooling', 'airCon', 2800, 'celsius', [6, 11], [12, 15], [17, 26]),
  radiator:       seen('cooling', 'engine', 4200),
  coolant:        seen('cooling', 'engine', 700),
  cycleTime:      measured('hydraulics', 'workCircuit', 8500, 'seconds', [2.8, 4], [4.4, 5.4], [6.2, 9]),
  drift:          measured('hydraulics', 'workCircuit', 5200, 'mm5min', [2, 10], [13, 26], [35, 80]),
  hydraulicLeaks: seen('hydraulics', 'hydraulics', 1900),
  cylinderRods:   seen('hydraulics', 'workCircuit', 4300),
  hoses:          seen('hydraulics', 'hydraulics', 1600),
  swingPlay:      measured('structure', 'swing', 26_000, 'mm', [0.3, 1.2], [1.5, 2.2], [3, 5]),
  boomCracks:     seen('structure', 'boom', 7800),
  liftArmCracks:  seen('structure', 'liftArm', 7400),
  jibCracks:      seen('structure', 'jib', 9800),
  pinPlay:        measured('structure', 'pins', 4600, 'mm', [0.4, 1.3], [1.6, 2.6], [3.2, 6]),
  frameCracks:    seen('structure', 'frame', 9000),
  paint:          seen('structure', 'frame', 5500),
  linkHeight:     worn('undercarriage', 'tracks', 21_000, 'percent'),
  bushings:       worn('undercarriage', 'tracks', 9000, 'percent'),
  shoes:          worn('undercarriage', 'tracks', 12_000, 'percent'),
  sprocket:       worn('undercarriage', 'tracks', 5600, 'percent'),
  idlers:         worn('undercarriage', 'tracks', 6800, 'percent'),
  rollers:        worn('undercarriage', 'tracks', 9400, 'percent'),
  tyresFront:     worn('tyres', 'tyresFront', 11_000, 'mm'),
  tyresRear:      worn('tyres', 'tyresRear', 11_000, 'mm'),
  transmission:   seen('drivetrain', 'gearbox', 22_000),
  hydrostatics:   seen('drivetrain', 'hydrostatic', 16_000),
  driveMotors:    seen('drivetrain', 'electricDrive', 5200),
  axles:          seen('drivetrain', 'axles', 8800),
  brakes:         seen('drivetrain', 'brakes', 4800),
  steering:       seen('drivetrain', 'steering', 3600),
  electrics:      seen('electrics', 'electrics', 1700),
  driveBattery:   measured('electrics', 'electricDrive', 14_000, 'percent', [78, 100], [62, 74], [30, 55]),
  monitor:        seen('electrics', 'display', 3900),
  cabInterior:    seen('cab', 'cab', 2600),
  rops:           seen('safety', 'rops', 12_000),
  steps:          seen('safety', 'steps', 1400),
  alarms:         seen('safety', 'alarms', 650),
  extinguisher:   seen('safety', ['cab', 'rops', 'canopy'], 250),
  lmi:            seen('safety', 'lmi', 14_000),
  emergencyStop:  seen('safety', 'emergencyStop', 900),
  teeth:          measured('attachments', 'bucketTeeth', 2100, 'percent', [8, 45], [50, 72], [80, 100]),
  coupler:        seen('attachments', 'coupler', 3400),
  cuttingEdge:    measured('attachments', 'cuttingEdge', 3800, 'percent', [8, 45], [50, 72], [80, 100]),
  ripperTip:      measured('attachments', 'ripper', 1500, 'percent', [8, 45], [50, 72], [80, 100]),
  circlePlay:     measured('structure', 'circle', 11_000, 'mm', [0.5, 1.6], [2, 3], [4, 8]),
  forks:          measured('attachments', 'forks', 2600, 'percent', [2, 6], [7, 9], [11, 16]),
  mastChains:     measured('attachments', 'mast', 3000, 'percent', [0.3, 1.5], [1.8, 2.6], [3.1, 5]),
  boomPads:       measured('structure', 'telescopicBoom', 5400, 'mm', [0.8, 2.2], [2.6, 3.8], [4.5, 8]),
  outriggers:     seen('structure', 'outriggers', 7200),
  wireRope:       measured('attachments', 'wireRope', 8600, 'percent', [0, 3], [4, 6], [8, 15]),
  hookBlock:      seen('attachments', 'hookBlock', 4100),
  platform:       seen('attachments', 'platform', 3300),
  scissorPins:    measured('structure', 'scissor', 4900, 'mm', [0.3, 1], [1.3, 2], [2.6, 5]),
  drumShell:      seen('attachments', 'drum', 9800),
  vibration:      measured('hydraulics', 'vibrator', 7400, 'Hz', [29, 34], [25, 28], [12, 20]),
  screedPlates:   measured('attachments', 'screed', 13_000, 'mm', [9, 13], [6, 8], [2, 5]),
  conveyor:       seen('attachments', 'conveyor', 6700),
  pipeWall:       measured('attachments', 'deliveryPipe', 16_000, 'mm', [4, 6], [2.8, 3.6], [1, 2.2]),
  drumBlades:     measured('attachments', 'mixerDrum', 18_000, 'mm', [4, 6], [2.6, 3.4], [0.8, 2]),
  jawPlates:      measured('attachments', 'jaw', 21_000, 'percent', [10, 45], [55, 75], [85, 100]),
  kelly:          measured('attachments', 'kelly', 34_000, 'percent', [8, 40], [50, 70], [80, 95]),
  rotaryDrive:    seen('hydraulics', 'rotary', 27_000),
  alternator:     seen('electrics', 'alternator', 9200),
  loadTest:       measured('engine', 'loadTest', 12_000, 'percent', [96, 100], [84, 92], [55, 75]),
  canopyDoors:    seen('structure', 'canopy', 2200),
  tipperBody:     seen('attachments', 'tipperBody', 8300),
  tankShell:      seen('attachments', 'tank', 6100),
  kingpin:        seen('structure', 'kingpin', 3500),
  deck:           seen('attachments', 'deck', 5800),
  pto:            seen('drivetrain', 'pto', 4400),
  mastBolts:      seen('structure', 'mastSections', 15_000),
} as const satisfies Record<string, Point>

export type PointCode = keyof typeof POINTS
export const POINT_CODES = Object.keys(POINTS) as PointCode[]
export const pointOf = (code: PointCode): Point => POINTS[code]
