import * as z from 'zod/mini'
import { MobileText } from '../../identity/identity/identity.schema.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import { Money } from '../../money/money/money.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { Rating } from '../rating/rating.schema.ts'
import { storeLifecycle } from './store.lifecycle.ts'
import {
  ANNOUNCEMENT_MAX,
  BLOCK_BODY_MAX,
  BLOCK_TITLE_MAX,
  COMMISSION_PPM_MAX,
  isStoreName,
  STORE_ADDRESS_MAX,
  STORE_ADDRESS_MIN,
  STORE_AREA_MAX,
  STORE_BLOCK_KINDS,
  STORE_BLOCKS_MAX,
  STORE_CATEGORIES_MAX,
  STORE_NAME_MAX,
  STORE_WORDS_MAX,
  STORE_WORDS_MIN,
} from './store.limits.ts'

export const StoreId = z.object({ storeId: z.uuid() })

/** The commission of a store for each category that its contract names. */
export const StoreRates = z
  .array(
    z.object({
      categoryId: z.uuid(),
      commissionPpm: z.int().check(z.minimum(0), z.maximum(COMMISSION_PPM_MAX)),
    }),
  )
  .check(z.minLength(1), z.maxLength(STORE_CATEGORIES_MAX))
export type StoreRates = z.output<typeof StoreRates>

const text = (min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

export const StoreName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'error.fieldRequired'),
    z.maxLength(STORE_NAME_MAX),
    z.refine(isStoreName, 'error.storeNameWrong'),
  )
export const StoreWords = text(STORE_WORDS_MIN, STORE_WORDS_MAX)

/** Where a store or a warehouse is. */
export const StoreAddress = {
  emirate: z.enum(EMIRATES),
  area: text(1, STORE_AREA_MAX),
  address: text(STORE_ADDRESS_MIN, STORE_ADDRESS_MAX),
}

const place = { emirate: z.enum(EMIRATES), area: z.string(), address: z.string() }

/** The firm behind a store, as its licence states it [ST-3]. */
export const StoreCompany = z.object({
  enterpriseName: z.string(),
  licenceNo: z.string(),
  residence: z.string(),
  legalRepresentative: z.string(),
  registeredCapital: z.nullable(Money),
  establishedOn: z.iso.date(),
  licenceEndsOn: z.iso.date(),
  scope: z.string(),
})
export type StoreCompany = z.output<typeof StoreCompany>

const block = {
  blockId: z.uuid(),
  kind: z.enum(STORE_BLOCK_KINDS),
}

/** A block as the page of the store receives it. */
export const StoreBlock = z.object({
  ...block,
  title: z.string(),
  body: z.string(),
  picture: z.nullable(Picture),
  /** Of products: the newest of this category, or of the whole store. */
  categoryId: z.nullable(z.uuid()),
})
export type StoreBlock = z.output<typeof StoreBlock>

const BlockWords = z.object({
  title: z.string().check(z.trim(), z.maxLength(BLOCK_TITLE_MAX)),
  body: z.string().check(z.trim(), z.maxLength(BLOCK_BODY_MAX)),
})

/** A block as the merchant edits it. */
export const StoreBlockEdit = z.object({
  ...block,
  texts: translated(BlockWords),
  /** The upload of its picture; the store has used it before, or it is ready now. */
  uploadId: z.nullable(z.uuid()),
  categoryId: z.nullable(z.uuid()),
})
export type StoreBlockEdit = z.output<typeof StoreBlockEdit>
export const StoreBlocks = z.array(StoreBlockEdit).check(z.maxLength(STORE_BLOCKS_MAX))

export const StorePage = z.object({
  blocks: z.array(z.extend(StoreBlockEdit, { picture: z.nullable(Picture) })),
  /** Whether buyers see the same. */
  isPublished: z.boolean(),
  publishedAt: z.nullable(z.iso.datetime()),
  version: z.int(),
})
export type StorePage = z.output<typeof StorePage>

