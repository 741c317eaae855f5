import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Money } from '../../money/money/money.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Version } from '../../versioned.ts'
import { ADJUST_MAX } from '../product-admin/product-admin.limits.ts'
import { HAND_KINDS, MOVEMENT_KINDS } from './stock.enums.ts'

const READ = { method: 'GET', audience: 'merchant', permission: 'product.read' } as const
const WRITE = {
  method: 'POST',
  audience: 'merchant',
  permission: 'stock.edit',
  once: true,
} as const

const quantity = z.int().check(z.minimum(0), z.maximum(1_000_000))
const LowAt = z.nullable(quantity)

const StockQuery = z.extend(staffListQuery(['code', '-code']), {
  /** Part of a product's name, or the beginning of a code. */
  words: z.optional(z.string().check(z.maxLength(100))),
  /** Without one the figures are sums over all warehouses. */
  warehouseId: z.optional(z.uuid()),
  stock: z.optional(z.enum(['low'])),
})
export type StockQuery = z.output<typeof StockQuery>

const figures = { onHand: z.int(), held: z.int(), lowAt: LowAt, isLow: z.boolean() }

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
  quantity,
  note: z.string().check(z.trim(), z.maxLength(200)),
})
export type StockChange = z.output<typeof StockChange>

/** Prices, counts and thresholds as they were typed into the grid. */
const StockAdjust = z.object({
  /** Where was counted; null: only prices change. */
  warehouseId: z.nullable(z.uuid()),
  rows: z
    .array(
      z.object({
        skuId: z.uuid(),
        version: Version,
        price: z.nullable(Money.shape.amount),
        onHand: z.nullable(quantity),
      }),
    )
    .check(z.minLength(1), z.maxLength(ADJUST_MAX)),
})
export type StockAdjust = z.output<typeof StockAdjust>

const Adjusted = z.object({
  saved: z.int(),
  /** `changed`: another person changed the price; `held`: orders hold more than was counted. */
  refused: z.array(z.object({ skuId: z.uuid(), why: z.enum(['changed', 'held']) })),
})
export type Adjusted = z.output<typeof Adjusted>

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
    summary: 'From how many on the stock of a variant in a warehouse is low; null: never',
    body: z.object({ skuId: z.uuid(), warehouseId: z.uuid(), lowAt: LowAt }),
    data: SkuStock,
  }),
  adjust: endpoint({
    ...WRITE,
    path: '/p/merchant/stock/adjust',
    summary: 'Change prices and counted stock of several variants',
    body: StockAdjust,
    data: Adjusted,
  }),
}
