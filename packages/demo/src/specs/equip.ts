import type { Dice } from '../random.ts'
import type { Specs } from './values.ts'

interface Made {
  category: string
  yearMade: number
}

type Equip = (roll: Dice, made: Made) => Specs

const loaderTool: Equip = (roll) => ({
  thirdFunction: roll.chance(0.25),
  rideControl: roll.chance(0.55),
  axleType: roll.pick(['openDiff', 'limitedSlip', 'limitedSlip', 'diffLock']),
})

/** By the first level of the tree: what one machine has and its sister may not. */
const EQUIPPED: Record<string, Equip> = {
  excavators: (roll, { category }) => ({
    auxLines: roll.pick(['none', 'hammer', 'hammer', 'hammerShear']),
    quickCoupler: roll.pick(['none', 'none', 'mechanical', 'hydraulic']),
    ...(category === 'wheeled-excavators' && {
      boomType: roll.pick(['mono', 'twoPiece']),
      dozerBlade: roll.chance(0.7),
    }),
  }),
  'wheel-loaders': loaderTool,
  'backhoe-loaders': (roll) => ({
    extendingDipper: roll.chance(0.55),
    wheelDrive: roll.chance(0.9) ? 'fourWheel' : 'twoWheel',
    bucketType: roll.pick(['generalPurpose', 'generalPurpose', 'fourInOne', 'sixInOne']),
    airCon: roll.chance(0.88),
  }),
  dozers: (roll, { category, yearMade }) => ({
    ...(category === 'dozers-d7-d8' && { bladeType: roll.pick(['SU', 'SU', 'U', 'S']) }),
    ripper: roll.pick(
      category === 'dozers-d7-d8'
        ? ['singleShank', 'singleShank', 'multiShank', 'none']
        : ['multiShank', 'multiShank', 'none'],
    ),
    gradeControl: yearMade >= 2015 && roll.chance(0.25),
    winch: roll.chance(0.06),
  }),
  'motor-graders': (roll, { yearMade }) => ({
    ripper: roll.pick(['multiShank', 'multiShank', 'scarifier', 'none']),
    ...(roll.chance(0.1) && { axleConfig: '6x6' }),
    pushBlock: roll.chance(0.35),
    gradeControl: yearMade >= 2013 && roll.chance(0.25),
  }),
  'skid-steers': (roll) => ({ highFlow: roll.chance(0.35) }),
  'dump-trucks': (roll) => ({ retarder: roll.chance(0.85), tailgate: roll.chance(0.5) }),
  telehandlers: (roll) => ({
    carriage: roll.pick([
      'standardCarriage',
      'standardCarriage',
      'sideShiftCarriage',
      'rotatingCarriage',
    ]),
  }),
  forklifts: (roll) => ({
    mast: roll.chance(0.4) ? 'threeStage' : 'twoStage',
    sideShift: roll.chance(0.7),
  }),
  concrete: (roll, { category }): Specs =>
    category === 'concrete-pumps-truck'
      ? { chassis: roll.pick(['MercedesBenz', 'MAN', 'VolvoTrucks', 'Sinotruk']) }
      : {},
  'crushing-screening': (roll) => ({ powerSource: roll.chance(0.2) ? 'hybrid' : 'diesel' }),
  'drilling-piling': (roll) => ({ rodSystem: roll.pick(['frictionKelly', 'lockingKelly']) }),
  'power-air': (roll, { category }): Specs =>
    category === 'generators' ? { canopy: roll.chance(0.92) } : {},
  'trucks-trailers': (roll, { category }): Specs =>
    category === 'low-bed-trailers'
      ? {}
      : { gearbox: roll.pick(['manual', 'manual', 'automated', 'automatic']) },
  agriculture: (roll) => ({
    wheelDrive: roll.chance(0.75) ? 'fourWheel' : 'twoWheel',
    airCon: roll.chance(0.6),
  }),
}

/** What differs from machine to machine of one model. */
export const equipmentOf = (top: string, roll: Dice, made: Made): Specs =>
  EQUIPPED[top]?.(roll, made) ?? {}
