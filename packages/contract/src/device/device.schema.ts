import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { page, PageQuery } from '../page.ts'
import { deviceLife } from './device.lifecycle.ts'

/** A like new … E for parts; the rules behind the letters are printed on the detail page. */
export const GRADES = ['A', 'B', 'C', 'D', 'E'] as const
export type Grade = (typeof GRADES)[number]

/** In the order of trade, which is the order a buyer meets them in. */
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

/** What can be measured on a machine. The unit is part of the name's meaning, never of the value. */
// oxfmt-ignore
export const MEASURES = [
  'operatingWeight', 'power', 'bucket', 'digDepth', 'reach', 'bladeWidth', 'payload', 'drumWidth',
  'liftCapacity', 'liftHeight', 'workingHeight', 'maxLoad', 'boomLength', 'genPower', 'output',
  'tank', 'length', 'width', 'height', 'undercarriage', 'tyres',
] as const
export type Measure = (typeof MEASURES)[number]

export const DEVICE_SORTS = ['newest', 'priceLow', 'priceHigh', 'hoursLow', 'yearNew'] as const
export type DeviceSort = (typeof DEVICE_SORTS)[number]

export const Picture = z.object({
  /** A key of the object store; the storefront puts the store's address before it [AP-32]. */
  src: z.string(),
  width: z.int(),
  height: z.int(),
  /** A blur of some 25 bytes in base64, shown until the picture is there. */
  thumbhash: z.optional(z.string()),
})
export type Picture = z.output<typeof Picture>

const card = {
  deviceId: z.uuid(),
  stockNo: z.string(),
  title: z.string(),
  categoryName: z.string(),
  brandName: z.string(),
  model: z.string(),
  yearMade: z.int(),
  workHours: z.nullable(z.int()),
  mileageKm: z.nullable(z.int()),
  emirate: z.enum(EMIRATES),
  grade: z.enum(GRADES),
  /** Null is an invitation to ask. */
  price: z.nullable(Money),
  picture: z.nullable(Picture),
}

export const DeviceCard = z.object(card)
export type DeviceCard = z.output<typeof DeviceCard>

export const DevicePage = page(DeviceCard)

export const Device = z.object({
  ...card,
  categoryCode: z.string(),
  brandCode: z.string(),
  serialNo: z.string(),
  madeOn: z.nullable(z.iso.date()),
  emission: z.enum(EMISSIONS),
  customs: z.enum(CUSTOMS),
  ownership: z.enum(OWNERSHIPS),
  yard: z.string(),
  description: z.string(),
  state: z.enum(deviceLife.states),
  measures: z.array(z.object({ measure: z.enum(MEASURES), value: z.number() })),
  pictures: z.array(Picture),
})
export type Device = z.output<typeof Device>

const code = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

export const DeviceQuery = z.extend(PageQuery, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  category: z.optional(code),
  brand: z.optional(code),
  emirate: z.optional(z.enum(EMIRATES)),
  sort: z._default(z.enum(DEVICE_SORTS), 'newest'),
})
export type DeviceQuery = z.output<typeof DeviceQuery>

export const DeviceId = z.object({ deviceId: z.uuid() })

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
