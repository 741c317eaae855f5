import type { DemoModel } from '../models/model.ts'
import type { Specs } from './values.ts'

/** What a figure of a machine usually is, from those that are known of its model. */
type Reckon = (model: DemoModel & { tonnes: number }) => Specs

const rounded = (value: number, step: number) =>
  Math.round(Math.round(value / step) * step * 100) / 100

/** The value beside the first limit that the figure is below. */
function step<T>(
  figure: number,
  steps: readonly (readonly [below: number, value: T])[],
  last: T,
): T {
  return steps.find(([below]) => figure < below)?.[1] ?? last
}

const isZeroTail = (model: string) => /^(?:U\d|ViO|TB2|.*(?:UR|MR|CR|U))/.test(model)

const excavator: Reckon = ({ model, category, art, tonnes }) => {
  const onWheels = category === 'wheeled-excavators'
  const isMini = art.category === 'mini-excavator'
  const isLong = category === 'long-reach-excavators'
  const arm = step(
    tonnes,
    [
      [3, 1.1],
      [6, 1.6],
      [12, 2.1],
      [20, 2.5],
      [26, 2.9],
      [40, 3.2],
    ],
    3.5,
  )
  const shoe = step(
    tonnes,
    [
      [3, 230],
      [6, 400],
      [12, 450],
      [50, 600],
    ],
    650,
  )
  return {
    boomType: isLong ? 'longReach' : onWheels ? 'twoPiece' : 'mono',
    armLength: isLong ? 7.9 : arm,
    ...(!onWheels && { shoeWidth: shoe }),
    tailSwing: isMini && isZeroTail(model) ? 'zeroTail' : isMini ? 'reducedTail' : 'standardTail',
    breakout: rounded(10.5 * tonnes ** 0.86, 1),
    swingTorque: rounded(1.05 * tonnes ** 1.36, tonnes < 10 ? 0.5 : 1),
    pumpFlow: rounded(36 * tonnes ** 0.78, 5),
    dozerBlade: isMini || onWheels,
  }
}

const loader: Reckon = ({ tonnes }) => ({
  tippingLoad: rounded(tonnes * 680, 50),
  dumpHeight: rounded(2.4 + tonnes * 0.02, 0.05),
  breakout: rounded(tonnes * 8.9, 1),
  tyreSize: step(
    tonnes,
    [
      [8, '1570R18'],
      [12, '175R25'],
      [15, '205R25'],
      [25, '235R25'],
      [30, '265R25'],
    ],
    '295R25',
  ),
})

const dozer: Reckon = ({ tonnes }) => ({
  bladeType: step(
    tonnes,
    [
      [12, 'VPAT'],
      [18, 'PAT'],
      [30, 'SU'],
    ],
    'SU',
  ),
  bladeCapacity: rounded(0.085 * tonnes ** 1.32, 0.1),
  shoeWidth: step(
    tonnes,
    [
      [12, 460],
      [30, 560],
    ],
    610,
  ),
})

const skidSteer: Reckon = ({ category, measures: { ratedCapacity = 1000 }, tonnes }) => ({
  tippingLoad: rounded(ratedCapacity / (category === 'compact-track-loaders' ? 0.35 : 0.5), 10),
  liftPath: tonnes < 3.3 ? 'radial' : 'vertical',
  ...(category === 'compact-track-loaders' && { trackWidth: tonnes < 4.5 ? 400 : 450 }),
})

const roller: Reckon = ({ art, category, tonnes }) => {
  const single = category === 'single-drum-rollers'
  return {
    drumType: art.subtype === 'padfoot' ? 'padfoot' : 'smooth',
    centrifugal: rounded(single ? 21 * tonnes + 15 : 9 * tonnes, 1),
    amplitude: single ? 1.8 : 0.5,
    frequency: single ? 32 : 52,
  }
}

const MAKERS_LMI: Partial<Record<string, string>> = {
  tadano: 'AML',
  liebherr: 'LICCON',
  grove: 'PAT',
  kato: 'Rayco',
}

const crane: Reckon = ({ brand, category, measures: { maxLoad = 50, boomLength = 40 } }) => {
  const rough = category === 'rough-terrain-cranes'
  return {
    loadRadius: maxLoad > 60 ? 2.5 : 3,
    jib: rounded(boomLength * (rough ? 0.32 : 0.38), 0.5),
    counterweight: rounded(maxLoad * (rough ? 0.11 : 0.22), 0.5),
    axles: rough ? 2 : category === 'all-terrain-cranes' && maxLoad < 60 ? 3 : 4,
    lmi: MAKERS_LMI[brand] ?? 'Hirschmann',
  }
}

