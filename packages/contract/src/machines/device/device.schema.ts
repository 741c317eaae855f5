import * as z from 'zod/mini'
import { actionsOf } from '../../lifecycle.schema.ts'
import { Money } from '../../money/money/money.ts'
import { VAT_MODES } from '../../money/tax/tax.enums.ts'
import { Version } from '../../versioned.ts'
import { Yard } from '../yard/yard.schema.ts'
import {
  COMPARED_WITH,
  CUSTOMS,
  EMIRATES,
  EMISSIONS,
  FINDING_STATES,
  GRADES,
  GUIDE_BASES,
  HOURS_SOURCES,
  OWNERSHIPS,
  PAPERS,
  PICTURE_VIEWS,
  PRICE_MODES,
  PROOF_KINDS,
  PROOF_METHODS,
  PROOF_STATES,
  SPEC_KINDS,
  UNITS,
  WARRANTIES,
} from './device.enums.ts'
import { CARD_STATES, deviceLifecycle } from './device.lifecycle.ts'
import { MOST_COMPARED } from './device.limits.ts'

export const Picture = z.object({
  /** A key of the object store; the storefront adds the store's base URL [AP-32]. */
  src: z.string(),
  width: z.int(),
  height: z.int(),
  /** A placeholder of about 25 bytes in base64, shown until the picture has loaded. */
  thumbhash: z.optional(z.string()),
  view: z.optional(z.enum(PICTURE_VIEWS)),
})
export type Picture = z.output<typeof Picture>

/** The interquartile range of prices of comparable machines. */
export const Guide = z.object({
  low: Money,
  high: Money,
  basis: z.enum(GUIDE_BASES),
  /** The number of sales in the last twelve months behind it. */
  soldCount: z.int(),
})
export type Guide = z.output<typeof Guide>

/** The dimensions a carrier needs: all of them, or none. */
export const Transport = z.object({
  weightKg: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
})
export type Transport = z.output<typeof Transport>

const card = {
  deviceId: z.uuid(),
  stockNo: z.string(),
  title: z.string(),
  /** The machine's own category, a leaf of the tree: its type. */
  categoryName: z.string(),
  brandName: z.string(),
  model: z.string(),
  yearMade: z.int(),
  workHours: z.nullable(z.int()),
  mileageKm: z.nullable(z.int()),
  emirate: z.enum(EMIRATES),
  grade: z.enum(GRADES),
  state: z.enum(CARD_STATES),
  priceMode: z.enum(PRICE_MODES),
  /** Null is "price on request". */
  price: z.nullable(Money),
  /** The price before the last change, if that was a cut. */
  priceBefore: z.nullable(Money),
  vatMode: z.enum(VAT_MODES),
  guide: z.nullable(Guide),
  transport: z.nullable(Transport),
  customs: z.enum(CUSTOMS),
  emission: z.enum(EMISSIONS),
  picture: z.nullable(Picture),
  pictureCount: z.int(),
  hoursProven: z.boolean(),
  /** A grade without an inspection is the seller's. */
  inspected: z.boolean(),
  /** The number of findings that need a repair. */
  actions: z.int(),
  sellerName: z.string(),
  replyMinutes: z.nullable(z.int()),
}

export const DeviceCard = z.object(card)
export type DeviceCard = z.output<typeof DeviceCard>

/** One line of the specification; the field is a row of the catalogue, translated. */
export const Spec = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(SPEC_KINDS),
  unit: z.nullable(z.enum(UNITS)),
  value: z.union([z.number(), z.string(), z.boolean()]),
  /** The label of a choice. */
  valueName: z.nullable(z.string()),
  /** Whether more or less is better for a buyer. */
  better: z.nullable(z.enum(['more', 'less'])),
})
export type Spec = z.output<typeof Spec>

/** Text in the one language it was written in. */
const Note = z.object({ text: z.string(), language: z.string() })

export const Finding = z.object({
  /** Its number on the page, the passport and the report, the worst first; null if not fitted. */
  number: z.nullable(z.int()),
  code: z.string(),
  name: z.string(),
  /** Findings are grouped by part; those of `undercarriage` are shown as bars. */
  part: z.string(),
  state: z.enum(FINDING_STATES),
  value: z.nullable(z.number()),
  unit: z.nullable(z.enum(UNITS)),
  /** Chosen from the catalogue, in the language of the request. */
  remark: z.nullable(z.string()),
  /** What no remark says, in the inspector's language. */
  note: z.nullable(Note),
  repair: z.nullable(Money),
  picture: z.nullable(Picture),
  /** The position on the side view, in thousandths of width and height. */
  at: z.nullable(z.object({ x: z.int(), y: z.int() })),
})
export type Finding = z.output<typeof Finding>

export const Inspection = z.object({
  reportNo: z.string(),
  inspectorNo: z.int(),
  /** Whether the inspector works for another company than the seller. */
  independent: z.boolean(),
  inspectedOn: z.iso.date(),
  validUntil: z.iso.date(),
  findings: z.array(Finding),
})
export type Inspection = z.output<typeof Inspection>

