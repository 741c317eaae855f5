import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Money } from '../../money/money/money.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Version } from '../../versioned.ts'
import { HAND_KINDS, MOVEMENT_KINDS } from './stock.enums.ts'
import { SHEET_SAVE_BYTES } from './stock.limits.ts'
import { LowAt, pieces, SheetSave, SheetSaved, StockSheet } from './stock.sheet.schema.ts'

const READ = { method: 'GET', audience: 'merchant', permission: 'product.read' } as const
const WRITE = {
  method: 'POST',
  audience: 'merchant',
  permission: 'stock.edit',
  once: true,
} as const

/** Part of a product's name, or the beginning of a code. */
const words = z.optional(z.string().check(z.maxLength(100)))

const StockQuery = z.extend(staffListQuery(['code', '-code']), {
  words,
  /** Without one the figures are sums over all warehouses. */
  warehouseId: z.optional(z.uuid()),
  stock: z.optional(z.enum(['low'])),
})
export type StockQuery = z.output<typeof StockQuery>

const figures = { onHand: z.int(), held: z.int() }

const StockRow = z.object({
  skuId: z.uuid(),
  productId: z.uuid(),
  version: Version,
  code: z.string(),
  name: z.string(),
  /** What distinguishes the variant; empty when there is one. */
  variant: z.string(),
  isActive: z.boolean(),
  price: Money,
  ...figures,
  /** Sold out, or as few as the store or the variant says, over all warehouses. */
  isLow: z.boolean(),
})
export type StockRow = z.output<typeof StockRow>
const StockPage = staffPage(StockRow)
export type StockPage = z.output<typeof StockPage>

const SkuStock = z.object({
  skuId: z.uuid(),
  productId: z.uuid(),
  code: z.string(),
  name: z.string(),
  variant: z.string(),
  /** From how many on it is low; null: as many as for the whole store. */
  lowAt: LowAt,
  isLow: z.boolean(),
  /** The figure of the whole store. */
  storeLowAt: pieces,
  /** Every active warehouse, also those that have none of it. */
  warehouses: z.array(z.object({ warehouseId: z.uuid(), name: z.string(), ...figures })),
})
export type SkuStock = z.output<typeof SkuStock>

const Movement = z.object({
  seq: z.string(),
  warehouseName: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  onHandChange: z.int(),
  heldChange: z.int(),
  note: z.string(),
  at: z.iso.datetime(),
})
const MovementPage = staffPage(Movement)
export type Movement = z.output<typeof Movement>
export type MovementPage = z.output<typeof MovementPage>

const StockChange = z.object({
  skuId: z.uuid(),
  warehouseId: z.uuid(),
  kind: z.enum(HAND_KINDS),
  /** How much was received or written off, or how much was counted. */
  quantity: pieces,
  note: z.string().check(z.trim(), z.maxLength(200)),
})
export type StockChange = z.output<typeof StockChange>

/** What the own store has of its variants [PR-5]. */
export const stockEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/merchant/stock/list',
    summary: 'The variants of the own products with price and stock, a page at a time',
    query: StockQuery,
    data: StockPage,
  }),
  sku: endpoint({
    ...READ,
    path: '/p/merchant/stock/sku',
    summary: 'The stock of a variant in each warehouse',
    query: z.object({ skuId: z.uuid() }),
    data: SkuStock,
  }),
  movements: endpoint({
    ...READ,
    path: '/p/merchant/stock/movements',
    summary: 'Every change of the stock of a variant, the newest first',
    query: z.extend(staffListQuery(['-seq']), { skuId: z.uuid() }),
    data: MovementPage,
  }),
  change: endpoint({
    ...WRITE,
    path: '/p/merchant/stock/change',
    summary: 'Receive, count or write off stock of a variant in a warehouse',
    body: StockChange,
    data: SkuStock,
  }),
  setLow: endpoint({
    ...WRITE,
    path: '/p/merchant/stock/low',
    summary: 'From how many on the stock of a variant is low; null: as many as for the whole store',
    body: z.object({ skuId: z.uuid(), lowAt: LowAt }),
    data: SkuStock,
  }),
  setStoreLow: endpoint({
    ...WRITE,
    path: '/p/merchant/stock/store-low',
    summary: 'From how many on the stock of a variant is low in the whole store; 0: when sold out',
    body: z.object({ lowAt: pieces }),
    data: z.object({ lowAt: pieces }),
  }),
  sheet: endpoint({
    ...READ,
    path: '/p/merchant/stock/sheet',
    summary: 'Prices and stock of all variants in all warehouses, up to 10,000',
    query: z.object({ words }),
    data: StockSheet,
  }),
  saveSheet: endpoint({
    ...WRITE,
    path: '/p/merchant/stock/sheet/save',
    summary:
      'Change prices, counts and limits of many variants; what changed since it was read stays',
    body: SheetSave,
    bodyBytes: SHEET_SAVE_BYTES,
    data: SheetSaved,
  }),
}
