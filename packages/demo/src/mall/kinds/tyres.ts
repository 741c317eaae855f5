import { modelsIn } from '../fit.ts'
import { type Draft, type Kinds, single } from '../product.ts'

type Row = readonly [
  size: string,
  tread: string,
  plies: number,
  aed: number,
  kg: number,
  models: RegExp,
]

// oxfmt-ignore
const EARTHMOVER: readonly Row[] = [
  ['10-16.5',    'R-4',     10,   470,  38, /^skid-steers/],
  ['12-16.5',    'R-4',     12,   590,  46, /^skid-steers/],
  ['17.5-25',    'E-3/L-3', 16,  1780, 150, /^compact-wheel/],
  ['20.5-25',    'E-3/L-3', 20,  2680, 215, /^wheel-loaders-mid/],
  ['23.5-25',    'E-3/L-3', 20,  3720, 300, /^wheel-loaders-mid|^graders-over/],
  ['23.5-25',    'L-5',     20,  5150, 410, /^wheel-loaders-mid/],
  ['26.5-25',    'E-3/L-3', 28,  6200, 430, /^wheel-loaders-large/],
  ['26.5-25',    'L-5',     28,  8100, 590, /^wheel-loaders-large/],
  ['14.00-24',   'G-2',     16,  1690, 105, /^graders-14/],
  ['16.9-28',    'R-4',     12,  1640,  98, /^backhoe/],
  ['12.5/80-18', 'R-4',     12,   720,  42, /^backhoe/],
  ['15.5/80-24', 'R-4',     16,  1450,  88, /^telehandlers/],
  ['23.5R25',    'E-4',     24,  7400, 390, /^articulated-dump/],
  ['29.5R25',    'E-4',     28, 14200, 640, /^articulated-dump/],
]

const TRUCK = [
  ['12R22.5', 16, 980, 58],
  ['13R22.5', 18, 1120, 63],
  ['295/80R22.5', 18, 1030, 59],
  ['315/80R22.5', 20, 1160, 66],
  ['385/65R22.5', 20, 1350, 72],
] as const

const SOLID = [
  ['6.50-10', 460, 32, /^forklifts-electric|^forklifts-diesel/],
  ['7.00-12', 620, 44, /^forklifts-diesel/],
  ['28×9-15', 790, 62, /^forklifts-diesel/],
  ['250-15', 860, 68, /^forklifts-diesel/],
  ['8.25-15', 1090, 78, /^forklifts-heavy/],
] as const

/** Wheels are drawn with ten bolts; those of skid steers have eight. */
const boltedByTen = EARTHMOVER.filter(([size]) => !size.endsWith('16.5'))

const earthmover = (rows: readonly Row[], rim: number) => () =>
  rows.map(([tyreSize, tread, plyRating, aed, kg, models]): Draft => ({
    fits: modelsIn(models),
    said: [tyreSize, tread],
    attributes: { tyreSize, tread, plyRating, ...(rim > 0 && { boltHoles: 10 }) },
    variants: single(aed * (1 + rim), kg * (1 + rim)),
  }))

export const tyreKinds: Kinds = [
  'tyres',
  [
    {
      leaf: 'earthmover-tyres',
      good: 'earthmover-tyre',
      share: 70,
      drafts: earthmover(EARTHMOVER, 0),
    },
    {
      leaf: 'truck-tyres',
      good: 'truck-tyre',
      share: 26,
      drafts: () =>
        TRUCK.map(([tyreSize, plyRating, aed, kg]) => ({
          fits: modelsIn(/^tipper|^water-tankers|^low-bed|mixers|pumps-truck/),
          said: [tyreSize],
          attributes: { tyreSize, plyRating },
          variants: single(aed, kg),
        })),
    },
    {
      leaf: 'solid-tyres',
      good: 'solid-tyre',
      share: 26,
      drafts: () =>
        SOLID.map(([tyreSize, aed, kg, models]) => ({
          fits: modelsIn(models),
          said: [tyreSize],
          attributes: { tyreSize, boltHoles: 6 },
          variants: single(aed, kg),
        })),
    },
    { leaf: 'wheels', good: 'wheel', share: 30, drafts: earthmover(boltedByTen, 0.55) },
  ],
]
