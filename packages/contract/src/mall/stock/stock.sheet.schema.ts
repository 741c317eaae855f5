import * as z from 'zod/mini'
import { Money } from '../../money/money/money.ts'
import { SHEET_SAVE_MAX } from './stock.limits.ts'

export const pieces = z.int().check(z.minimum(0), z.maximum(1_000_000))
export const LowAt = z.nullable(pieces)

const SheetRow = z.object({
  skuId: z.uuid(),
  productId: z.uuid(),
  code: z.string(),
  name: z.string(),
  /** What distinguishes the variant; empty when there is one. */
  variant: z.string(),
  /** The key of the first picture of its product. */
  picture: z.nullable(z.string()),
  /** Whether the variant and its product can be bought. */
  isForSale: z.boolean(),
  price: Money.shape.amount,
  /** From how many on it is low; null: as many as for the whole store. */
  lowAt: LowAt,
  /** One for each warehouse, in their order. */
  stock: z.array(z.object({ onHand: z.int(), held: z.int() })),
})
export type SheetRow = z.output<typeof SheetRow>

/** Prices and stock as one sheet. */
export const StockSheet = z.object({
  currency: z.string(),
  /** From how many on a variant without a figure of its own is low. */
  lowAt: pieces,
  warehouses: z.array(z.object({ warehouseId: z.uuid(), name: z.string() })),
  rows: z.array(SheetRow),
  /** How many there are; more than the rows when the store has more than the sheet holds. */
  total: z.int(),
})
export type StockSheet = z.output<typeof StockSheet>

const changeOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.nullable(z.object({ from: value, to: value }))

/** The cells that were changed, each with what it was read as: a cell that is not that any more is refused. */
export const SheetSave = z.object({
  rows: z
    .array(
      z.object({
        skuId: z.uuid(),
        price: changeOf(Money.shape.amount),
        lowAt: changeOf(LowAt),
        stock: z
          .array(z.object({ warehouseId: z.uuid(), from: pieces, to: pieces }))
          .check(z.maxLength(50)),
      }),
    )
    .check(z.minLength(1), z.maxLength(SHEET_SAVE_MAX)),
})
export type SheetSave = z.output<typeof SheetSave>

export const SheetSaved = z.object({
  /** How many cells were saved. */
  saved: z.int(),
  refused: z.array(
    z.object({
      skuId: z.uuid(),
      field: z.enum(['price', 'lowAt', 'stock']),
      /** Of a count. */
      warehouseId: z.nullable(z.uuid()),
      /** `changed`: someone else changed it since it was read; `held`: orders hold more than was counted. */
      why: z.enum(['changed', 'held']),
    }),
  ),
})
export type SheetSaved = z.output<typeof SheetSaved>
