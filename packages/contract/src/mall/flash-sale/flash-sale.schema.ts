import * as z from 'zod/mini'
import { actionsOf } from '../../lifecycle.schema.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import { Money } from '../../money/money/money.ts'
import { SearchText } from '../../search-text.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { PromotionName, StopReason } from '../promotion/promotion.schema.ts'
import { FLASH_STANDINGS } from './flash-sale.enums.ts'
import { flashSaleLifecycle } from './flash-sale.lifecycle.ts'
import { FLASH_ITEMS_MAX, FLASH_PER_PERSON_MAX, FLASH_PIECES_MAX } from './flash-sale.limits.ts'

const FlashSaleState = z.enum(flashSaleLifecycle.states)
const Moment = z.iso.datetime().check(z.maxLength(30))
const Pieces = z.int().check(z.minimum(1), z.maximum(FLASH_PIECES_MAX))

const FlashItem = z.object({
  skuId: z.uuid(),
  price: Money.shape.amount,
  /** Pieces that are set aside for the sale when it starts, if the store has so many then. */
  quantity: Pieces,
  /** The most that one person can have. */
  perPerson: z.int().check(z.minimum(1), z.maximum(FLASH_PER_PERSON_MAX)),
})

/** A flash sale as its store writes it. */
export const FlashSaleForm = z.object({
  names: translated(PromotionName),
  /** When it runs: from then on, and no more at its end. */
  startsAt: Moment,
  endsAt: Moment,
  items: z.array(FlashItem).check(z.minLength(1), z.maxLength(FLASH_ITEMS_MAX)),
})
export type FlashSaleForm = z.output<typeof FlashSaleForm>

export const FlashSaleId = z.object({ flashSaleId: z.uuid() })
export const FlashSaleEdit = z.extend(FlashSaleForm, { flashSaleId: z.uuid(), version: Version })
export const FlashSaleStop = z.extend(FlashSaleId, { reason: z.nullable(StopReason) })
export const FlashSaleStaffStop = z.extend(FlashSaleId, { reason: StopReason })

const ended = {
  state: FlashSaleState,
  /** Why it was stopped; null: it was not, or no reason was stated. */
  stopReason: z.nullable(z.string()),
  /** Whether staff stopped it. */
  isStoppedByStaff: z.boolean(),
}

export const FlashSaleRow = z.object({
  flashSaleId: z.uuid(),
  sellerId: z.uuid(),
  storeName: z.string(),
  name: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  ...ended,
  /** Pieces of all its variants, and those in orders that are paid or can still be paid. */
  quantity: z.int(),
  ordered: z.int(),
  createdAt: z.iso.datetime(),
})
export type FlashSaleRow = z.output<typeof FlashSaleRow>

/** A variant of the store, to choose it and to show what was chosen. */
export const FlashGoods = z.object({
  skuId: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  /** Empty when the product has one variant. */
  variant: z.string(),
  code: z.string(),
  picture: z.nullable(z.string()),
  listPrice: Money,
  /** The most that one warehouse has free. */
  available: z.int(),
})
export type FlashGoods = z.output<typeof FlashGoods>

export const FLASH_SALE_ACTIONS = [
  'schedule',
  'withdraw',
  'stop',
  'edit',
  'remove',
] as const satisfies readonly (
  | (typeof flashSaleLifecycle.moves)[number]['action']
  | (typeof flashSaleLifecycle.commands)[number]['action']
)[]

const RecordItem = z.object({
  ...FlashItem.shape,
  ...FlashGoods.shape,
  /** What was set aside when it started; null: it has not started. */
  setAside: z.nullable(z.int()),
  unpaid: z.int(),
  paid: z.int(),
})
export type FlashRecordItem = z.output<typeof RecordItem>

export const FlashSaleRecord = z.object({
  flashSaleId: z.uuid(),
  version: Version,
  sellerId: z.uuid(),
  storeName: z.string(),
  currency: z.string(),
  names: FlashSaleForm.shape.names,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  ...ended,
  items: z.array(RecordItem),
  actions: actionsOf(flashSaleLifecycle, FLASH_SALE_ACTIONS),
  createdAt: z.iso.datetime(),
})
export type FlashSaleRecord = z.output<typeof FlashSaleRecord>

const FLASH_SORTS = ['-createdAt', 'createdAt', 'startsAt', '-startsAt'] as const
export const FlashSaleQuery = z.extend(staffListQuery(FLASH_SORTS), {
  state: z.optional(FlashSaleState),
})

export const StaffFlashSaleQuery = z.extend(FlashSaleQuery, {
  /** Words of the name of a flash sale. */
  search: z.optional(SearchText(60)),
  sellerId: z.optional(z.uuid()),
})
export type StaffFlashSaleQuery = z.output<typeof StaffFlashSaleQuery>

export const FlashSalePage = staffPage(FlashSaleRow)
export type FlashSalePage = z.output<typeof FlashSalePage>

/** A variant in a flash sale as buyers see it. */
export const ShownFlashItem = z.object({
  flashSaleId: z.uuid(),
  name: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isRunning: z.boolean(),
  /** By the clock of the server. */
  now: z.iso.datetime(),
  skuId: z.uuid(),
  productId: z.uuid(),
  productName: z.string(),
  /** Empty when the product has one variant. */
  variant: z.string(),
  picture: z.nullable(Picture),
  storeName: z.string(),
  price: Money,
  listPrice: Money,
  perPerson: z.int(),
  /** Of all pieces, in percent and rounded up to a step; 100 before it starts. */
  leftPercent: z.int(),
  standing: z.enum(FLASH_STANDINGS),
})
export type ShownFlashItem = z.output<typeof ShownFlashItem>
