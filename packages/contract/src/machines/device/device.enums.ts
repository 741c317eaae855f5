/** A like new … E for parts; the rules behind the letters are printed on the detail page. */
export const GRADES = ['A', 'B', 'C', 'D', 'E'] as const
export type Grade = (typeof GRADES)[number]

/** By volume of trade; lists show them in this order. */
export const EMIRATES = [
  'sharjah',
  'dubai',
  'abuDhabi',
  'ajman',
  'rasAlKhaimah',
  'fujairah',
  'ummAlQuwain',
] as const
export type Emirate = (typeof EMIRATES)[number]

// oxfmt-ignore
export const EMISSIONS = [
  'none', 'tier1', 'tier2', 'tier3', 'tier4i', 'tier4f', 'stageV',
  'nr3', 'nr4', 'cev3', 'cev4', 'cev5', 'euro3', 'euro4', 'euro5', 'euro6',
] as const
export type Emission = (typeof EMISSIONS)[number]

export const CUSTOMS = ['freeZone', 'dutyPaid', 'uaeRegistered', 'exportOnly'] as const
export type Customs = (typeof CUSTOMS)[number]

/** The proprietary marker of the specification: our own machine, or one sold for its owner. */
export const OWNERSHIPS = ['own', 'consigned'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

export const PRICE_MODES = ['fixed', 'offer', 'onRequest', 'auction'] as const
export type PriceMode = (typeof PRICE_MODES)[number]

/** Where the figure on the meter was read. */
export const HOURS_SOURCES = ['meter', 'telematics', 'declared'] as const
export type HoursSource = (typeof HOURS_SOURCES)[number]

export const WARRANTIES = ['none', 'days30', 'days90', 'maker'] as const
export type Warranty = (typeof WARRANTIES)[number]

/**
 * What buyers read of a machine and is not assumed: a draft has none of it until someone states it, and
 * none is missing when the machine is for sale.
 */
// oxfmt-ignore
export const STATED_FACTS = [
  'emission', 'customs', 'warranty', 'gccCooling', 'plated', 'vatMode', 'priceMode',
] as const
export type StatedFact = (typeof STATED_FACTS)[number]

/** Documents that come with the machine. */
export const PAPERS = [
  'billOfEntry',
  'registrationCard',
  'inspectionReport',
  'exportCertificate',
  'serviceBook',
  'loadChart',
] as const
export type Paper = (typeof PAPERS)[number]

export const PROOF_KINDS = ['hours', 'identity', 'year', 'serviceBook'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]
export const PROOF_STATES = ['proven', 'declared', 'missing', 'doubtful'] as const
export type ProofState = (typeof PROOF_STATES)[number]
// oxfmt-ignore
export const PROOF_METHODS = [
  'telematics', 'meterPhotos', 'plateAndFrame', 'serialDecoded', 'papers', 'stamps', 'sellerSays',
] as const
export type ProofMethod = (typeof PROOF_METHODS)[number]

/** The states of a finding; `na` is a point that this machine does not have. */
export const FINDING_STATES = ['action', 'monitor', 'ok', 'na'] as const
export type FindingState = (typeof FINDING_STATES)[number]

/** The basis of a guide range; `band` is the catalogue's curve, for too few sales. */
export const GUIDE_BASES = ['sold', 'asked', 'band'] as const
export type GuideBasis = (typeof GUIDE_BASES)[number]

/** The depreciation curve of a model: cranes lose value more slowly. */
export const PRICE_CURVES = ['standard', 'crane'] as const
export type PriceCurve = (typeof PRICE_CURVES)[number]

export const SPEC_KINDS = ['number', 'choice', 'flag'] as const
export type SpecKind = (typeof SPEC_KINDS)[number]

/** What a picture of a machine shows. The side view is the one that inspection points are drawn on. */
// oxfmt-ignore
export const PICTURE_VIEWS = [
  'side', 'quarter', 'quarter-right', 'right', 'rear', 'rear-right', 'front', 'working', 'tool',
  'cab', 'panel', 'engine', 'undercarriage', 'tyre', 'plate', 'meter', 'defect',
] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** The unit is part of a field's meaning, never of its value. */
// oxfmt-ignore
export const UNITS = [
  'kg', 't', 'kW', 'hp', 'kVA', 'm3', 'm', 'mm', 'l', 'tph', 'm3ph', 'm3pm', 'lpm', 'percent',
  'kN', 'kNm', 'Hz', 'V', 'bar', 'dB', 'Ah', 'celsius', 'mm5min', 'seconds',
] as const
export type Unit = (typeof UNITS)[number]

/** A number, a choice or a flag, by the code of the field. */
export type SpecValue = number | string | boolean
export type Specs = Record<string, SpecValue>

/** The machines that a sale is compared with: of the same model, else type, else category. */
export const COMPARED_WITH = ['model', 'type', 'category'] as const
export type ComparedWith = (typeof COMPARED_WITH)[number]
