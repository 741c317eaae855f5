import * as z from 'zod/mini'
import { Money } from '../money.ts'
import {
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
  VAT_MODES,
  WARRANTIES,
} from './device.enums.ts'
import { deviceLife } from './device.lifecycle.ts'
import { MOST_COMPARED } from './device.limits.ts'

export const Picture = z.object({
  /** A key of the object store; the storefront puts the store's address before it [AP-32]. */
  src: z.string(),
  width: z.int(),
  height: z.int(),
  /** A blur of some 25 bytes in base64, shown until the picture is there. */
  thumbhash: z.optional(z.string()),
  view: z.optional(z.enum(PICTURE_VIEWS)),
})
export type Picture = z.output<typeof Picture>

/** What machines like it were sold or asked for: low and high end of the middle half. */
export const Guide = z.object({
  low: Money,
  high: Money,
  basis: z.enum(GUIDE_BASES),
  /** How many sales of the last twelve months it rests on. */
  soldCount: z.int(),
})
export type Guide = z.output<typeof Guide>

/** What a carrier asks for. A machine of which one of them is unknown has none. */
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
  state: z.enum(deviceLife.states),
  priceMode: z.enum(PRICE_MODES),
  /** Null is an invitation to ask. */
  price: z.nullable(Money),
  /** What was asked before the last change, if that was a cut. */
  priceBefore: z.nullable(Money),
  vatMode: z.enum(VAT_MODES),
  guide: z.nullable(Guide),
  transport: z.nullable(Transport),
  customs: z.enum(CUSTOMS),
  emission: z.enum(EMISSIONS),
  picture: z.nullable(Picture),
  pictureCount: z.int(),
  hoursProven: z.boolean(),
  inspected: z.boolean(),
  /** How many points of its inspection ask for a repair. */
  actions: z.int(),
  sellerName: z.string(),
  replyMinutes: z.nullable(z.int()),
}

export const DeviceCard = z.object(card)
export type DeviceCard = z.output<typeof DeviceCard>

/** One line of the specification; the field is a row of the catalogue, in the reader's language. */
export const Spec = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(SPEC_KINDS),
  unit: z.nullable(z.enum(UNITS)),
  value: z.union([z.number(), z.string(), z.boolean()]),
  /** What a choice is called. */
  valueName: z.nullable(z.string()),
  /** Which end of it a buyer wants. */
  better: z.nullable(z.enum(['more', 'less'])),
})
export type Spec = z.output<typeof Spec>

/** Words as somebody wrote them, in one language only. */
const Note = z.object({ text: z.string(), language: z.string() })

export const Finding = z.object({
  code: z.string(),
  name: z.string(),
  /** Points of one part stand together: `undercarriage` are drawn as bars. */
  part: z.string(),
  state: z.enum(FINDING_STATES),
  value: z.nullable(z.number()),
  unit: z.nullable(z.enum(UNITS)),
  note: z.nullable(Note),
  repair: z.nullable(Money),
  picture: z.nullable(Picture),
  /** Where on the side view it is, in thousandths of width and height. */
  at: z.nullable(z.object({ x: z.int(), y: z.int() })),
})
export type Finding = z.output<typeof Finding>

export const Inspection = z.object({
  reportNo: z.string(),
  inspectorNo: z.int(),
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
  /** How many readings, photos or stamps stand behind it. */
  evidence: z.int(),
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

/** A machine of the same model that was sold in the last twelve months. */
export const Comparable = z.object({
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
  yard: z.object({
    name: z.string(),
    freeZone: z.boolean(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  description: z.string(),
  /** What the seller wrote, in his language. */
  note: z.nullable(Note),
  specs: z.array(Spec),
  pictures: z.array(Picture),
  papers: z.array(z.enum(PAPERS)),
  certificates: z.array(Certificate),
  proofs: z.array(Proof),
  inspection: z.nullable(Inspection),
  /** The oldest first. */
  priceHistory: z.array(PricePoint),
  comparables: z.array(Comparable),
  /** What such a model does in a year and in its life, where the catalogue knows it. */
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
  action: z.enum(deviceLife.moves.map((m) => m.action)),
})

/** What staff see after a command: enough to draw the row again. */
export const DeviceStanding = z.object({
  deviceId: z.uuid(),
  version: z.int(),
  state: z.enum(deviceLife.states),
  price: z.nullable(Money),
  actions: z.array(z.enum(deviceLife.moves.map((m) => m.action))),
})
export type DeviceStanding = z.output<typeof DeviceStanding>