export const Proof = z.object({
  kind: z.enum(PROOF_KINDS),
  state: z.enum(PROOF_STATES),
  method: z.enum(PROOF_METHODS),
  checkedOn: z.nullable(z.iso.date()),
  /** The codes of the findings that it follows from; none if no inspector looked. */
  points: z.array(z.string()),
})
export type Proof = z.output<typeof Proof>

export const Certificate = z.object({
  code: z.string(),
  name: z.string(),
  number: z.string(),
  body: z.string(),
  issuedOn: z.iso.date(),
  expiresOn: z.nullable(z.iso.date()),
  /** Safe working load of lifting gear. */
  swlKg: z.nullable(z.int()),
})
export type Certificate = z.output<typeof Certificate>

export const PricePoint = z.object({ price: z.nullable(Money), at: z.iso.datetime() })
export type PricePoint = z.output<typeof PricePoint>

/** A comparable machine that was sold in the last twelve months. */
export const Comparable = z.object({
  /** Brand and model, when they are not those of the machine. */
  machine: z.nullable(z.string()),
  yearMade: z.int(),
  workHours: z.nullable(z.int()),
  grade: z.enum(GRADES),
  price: Money,
  soldOn: z.iso.date(),
})
export type Comparable = z.output<typeof Comparable>

const Seller = z.object({
  code: z.string(),
  name: z.string(),
  sinceYear: z.int(),
  replyMinutes: z.nullable(z.int()),
  soldCount: z.int(),
  claimsUpheld: z.int(),
  licenceCheckedOn: z.nullable(z.iso.date()),
})

export const Device = z.object({
  ...card,
  categoryCode: z.string(),
  /** From the first level of the tree down to its own category. */
  categoryPath: z.array(z.object({ code: z.string(), name: z.string() })),
  brandCode: z.string(),
  serialNo: z.string(),
  madeOn: z.nullable(z.iso.date()),
  yearInService: z.nullable(z.int()),
  hoursSource: z.enum(HOURS_SOURCES),
  ownership: z.enum(OWNERSHIPS),
  warranty: z.enum(WARRANTIES),
  gccCooling: z.boolean(),
  /** Registered for the road, with a plate. */
  plated: z.boolean(),
  hsCode: z.nullable(z.string()),
  yard: Yard,
  description: z.string(),
  /** The seller's note, in the language of the request if it is translated. */
  note: z.nullable(Note),
  specs: z.array(Spec),
  pictures: z.array(Picture),
  papers: z.array(z.enum(PAPERS)),
  certificates: z.array(Certificate),
  proofs: z.array(Proof),
  inspection: z.nullable(Inspection),
  /** The oldest first. */
  priceHistory: z.array(PricePoint),
  /** What the comparables have in common with the machine. */
  comparedWith: z.enum(COMPARED_WITH),
  comparables: z.array(Comparable),
  /** The expected usage of the model per year and in its life, if known. */
  expected: z.nullable(z.object({ hoursPerYear: z.int(), lifeHours: z.int() })),
  seller: Seller,
  listedAt: z.nullable(z.iso.datetime()),
  soldOn: z.nullable(z.iso.date()),
})
export type Device = z.output<typeof Device>

export const DeviceId = z.object({ deviceId: z.uuid() })

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** Up to four machines side by side, separated by commas. */
export const DeviceIds = z.object({
  ids: z.string().check(z.regex(new RegExp(`^${UUID}(?:,${UUID}){0,${MOST_COMPARED - 1}}$`))),
})

/** As many as a strip of viewed machines shows. */
const MOST_CARDS = 8
export const DeviceCardIds = z.object({
  ids: z.string().check(z.regex(new RegExp(`^${UUID}(?:,${UUID}){0,${MOST_CARDS - 1}}$`))),
})

export const MOST_PICTURES = 60
/** A picture that was uploaded for equipment and is ready becomes the machine's last one. */
export const DevicePicture = z.object({
  deviceId: z.uuid(),
  uploadId: z.uuid(),
  view: z.optional(z.enum(PICTURE_VIEWS)),
})

export const DeviceReprice = z.object({ deviceId: z.uuid(), price: z.nullable(Money) })
export const DeviceMove = z.object({
  deviceId: z.uuid(),
  action: z.enum(deviceLifecycle.moves.map((m) => m.action)),
  /** For the seller; a rejection needs it. */
  reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  /** The version that was read; to publish a machine that waits for a review needs it. */
  version: z.optional(Version),
})

/** The result of a staff command: the fields that the row shows. */
export const DeviceStanding = z.object({
  deviceId: z.uuid(),
  version: z.int(),
  state: z.enum(deviceLifecycle.states),
  price: z.nullable(Money),
  actions: actionsOf(
    deviceLifecycle,
    deviceLifecycle.moves.map((m) => m.action),
  ),
})
export type DeviceStanding = z.output<typeof DeviceStanding>
