import type { AttributeCode } from './attributes.ts'
import type { WordOf } from './mall-words.ts'

type Code = WordOf<'categories'>
/** A leaf: what its products are called is in the words. */
export type LeafCode = WordOf<'nouns'>

export interface MallCategory {
  code: Code
  /** Parts per million of what is sold. */
  commissionPpm: number
  /** Whether staff see a product before it is on sale. */
  needsReview: boolean
  attributes: readonly AttributeCode[]
  children: readonly MallCategory[]
}

const FILTER = ['origin', 'filterRating', 'outerDiameter', 'height', 'changeInterval'] as const
const SPIN_ON = [...FILTER, 'thread'] as const
const OIL = ['viscosity', 'base', 'standard'] as const
const CARRIER = ['carrierFrom', 'carrierTo', 'pinDiameter'] as const
const TYRE = ['tyreSize', 'tread', 'plyRating'] as const

const leaf =
  (code: LeafCode, ...attributes: AttributeCode[]) =>
  (commissionPpm: number, needsReview: boolean): MallCategory => ({
    code,
    commissionPpm,
    needsReview,
    attributes,
    children: [],
  })

const branch = (
  code: Code,
  percent: number,
  children: readonly (ReturnType<typeof leaf> | MallCategory)[],
  needsReview = false,
): MallCategory => ({
  code,
  commissionPpm: percent * 10_000,
  needsReview,
  attributes: [],
  children: children.map((child) =>
    typeof child === 'function' ? child(percent * 10_000, needsReview) : child,
  ),
})