const tower: Reckon = ({ brand, measures: { maxLoad = 8 } }) => ({
  tipLoad: rounded(maxLoad / 6, 0.1),
  freeStanding: maxLoad > 10 ? 59 : 47,
  mastType: brand === 'potain' ? 'panelMast' : 'monoblockMast',
})

const platform: Reckon = ({ category, art, measures: { power, workingHeight = 12 } }) => {
  const scissor = category === 'scissor-lifts'
  const share = category === 'telescopic-boom-lifts' ? 0.68 : 0.55
  return {
    outreach: scissor ? 1 : rounded(workingHeight * share, 0.1),
    powerSource: power === undefined ? 'electric' : 'diesel',
    wheelDrive: scissor && art.subtype === undefined ? 'twoWheel' : 'fourWheel',
  }
}

const forklift: Reckon = ({ category, measures: { power, liftCapacity = 3000 } }) => ({
  loadCentre: step(
    liftCapacity,
    [
      [6000, 500],
      [12_000, 600],
    ],
    900,
  ),
  powerSource: power === undefined ? 'electric' : 'diesel',
  ...(category === 'forklifts-electric' && { battery: rounded(liftCapacity * 0.22, 10) }),
})

const CHASSIS: Partial<Record<string, string>> = { 'mercedes-benz': 'MercedesBenz', man: 'MAN' }

const power: Reckon = ({ category, measures: { genPower = 0 } }) => ({
  ...(category === 'generators' && {
    standbyPower: rounded(genPower * 1.1, 1),
    voltage: 400,
    mainsFrequency: 50,
    phases: genPower < 30 ? 'singlePhase' : 'threePhase',
    tank: rounded(200 + genPower * 1.3, 10),
  }),
  canopy: true,
  noise: genPower > 700 ? 82 : genPower > 300 ? 76 : 70,
})

const truck: Reckon = ({ category, tonnes, measures: { payload = 0, tank = 0 } }) => {
  if (category === 'low-bed-trailers')
    return { axles: payload > 70 ? 4 : 3, grossWeight: rounded(payload + tonnes, 0.5) }
  const heavy = tonnes > 9
  return {
    axleConfig: heavy ? '6x4' : '4x2',
    grossWeight: rounded(heavy ? 33 : tonnes + tank / 1000 - 1, 0.5),
    ...(category === 'tipper-trucks' && { bodyVolume: 18 }),
  }
}

/** By the first level of the tree. */
const RECKONED: Record<string, Reckon> = {
  excavators: excavator,
  'wheel-loaders': loader,
  dozers: dozer,
  'motor-graders': () => ({ articulation: true, axleConfig: '6x4' }),
  'backhoe-loaders': ({ model }) => ({ fourWheelSteer: model === '4CX' }),
  'skid-steers': skidSteer,
  'dump-trucks': ({ measures: { payload = 0 } }) => ({
    bodyVolume: rounded(payload * 0.6, 0.5),
    axleConfig: '6x6',
  }),
  compaction: roller,
  paving: ({ measures: { output = 600 } }) => ({
    pavingWidth: output > 650 ? 10 : 8,
    hopper: rounded(output / 55, 0.5),
    screed: 'extendingScreed',
  }),
  'mobile-cranes': crane,
  'tower-cranes': tower,
  'access-platforms': platform,
  telehandlers: ({ measures: { liftHeight = 14 } }) => ({
    reach: rounded(liftHeight * 0.7, 0.1),
    stabilisers: true,
  }),
  forklifts: forklift,
  concrete: ({ brand, category }) => ({
    axleConfig: category === 'concrete-pumps-truck' ? '8x4' : '6x4',
    chassis: CHASSIS[brand] ?? 'MercedesBenz',
  }),
  'crushing-screening': () => ({ tracked: true, powerSource: 'diesel' }),
  'drilling-piling': () => ({ rodSystem: 'frictionKelly' }),
  'power-air': power,
  'trucks-trailers': truck,
  agriculture: ({ measures: { power: kw = 50 } }) => ({
    ptoPower: rounded(kw * 1.341 * 0.86, 1),
    hydraulicFlow: rounded(kw * 0.9, 1),
  }),
}

/** Everything known of a model: its own figures, and what usually goes with them. */
export function modelSpecs(model: DemoModel, top: string): Specs {
  const tonnes = (model.measures.operatingWeight ?? 0) / 1000
  return { ...RECKONED[top]?.({ ...model, tonnes }), ...model.measures }
}
