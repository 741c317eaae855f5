import type { Component } from './components.ts'
import type { PointCode } from './points.ts'

/** Inspectors choose remarks from this list, so that they exist in every language. */
interface Remark {
  points: readonly PointCode[]
  state: 'monitor' | 'action'
  /** It names these: only a machine that has all of them can have it. */
  of?: readonly Component[]
}

const monitor = (points: PointCode | readonly PointCode[], ...of: Component[]): Remark => ({
  points: typeof points === 'string' ? [points] : points,
  state: 'monitor',
  of,
})
const action = (points: PointCode | readonly PointCode[], ...of: Component[]): Remark => ({
  ...monitor(points, ...of),
  state: 'action',
})

/** The first that fits a machine is the one it gets: those that name a component come first. */
// oxfmt-ignore
export const REMARKS = {
  plateScratched:     monitor('serialPlate'),
  plateLoose:         action('serialPlate'),
  meterDim:           monitor(['hourMeter', 'odometer']),
  meterStops:         action(['hourMeter', 'odometer']),
  startSecond:        monitor('coldStart'),
  startLong:          action('coldStart', 'diesel'),
  smokeGrey:          monitor('smoke'),
  smokeBlack:         action('smoke', 'diesel'),
  blowBySlight:       monitor('blowBy'),
  blowByStrong:       action('blowBy'),
  engineSweat:        monitor('engineLeaks'),
  engineDrip:         action('engineLeaks'),
  oilSilicon:         monitor('oilSample'),
  oilCoolant:         action('oilSample'),
  airFilterDusty:     monitor('airFilter'),
  airFilterTorn:      action('airFilter'),
  acLow:              monitor('acVent'),
  acCompressor:       action('acVent'),
  radiatorDusty:      monitor('radiator'),
  radiatorLeak:       action('radiator'),
  cycleSlow:          monitor('cycleTime'),
  pumpLow:            action('cycleTime'),
  driftOne:           monitor('drift'),
  driftSeals:         action('drift'),
  valveSweat:         monitor('hydraulicLeaks'),
  swingWeep:          action('hydraulicLeaks', 'swing'),
  pumpWeep:           action('hydraulicLeaks'),
  rodPitted:          monitor('cylinderRods'),
  rodScored:          action('cylinderRods'),
  hoseCracked:        monitor('hoses'),
  hoseChafed:         action('hoses'),
  swingNear:          monitor('swingPlay'),
  swingKnocks:        action('swingPlay'),
  boomWeld:           monitor('boomCracks'),
  boomCrack:          action('boomCracks'),
  liftArmWeld:        monitor('liftArmCracks'),
  liftArmCrack:       action('liftArmCracks'),
  jibPaint:           monitor('jibCracks'),
  jibBent:            action('jibCracks'),
  pinsHalf:           monitor(['pinPlay', 'scissorPins']),
  pinsRenew:          action(['pinPlay', 'scissorPins']),
  framePaint:         monitor('frameCracks'),
  frameWeld:          action('frameCracks'),
  paintCounterweight: monitor('paint', 'counterweight'),
  paintFaded:         monitor('paint'),
  paintRust:          action('paint'),
  chainSeason:        monitor('linkHeight'),
  chainLimit:         action('linkHeight'),
  tyreCuts:           monitor(['tyresFront', 'tyresRear']),
  tyreCord:           action(['tyresFront', 'tyresRear']),
  gearHard:           monitor('transmission'),
  gearSlips:          action('transmission'),
  driveSlow:          monitor('hydrostatics'),
  driveLeak:          action('hydrostatics'),
  hubDamp:            monitor('axles'),
  finalDriveLeak:     action('axles', 'drivenAxles'),
  hubPlay:            action('axles'),
  brakeHalf:          monitor('brakes'),
  hoistBrake:         action('brakes', 'mastSections'),
  brakeRamp:          action('brakes'),
  steerPlay:          monitor('steering'),
  steerLeak:          action('steering'),
  lampOut:            monitor('electrics'),
  batteryFlat:        action('electrics', 'display'),
  cableDamaged:       action('electrics'),
  codeStored:         monitor('monitor'),
  codeFuel:           action('monitor', 'engine'),
  codeDrive:          action('monitor'),
  seatTorn:           monitor('cabInterior'),
  glassBroken:        action('cabInterior'),
  railLoose:          action('steps'),
  teethWorn:          monitor('teeth'),
  teethGone:          action('teeth'),
  edgeTurn:           monitor('cuttingEdge'),
  edgeBolts:          action('cuttingEdge'),
  forkHeel:           monitor('forks'),
  forkOver:           action('forks'),
  ropeWires:          monitor('wireRope'),
  ropeReplace:        action('wireRope'),
  lmiDue:             monitor('lmi'),
  lmiOff:             action('lmi'),
} as const satisfies Record<string, Remark>

export type RemarkCode = keyof typeof REMARKS
export type RemarkTexts = Record<RemarkCode, string>
export const REMARK_CODES = Object.keys(REMARKS) as RemarkCode[]

export const remarkOf = (code: RemarkCode): Remark => REMARKS[code]

/** What the inspector remarks on a point that is not fine; some points need no remark. */
export function remarkOn(
  point: PointCode,
  state: 'monitor' | 'action',
  components: ReadonlySet<Component>,
): RemarkCode | null {
  const fits = (code: RemarkCode) => {
    const { points, of = [], ...remark } = remarkOf(code)
    return (
      remark.state === state && points.includes(point) && of.every((one) => components.has(one))
    )
  }
  return REMARK_CODES.find(fits) ?? null
}
