import type { SpecCode } from './fields.ts'

/** Every machine has these. */
export const COMMON: readonly SpecCode[] = ['operatingWeight', 'power', 'length', 'width', 'height']

/** The fields of the first level of the tree, in the order a buyer asks for them. */
interface CategoryFields {
  /** Lists of the category can be narrowed by these. */
  facets: readonly SpecCode[]
  others: readonly SpecCode[]
}

// oxfmt-ignore
export const CATEGORY_FIELDS: Record<string, CategoryFields> = {
  excavators: {
    facets: ['bucket', 'digDepth', 'reach', 'boomType', 'tailSwing', 'auxLines', 'quickCoupler', 'dozerBlade', 'undercarriage', 'tyres'],
    others: ['armLength', 'shoeWidth', 'breakout', 'swingTorque', 'pumpFlow'],
  },
  'wheel-loaders': {
    facets: ['bucket', 'tippingLoad', 'dumpHeight', 'tyreSize', 'thirdFunction', 'rideControl', 'tyres'],
    others: ['breakout', 'axleType'],
  },
  'backhoe-loaders': {
    facets: ['bucket', 'digDepth', 'extendingDipper', 'wheelDrive', 'fourWheelSteer', 'bucketType', 'airCon', 'tyres'],
    others: [],
  },
  dozers: {
    facets: ['bladeType', 'bladeWidth', 'bladeCapacity', 'ripper', 'gradeControl', 'winch', 'undercarriage'],
    others: ['shoeWidth'],
  },
  'motor-graders': {
    facets: ['bladeWidth', 'ripper', 'axleConfig', 'gradeControl', 'pushBlock', 'tyres'],
    others: ['articulation'],
  },
  'skid-steers': {
    facets: ['ratedCapacity', 'bucket', 'liftPath', 'highFlow', 'undercarriage', 'tyres'],
    others: ['tippingLoad', 'trackWidth'],
  },
  'dump-trucks': {
    facets: ['payload', 'bodyVolume', 'axleConfig', 'retarder', 'tailgate', 'tyres'],
    others: [],
  },
  compaction: {
    facets: ['drumWidth', 'drumType', 'centrifugal', 'tyres'],
    others: ['amplitude', 'frequency'],
  },
  paving: {
    facets: ['pavingWidth', 'screed', 'output', 'millingWidth', 'undercarriage'],
    others: ['hopper', 'cuttingDepth'],
  },
  'mobile-cranes': {
    facets: ['maxLoad', 'boomLength', 'jib', 'axles', 'lmi', 'tyres'],
    others: ['loadRadius', 'counterweight'],
  },
  'tower-cranes': {
    facets: ['maxLoad', 'jib', 'tipLoad', 'freeStanding'],
    others: ['mastType'],
  },
  'access-platforms': {
    facets: ['workingHeight', 'outreach', 'platformLoad', 'powerSource', 'wheelDrive', 'tyres'],
    others: [],
  },
  telehandlers: {
    facets: ['liftCapacity', 'liftHeight', 'reach', 'stabilisers', 'carriage', 'tyres'],
    others: [],
  },
  forklifts: {
    facets: ['liftCapacity', 'liftHeight', 'mast', 'sideShift', 'powerSource', 'tyres'],
    others: ['loadCentre', 'battery'],
  },
  concrete: {
    facets: ['boomLength', 'pumpOutput', 'drumVolume', 'plantOutput', 'chassis', 'axleConfig', 'tyres'],
    others: [],
  },
  'crushing-screening': {
    facets: ['output', 'feedSize', 'tracked', 'powerSource', 'undercarriage'],
    others: [],
  },
  'drilling-piling': {
    facets: ['drillDepth', 'drillDiameter', 'torque', 'rodSystem', 'undercarriage'],
    others: [],
  },
  'power-air': {
    facets: ['genPower', 'phases', 'canopy', 'noise', 'airFlow', 'airPressure'],
    others: ['standbyPower', 'voltage', 'mainsFrequency', 'tank'],
  },
  'trucks-trailers': {
    facets: ['axleConfig', 'grossWeight', 'gearbox', 'payload', 'bodyVolume', 'tank', 'tyres'],
    others: ['axles'],
  },
  agriculture: {
    facets: ['ptoPower', 'wheelDrive', 'airCon', 'tyres'],
    others: ['hydraulicFlow'],
  },
  attachments: {
    facets: ['bucket', 'toolWidth', 'pinDiameter', 'carrierMin', 'carrierMax'],
    others: [],
  },
}