/** The categories of the mall, a tree of their own. */
export const mallTree: readonly MallCategory[] = [
  branch('filters', 8, [
    branch('hydraulic-filters', 8, [
      leaf('return-filters', ...FILTER),
      leaf('pilot-filters', ...FILTER),
      leaf('suction-filters', ...FILTER),
    ]),
    leaf('oil-filters', ...SPIN_ON),
    leaf('fuel-filters', ...SPIN_ON),
    leaf('water-separators', ...SPIN_ON),
    leaf('air-filters', 'origin', 'outerDiameter', 'height', 'changeInterval'),
    leaf('cab-filters', 'origin', 'width', 'length', 'changeInterval'),
    leaf('service-sets', 'origin', 'pieces', 'changeInterval'),
  ]),
  branch('oils', 6, [
    leaf('engine-oil', ...OIL),
    leaf('hydraulic-oil', ...OIL),
    leaf('gear-oil', ...OIL),
    leaf('grease', 'viscosity', 'base'),
    leaf('coolant', 'standard'),
  ]),
  branch('teeth', 8, [
    leaf('bucket-teeth', 'toothSystem', 'pinDiameter', 'carrierFrom', 'carrierTo'),
    leaf('cutting-edges', 'length', 'width', 'thickness', 'boltHoles'),
    leaf('side-cutters', 'thickness', 'boltHoles', 'carrierFrom', 'carrierTo'),
    leaf('grader-blades', 'length', 'width', 'thickness', 'boltHoles'),
  ]),
  branch('undercarriage', 7, [
    leaf('track-rollers', 'origin', 'outerDiameter', 'width'),
    leaf('carrier-rollers', 'origin', 'outerDiameter', 'width'),
    leaf('idlers', 'origin', 'outerDiameter', 'width'),
    leaf('sprockets', 'origin', 'teethCount', 'boltHoles'),
    leaf('track-chains', 'origin', 'links', 'pitch'),
    leaf('track-groups', 'origin', 'links', 'pitch'),
    leaf('track-shoes', 'pitch', 'boltHoles', 'pieces'),
    leaf('rubber-tracks', 'width', 'pitch', 'links'),
  ]),
  branch('hydraulics', 8, [
    leaf('hydraulic-pumps', 'origin', 'displacement', 'pressure'),
    leaf('cylinders', 'bore', 'rod', 'stroke', 'pressure'),
    leaf('seal-kits', 'origin', 'bore', 'rod', 'pieces'),
    leaf('hoses', 'innerDiameter', 'pressure', 'standard'),
    leaf('fittings', 'thread', 'pressure', 'pieces'),
  ]),
  branch('engine', 8, [
    leaf('turbochargers', 'origin'),
    leaf('radiators', 'origin', 'width', 'height', 'thickness'),
    leaf('belts', 'origin', 'length', 'pieces'),
    leaf('piston-sets', 'origin', 'bore'),
    leaf('injectors', 'origin', 'pieces'),
    leaf('water-pumps', 'origin'),
    leaf('gaskets', 'origin', 'bore'),
  ]),
  branch('electrical', 9, [
    leaf('batteries', 'voltage', 'capacityAh', 'coldCranking'),
    leaf('alternators', 'origin', 'voltage', 'current'),
    leaf('starters', 'origin', 'voltage', 'powerKw'),
    leaf('work-lights', 'powerW', 'lumens', 'standard'),
    leaf('beacons', 'standard', 'powerW'),
    leaf('wiring', 'origin', 'voltage'),
    leaf('cameras', 'screen', 'voltage', 'standard'),
  ]),
  branch('mall-attachments', 5, [
    leaf('digging-buckets', ...CARRIER, 'bucketCapacity', 'teethCount'),
    leaf('trench-buckets', ...CARRIER, 'bucketCapacity', 'teethCount'),
    leaf('grading-buckets', ...CARRIER, 'bucketCapacity'),
    leaf('mall-breakers', ...CARRIER, 'impactEnergy', 'toolDiameter', 'oilFlow'),
    leaf('chisels', 'toolDiameter', 'length', 'pieces'),
    leaf('couplers', ...CARRIER),
    leaf('rippers', ...CARRIER),
    leaf('forks', 'loadCapacity', 'length'),
    leaf('augers', 'oilFlow', 'carrierFrom', 'carrierTo'),
    leaf('mall-grapples', ...CARRIER, 'opening'),
  ]),
  branch('tyres', 5, [
    leaf('earthmover-tyres', ...TYRE),
    leaf('truck-tyres', 'tyreSize', 'plyRating'),
    leaf('solid-tyres', 'tyreSize', 'boltHoles'),
    leaf('wheels', ...TYRE, 'boltHoles'),
  ]),
  branch('cab', 9, [
    leaf('seats', 'origin', 'loadCapacity'),
    leaf('mirrors', 'width', 'height', 'pieces'),
  ]),
  branch('safety', 10, [
    leaf('helmets', 'standard', 'pieces'),
    leaf('vests', 'standard'),
    leaf('boots', 'standard'),
    leaf('gloves', 'standard'),
    leaf('harnesses', 'standard', 'loadCapacity'),
    leaf('extinguishers', 'standard'),
    leaf('cones', 'pieces'),
  ]),
  branch('tools', 10, [
    leaf('diagnostic-tools', 'screen'),
    leaf('spanners', 'pieces'),
    leaf('socket-sets', 'pieces'),
    leaf('gauges', 'pressure', 'pieces'),
    leaf('jacks', 'height'),
    leaf('grease-guns', 'pressure', 'length'),
  ]),
  branch(
    'lifting',
    8,
    [leaf('chain-slings', 'chainDiameter', 'standard'), leaf('shackles', 'standard', 'pieces')],
    true,
  ),
  // Installations that have the demo keep their categories, so these codes stay.
  branch('services', 10, [
    leaf('maintenance-visits', 'width', 'height'),
    leaf('machine-inspections', 'width', 'height'),
    leaf('oil-analysis', 'standard'),
  ]),
]

export type GroupCode =
  | 'filters'
  | 'oils'
  | 'teeth'
  | 'undercarriage'
  | 'hydraulics'
  | 'engine'
  | 'electrical'
  | 'mall-attachments'
  | 'tyres'
  | 'cab'
  | 'safety'
  | 'tools'
  | 'lifting'
  | 'services'

export const groupCodes = mallTree.map(({ code }) => code as GroupCode)

const leavesOf = (category: MallCategory): readonly MallCategory[] =>
  category.children.length === 0 ? [category] : category.children.flatMap(leavesOf)

/** What the products of a leaf may state. */
export const attributesOf: ReadonlyMap<string, readonly AttributeCode[]> = new Map(
  mallTree.flatMap(leavesOf).map(({ code, attributes }) => [code, attributes]),
)
