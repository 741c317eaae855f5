import type { Unit } from '@ironsouq/contract/machines/device/device.enums'

type Better = 'more' | 'less'

interface Measure {
  kind: 'number'
  /** Null is a plain count. */
  unit: Unit | null
  min: number
  max: number
  better?: Better
}

const measure = (unit: Unit | null, min: number, max: number, better?: Better): Measure => ({
  kind: 'number',
  unit,
  min,
  max,
  ...(better && { better }),
})
const choice = <const Options extends readonly string[]>(...options: Options) => ({
  kind: 'choice' as const,
  options,
})
const flag = { kind: 'flag' } as const

/** What can be said of demo machines, and between which figures it is believed. */
// oxfmt-ignore
export const SPEC_FIELDS = {
  operatingWeight: measure('kg', 100, 200_000),
  power:           measure('kW', 5, 1500, 'more'),

  bucket:          measure('m3', 0.02, 12, 'more'),
  digDepth:        measure('m', 1, 20, 'more'),
  reach:           measure('m', 2, 35, 'more'),
  bladeWidth:      measure('m', 1, 7, 'more'),
  payload:         measure('t', 1, 120, 'more'),
  drumWidth:       measure('mm', 500, 2500, 'more'),
  liftCapacity:    measure('kg', 300, 50_000, 'more'),
  liftHeight:      measure('m', 1.5, 40, 'more'),
  workingHeight:   measure('m', 4, 60, 'more'),
  maxLoad:         measure('t', 1, 1500, 'more'),
  boomLength:      measure('m', 5, 110, 'more'),
  genPower:        measure('kVA', 5, 3000, 'more'),
  output:          measure('tph', 20, 2000, 'more'),
  tank:            measure('l', 50, 40_000, 'more'),
  undercarriage:   measure('percent', 0, 100, 'more'),
  tyres:           measure('percent', 0, 100, 'more'),

  boomType:        choice('mono', 'twoPiece', 'longReach'),
  armLength:       measure('m', 0.8, 10),
  shoeWidth:       measure('mm', 180, 1100),
  tailSwing:       choice('standardTail', 'reducedTail', 'zeroTail'),
  auxLines:        choice('none', 'hammer', 'hammerShear'),
  quickCoupler:    choice('none', 'mechanical', 'hydraulic'),
  swingTorque:     measure('kNm', 1, 600, 'more'),
  breakout:        measure('kN', 5, 700, 'more'),
  pumpFlow:        measure('lpm', 20, 1500, 'more'),
  dozerBlade:      flag,

  tippingLoad:     measure('kg', 500, 40_000, 'more'),
  dumpHeight:      measure('m', 1.5, 4.5, 'more'),
  tyreSize:        choice('1570R18', '175R25', '205R25', '235R25', '265R25', '295R25'),
  thirdFunction:   flag,
  rideControl:     flag,
  axleType:        choice('openDiff', 'limitedSlip', 'diffLock'),

  extendingDipper: flag,
  wheelDrive:      choice('twoWheel', 'fourWheel'),
  fourWheelSteer:  flag,
  bucketType:      choice('generalPurpose', 'fourInOne', 'sixInOne'),
  airCon:          flag,

  bladeType:       choice('S', 'SU', 'U', 'PAT', 'VPAT'),
  bladeCapacity:   measure('m3', 0.5, 40, 'more'),
  ripper:          choice('none', 'singleShank', 'multiShank', 'scarifier'),
  gradeControl:    flag,
  winch:           flag,
  pushBlock:       flag,
  articulation:    flag,

  ratedCapacity:   measure('kg', 200, 3000, 'more'),
  highFlow:        flag,
  liftPath:        choice('radial', 'vertical'),
  trackWidth:      measure('mm', 150, 500),

  bodyVolume:      measure('m3', 3, 80, 'more'),
  retarder:        flag,
  tailgate:        flag,
  axleConfig:      choice('4x2', '4x4', '6x4', '6x6', '8x4', '8x8'),

  centrifugal:     measure('kN', 10, 600, 'more'),
  amplitude:       measure('mm', 0.2, 2.5),
  drumType:        choice('smooth', 'padfoot', 'pneumatic'),
  frequency:       measure('Hz', 20, 80),

  pavingWidth:     measure('m', 1, 16, 'more'),
  hopper:          measure('t', 2, 20, 'more'),
  screed:          choice('fixedScreed', 'extendingScreed'),
  millingWidth:    measure('mm', 300, 3800, 'more'),
  cuttingDepth:    measure('mm', 50, 400, 'more'),

  loadRadius:      measure('m', 1.5, 10),
  jib:             measure('m', 3, 90, 'more'),
  counterweight:   measure('t', 0, 200),
  axles:           measure(null, 2, 9),
  lmi:             choice('AML', 'LICCON', 'PAT', 'Hirschmann', 'Rayco'),
  tipLoad:         measure('t', 0.5, 20, 'more'),
  freeStanding:    measure('m', 15, 120, 'more'),
  mastType:        choice('monoblockMast', 'panelMast'),

  outreach:        measure('m', 0.5, 30, 'more'),
  platformLoad:    measure('kg', 100, 1200, 'more'),
  powerSource:     choice('diesel', 'electric', 'lpg', 'hybrid'),
  stabilisers:     flag,
  carriage:        choice('standardCarriage', 'sideShiftCarriage', 'rotatingCarriage'),
  loadCentre:      measure('mm', 400, 1250),
  mast:            choice('twoStage', 'threeStage'),
  sideShift:       flag,
  battery:         measure('Ah', 100, 1500, 'more'),

  pumpOutput:      measure('m3ph', 20, 250, 'more'),
  drumVolume:      measure('m3', 2, 16, 'more'),
  chassis:         choice('MercedesBenz', 'MAN', 'VolvoTrucks', 'Sinotruk'),
  plantOutput:     measure('m3ph', 20, 300, 'more'),
  feedSize:        measure('mm', 100, 1500, 'more'),
  tracked:         flag,
  drillDepth:      measure('m', 5, 150, 'more'),
  drillDiameter:   measure('mm', 50, 3500, 'more'),
  torque:          measure('kNm', 1, 600, 'more'),
  rodSystem:       choice('frictionKelly', 'lockingKelly', 'dthRods'),

  standbyPower:    measure('kVA', 5, 3300, 'more'),
  voltage:         measure('V', 110, 11_000),
  mainsFrequency:  measure('Hz', 50, 60),
  phases:          choice('singlePhase', 'threePhase'),
  noise:           measure('dB', 50, 110, 'less'),
  canopy:          flag,
  airFlow:         measure('m3pm', 1, 60, 'more'),
  airPressure:     measure('bar', 4, 40, 'more'),

  grossWeight:     measure('t', 3, 150),
  gearbox:         choice('manual', 'automated', 'automatic'),
  ptoPower:        measure('hp', 10, 600, 'more'),
  hydraulicFlow:   measure('lpm', 10, 400, 'more'),
  pinDiameter:     measure('mm', 20, 200),
  toolWidth:       measure('mm', 200, 4000),
  carrierMin:      measure('t', 0.5, 100),
  carrierMax:      measure('t', 1, 200),

  length:          measure('mm', 1000, 30_000, 'less'),
  width:           measure('mm', 500, 6000, 'less'),
  height:          measure('mm', 500, 8000, 'less'),
} as const

export type SpecCode = keyof typeof SPEC_FIELDS

/** Options that are written alike in every language. */
// oxfmt-ignore
export const PLAIN_OPTIONS = {
  '1570R18': '15.70R18', '175R25': '17.5R25', '205R25': '20.5R25', '235R25': '23.5R25',
  '265R25': '26.5R25', '295R25': '29.5R25',
  S: 'S', SU: 'SU', U: 'U', PAT: 'PAT', VPAT: 'VPAT',
  '4x2': '4×2', '4x4': '4×4', '6x4': '6×4', '6x6': '6×6', '8x4': '8×4', '8x8': '8×8',
  AML: 'Tadano AML', LICCON: 'Liebherr LICCON', Hirschmann: 'Hirschmann', Rayco: 'Rayco-Wylie',
  MercedesBenz: 'Mercedes-Benz', MAN: 'MAN', VolvoTrucks: 'Volvo Trucks', Sinotruk: 'Sinotruk',
} as const

type Options<Field> = Field extends { options: readonly (infer Option)[] } ? Option : never
export type OptionCode = Options<(typeof SPEC_FIELDS)[SpecCode]>
export type WordedOption = Exclude<OptionCode, keyof typeof PLAIN_OPTIONS>
