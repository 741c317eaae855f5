import type { Unit } from '@ironsouq/contract/device/device.enums'

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
  unit?: Unit
  scale?: Scale
  /** What a repair costs on a machine of 20 t, in AED. */
  repair: number
}

const seen = (part: Part, repair: number): Point => ({ part, repair })
const measured = (
  part: Part,
  repair: number,
  unit: Unit,
  ...[ok, monitor, action]: readonly [Span, Span, Span]
): Point => ({ part, repair, unit, scale: { ok, monitor, action } })
/** Reckoned from what is left of the whole, not by chance. */
const worn = (part: 'undercarriage' | 'tyres', repair: number, unit: Unit): Point => ({
  part,
  repair,
  unit,
})

// oxfmt-ignore
export const POINTS = {
  serialPlate:    seen('identity', 800),
  hourMeter:      seen('identity', 1200),
  coldStart:      measured('engine', 3200, 'seconds', [1.4, 3], [4, 6], [8, 14]),
  smoke:          seen('engine', 9500),
  blowBy:         seen('engine', 24_000),
  engineLeaks:    seen('engine', 2400),
  oilSample:      seen('engine', 6500),
  acVent:         measured('cooling', 2800, 'celsius', [6, 11], [12, 15], [17, 26]),
  radiator:       seen('cooling', 4200),
  cycleTime:      measured('hydraulics', 8500, 'seconds', [2.8, 4], [4.4, 5.4], [6.2, 9]),
  drift:          measured('hydraulics', 5200, 'mm5min', [2, 10], [13, 26], [35, 80]),
  hydraulicLeaks: seen('hydraulics', 1900),
  swingPlay:      measured('structure', 26_000, 'mm', [0.3, 1.2], [1.5, 2.2], [3, 5]),
  boomCracks:     seen('structure', 7800),
  pinPlay:        measured('structure', 4600, 'mm', [0.4, 1.3], [1.6, 2.6], [3.2, 6]),
  frameCracks:    seen('structure', 9000),
  paint:          seen('structure', 5500),
  linkHeight:     worn('undercarriage', 21_000, 'percent'),
  bushings:       worn('undercarriage', 9000, 'percent'),
  shoes:          worn('undercarriage', 12_000, 'percent'),
  sprocket:       worn('undercarriage', 5600, 'percent'),
  idlers:         worn('undercarriage', 6800, 'percent'),
  rollers:        worn('undercarriage', 9400, 'percent'),
  tyresFront:     worn('tyres', 11_000, 'mm'),
  tyresRear:      worn('tyres', 11_000, 'mm'),
  transmission:   seen('drivetrain', 22_000),
  axles:          seen('drivetrain', 8800),
  brakes:         seen('drivetrain', 4800),
  steering:       seen('drivetrain', 3600),
  electrics:      seen('electrics', 1700),
  monitor:        seen('electrics', 3900),
  cabInterior:    seen('cab', 2600),
  rops:           seen('safety', 12_000),
  alarms:         seen('safety', 650),
  lmi:            seen('safety', 14_000),
  emergencyStop:  seen('safety', 900),
  teeth:          measured('attachments', 2100, 'percent', [8, 45], [50, 72], [80, 100]),
  coupler:        seen('attachments', 3400),
  cuttingEdge:    measured('attachments', 3800, 'percent', [8, 45], [50, 72], [80, 100]),
  ripperTip:      measured('attachments', 1500, 'percent', [8, 45], [50, 72], [80, 100]),
  circlePlay:     measured('structure', 11_000, 'mm', [0.5, 1.6], [2, 3], [4, 8]),
  forks:          measured('attachments', 2600, 'percent', [2, 6], [7, 9], [11, 16]),
  mastChains:     measured('attachments', 3000, 'percent', [0.3, 1.5], [1.8, 2.6], [3.1, 5]),
  boomPads:       measured('structure', 5400, 'mm', [0.8, 2.2], [2.6, 3.8], [4.5, 8]),
  outriggers:     seen('structure', 7200),
  wireRope:       measured('attachments', 8600, 'percent', [0, 3], [4, 6], [8, 15]),
  hookBlock:      seen('attachments', 4100),
  platform:       seen('attachments', 3300),
  scissorPins:    measured('structure', 4900, 'mm', [0.3, 1], [1.3, 2], [2.6, 5]),
  drumShell:      seen('attachments', 9800),
  vibration:      measured('hydraulics', 7400, 'Hz', [29, 34], [25, 28], [12, 20]),
  screedPlates:   measured('attachments', 13_000, 'mm', [9, 13], [6, 8], [2, 5]),
  conveyor:       seen('attachments', 6700),
  pipeWall:       measured('attachments', 16_000, 'mm', [4, 6], [2.8, 3.6], [1, 2.2]),
  drumBlades:     measured('attachments', 18_000, 'mm', [4, 6], [2.6, 3.4], [0.8, 2]),
  jawPlates:      measured('attachments', 21_000, 'percent', [10, 45], [55, 75], [85, 100]),
  kelly:          measured('attachments', 34_000, 'percent', [8, 40], [50, 70], [80, 95]),
  rotaryDrive:    seen('hydraulics', 27_000),
  alternator:     seen('electrics', 9200),
  loadTest:       measured('engine', 12_000, 'percent', [96, 100], [84, 92], [55, 75]),
  canopyDoors:    seen('structure', 2200),
  tipperBody:     seen('attachments', 8300),
  tankShell:      seen('attachments', 6100),
  kingpin:        seen('structure', 3500),
  deck:           seen('attachments', 5800),
  pto:            seen('drivetrain', 4400),
  mastBolts:      seen('structure', 15_000),
} as const satisfies Record<string, Point>

export type PointCode = keyof typeof POINTS
export const POINT_CODES = Object.keys(POINTS) as PointCode[]
export const pointOf = (code: PointCode): Point => POINTS[code]
