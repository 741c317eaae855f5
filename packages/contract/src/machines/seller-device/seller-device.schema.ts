import * as z from 'zod/mini'
import {
  DeskChanges,
  DeskChoices,
  DeskCreate,
  DeskEdit,
  DeskQuery,
} from '../device-admin/device-admin.schema.ts'
import type { HoursSource, PriceMode, Warranty } from '../device/device.enums.ts'
import type { DeviceState } from '../device/device.lifecycle.ts'
import { DeviceMove } from '../device/device.schema.ts'

export const SellerDeviceQuery = z.omit(DeskQuery, { seller: true })
export const SellerDeviceCreate = z.omit(DeskCreate, { sellerId: true, stockNo: true })

/** Another machine of the same kind: only its serial number is its own. */
export const SellerDeviceDuplicate = z.extend(z.pick(SellerDeviceCreate, { serialNo: true }), {
  deviceId: z.uuid(),
})

/** What a dealer says of the hours; telematics are read by us. */
export const SELLER_HOURS_SOURCES = ['meter', 'declared'] as const satisfies readonly HoursSource[]
/** The warranties that are not ours to give. */
export const SELLER_WARRANTIES = ['none', 'maker'] as const satisfies readonly Warranty[]
/** How a dealer asks a price; auctions are arranged by staff. */
const SELLER_PRICE_MODES = ['fixed', 'offer', 'onRequest'] as const satisfies readonly PriceMode[]

/**
 * The fields that a dealer writes. Listed one by one: a new field is not theirs until it is added here.
 * Grade, ownership and certificates are what we say of a machine.
 */
const SellerDeviceChanges = z.extend(
  z.pick(DeskChanges, {
    categoryId: true,
    brandId: true,
    model: true,
    yardId: true,
    serialNo: true,
    yearMade: true,
    madeOn: true,
    yearInService: true,
    workHours: true,
    mileageKm: true,
    emission: true,
    customs: true,
    gccCooling: true,
    plated: true,
    papers: true,
    specs: true,
    vatMode: true,
    price: true,
    note: true,
    noteTexts: true,
  }),
  {
    hoursSource: z.optional(z.enum(SELLER_HOURS_SOURCES)),
    warranty: z.optional(z.enum(SELLER_WARRANTIES)),
    priceMode: z.optional(z.enum(SELLER_PRICE_MODES)),
  },
)
export const SellerDeviceEdit = z.extend(DeskEdit, { changes: SellerDeviceChanges })
export type SellerDeviceEdit = z.output<typeof SellerDeviceEdit>

/** The states in which a dealer changes facts and photos: a review follows before visitors see them. */
const SELLER_EDIT_STATES: readonly DeviceState[] = [
  'draft',
  'pendingReview',
  'rejected',
  'withdrawn',
]

/** What a dealer may change about a machine in this state. */
export function sellerMayChange(state: DeviceState): 'everything' | 'price' | 'nothing' {
  if (SELLER_EDIT_STATES.includes(state)) return 'everything'
  return state === 'listed' ? 'price' : 'nothing'
}

export const SellerDeviceChoices = z.omit(DeskChoices, { sellers: true })

/** What a dealer does with a listing; everything else is done by staff. */
export const SELLER_ACTIONS = ['submit', 'withdraw'] as const
export const SellerMove = z.extend(z.pick(DeviceMove, { deviceId: true }), {
  action: z.enum(SELLER_ACTIONS),
})