/** A store as everyone sees it. */
export const StoreInfo = z.object({
  storeId: z.uuid(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  announcement: z.string(),
  state: z.enum(storeLifecycle.states),
  /** Only an open store sells; running orders, refunds and chat go on [ST-5]. */
  isSelling: z.boolean(),
  /** Whether the platform runs it itself. */
  isOwn: z.boolean(),
  logo: z.nullable(Picture),
  emirate: z.enum(EMIRATES),
  area: z.string(),
  since: z.iso.date(),
  followers: z.int(),
  /** Of the reviews of all its products; null without any [RV-2]. */
  rating: z.nullable(Rating),
  /** Half of all questions were answered sooner; null until enough were asked. */
  replyMinutes: z.nullable(z.int()),
  licenceCheckedOn: z.nullable(z.iso.date()),
  company: z.nullable(StoreCompany),
  /** What its contract lets it sell. */
  categories: z.array(z.object({ categoryId: z.uuid(), code: z.string(), name: z.string() })),
  blocks: z.array(StoreBlock),
})
export type StoreInfo = z.output<typeof StoreInfo>

/** A store in a list of stores. */
export const StoreCard = z.object({
  storeId: z.uuid(),
  name: z.string(),
  description: z.string(),
  logo: z.nullable(Picture),
  emirate: z.enum(EMIRATES),
  area: z.string(),
  isOwn: z.boolean(),
  isSelling: z.boolean(),
  followers: z.int(),
})
export type StoreCard = z.output<typeof StoreCard>

const Words = z.object({
  name: StoreName,
  description: StoreWords,
  announcement: z.string().check(z.trim(), z.maxLength(ANNOUNCEMENT_MAX)),
})

/** What the merchant edits. */
export const StoreEdit = z.object({
  version: Version,
  phone: MobileText,
  ...StoreAddress,
  texts: translated(Words),
  /** A ready picture of the person; without it the logo stays as it is. */
  logo: z.optional(z.uuid()),
})
export type StoreEdit = z.output<typeof StoreEdit>

/** The own store with everything that is edited. */
export const StoreRecord = z.object({
  storeId: z.uuid(),
  state: z.enum(storeLifecycle.states),
  reason: z.nullable(z.string()),
  isOwn: z.boolean(),
  currency: z.string(),
  phone: z.string(),
  ...place,
  logo: z.nullable(Picture),
  texts: translated(
    z.object({ name: z.string(), description: z.string(), announcement: z.string() }),
  ),
  company: z.nullable(StoreCompany),
  /** The last day on which contract and licence let it sell. */
  sellsUntil: z.nullable(z.iso.date()),
  rates: z.array(z.object({ categoryId: z.uuid(), name: z.string(), commissionPpm: z.int() })),
  version: z.int(),
})
export type StoreRecord = z.output<typeof StoreRecord>

const warehouse = {
  name: text(1, 60),
  ...StoreAddress,
  phone: MobileText,
  isPickupPoint: z.boolean(),
  hours: z.string().check(z.trim(), z.maxLength(120)),
  isActive: z.boolean(),
}

export const WarehouseCreate = z.object(warehouse)
export type WarehouseCreate = z.output<typeof WarehouseCreate>
export const WarehouseEdit = z.object({ warehouseId: z.uuid(), version: Version, ...warehouse })
export type WarehouseEdit = z.output<typeof WarehouseEdit>

export const Warehouse = z.object({
  warehouseId: z.uuid(),
  name: z.string(),
  ...place,
  phone: z.string(),
  isPickupPoint: z.boolean(),
  hours: z.string(),
  isActive: z.boolean(),
  version: z.int(),
})
export type Warehouse = z.output<typeof Warehouse>

/** A store as a list of staff shows it. */
export const StoreRow = z.object({
  storeId: z.uuid(),
  name: z.string(),
  emirate: z.enum(EMIRATES),
  state: z.enum(storeLifecycle.states),
  isOwn: z.boolean(),
  sellsUntil: z.nullable(z.iso.date()),
  openedAt: z.iso.datetime(),
})
export type StoreRow = z.output<typeof StoreRow>

export const StoreStaffRecord = z.extend(StoreRecord, {
  sellerCode: z.string(),
  /** With which its seller applied; null for our own store. */
  applicationId: z.nullable(z.uuid()),
  openedAt: z.iso.datetime(),
  contracts: z.array(z.object({ from: z.iso.date(), until: z.iso.date() })),
  /** What still has to end before the store can be terminated. */
  runningOrders: z.int(),
  moves: z.array(
    z.object({
      action: z.string(),
      to: z.enum(storeLifecycle.states),
      by: z.enum(['merchant', 'staff', 'system']),
      at: z.iso.datetime(),
    }),
  ),
})
export type StoreStaffRecord = z.output<typeof StoreStaffRecord>
