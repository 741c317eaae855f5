import type { CrossReference } from '@ironsouq/contract/mall/product/cross-reference'
import type {
  AttributeValues,
  ProductCondition,
} from '@ironsouq/contract/mall/product/product.enums'
import type { TaxScheme } from '@ironsouq/contract/money/tax/tax.enums'
import type { StatedFit } from './product-import.fits.rules.ts'
import type { StatedOption } from './product-import.options.rules.ts'

/** What a row states. A field without a column or with an empty cell is not there: it stays as it is. */
export interface StatedFacts {
  /** The store's number of the product, or the code of one of its variants. */
  productCode?: string
  /** What the variant is, in the order of the product's options. */
  options?: StatedOption[]
  name?: string
  summary?: string
  description?: string
  productCategoryId?: string
  brand?: string
  partNo?: string
  crossReferences?: CrossReference[]
  condition?: ProductCondition
  taxScheme?: TaxScheme
  warrantyDays?: number
  weightG?: number
  isActive?: boolean
  /** Minor units of the store's currency. */
  priceMinor?: string
  onHand?: number
  /** What is on hand by warehouse; with it the figure of the whole store says nothing. */
  stocks?: Readonly<Record<string, number>>
  freightTemplateId?: string
  attributes?: AttributeValues
  fits?: StatedFit[]
  /** The addresses of photos. */
  photos?: string[]
}

export type StatedField = keyof StatedFacts

/** A row as it is saved. */
export interface ProductRowValues {
  code: string
  stated: StatedFacts
  /**
   * The fields that differed when the row was checked: only these are changed, so that the rows of the
   * other variants do not undo a change of their product. Null: the product was new. Of a new variant of a
   * known product they are what differs of the product.
   */
  changes: readonly StatedField[] | null
  /** Where the stock is counted of a variant that is in no warehouse yet. */
  warehouseId: string | null
}
