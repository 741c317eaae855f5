import type { RowFaultKind } from '@ironsouq/contract/platform/import/import.limits'
import type { RowFault } from '@ironsouq/contract/platform/import/import.schema'
import { translator } from '@ironsouq/i18n/translate'
import type { Ctx } from '#kernel/ctx.ts'
import type { CheckedRow, ImportBatch } from '#kernel/work/import-target.ts'
import { productCatalogue, type ProductCatalogue } from './product-import.catalogue.projection.ts'
import { differencesOf, isFact, isOfProduct, placeIn } from './product-import.change.rules.ts'
import { LABELS, stockField } from './product-import.headings.rules.ts'
import { codeOf, readRow } from './product-import.row.rules.ts'
import type { ProductRowValues, StatedFacts, StatedField } from './product-import.values.ts'
import {
  freightsOf,
  variantsByCode,
  warehousesOf,
  type KnownVariant,
  type OwnWarehouse,
} from './product-import.variants.projection.ts'

/** The column that a field of a row came from. */
const COLUMN: Partial<Record<StatedField, string>> = {
  productCategoryId: 'category',
  taxScheme: 'tax',
  warrantyDays: 'warranty',
  weightG: 'weight',
  isActive: 'forSale',
  priceMinor: 'price',
  freightTemplateId: 'freight',
}

const headerOf = ({ columns }: ImportBatch, field: string) => {
  const name = COLUMN[field as StatedField] ?? field
  return columns.find((column) => column.field === name)?.header ?? ''
}

interface Row {
  number: number
  code: string
  stated: StatedFacts
  known: KnownVariant | undefined
  changes: readonly StatedField[] | null
}

const isOneOf = (warehouses: readonly OwnWarehouse[], id: string) =>
  warehouses.some(({ warehouseId }) => warehouseId === id)

interface PlaceFault {
  field: string
  fault: RowFaultKind
  values: RowFault['values']
}

/** The columns of warehouses whose figure cannot be: the warehouse is gone, or orders hold more. */
function placeFaults(
  { known, stated, changes }: Row,
  warehouses: readonly OwnWarehouse[],
): PlaceFault[] {
  if (known && !changes?.includes('stocks')) return []
  return Object.entries(stated.stocks ?? {}).flatMap(([warehouseId, onHand]): PlaceFault[] => {
    const field = stockField(warehouseId)
    if (!isOneOf(warehouses, warehouseId)) return [{ field, fault: 'noWarehouse', values: {} }]
    const held = known ? placeIn(known, warehouseId).held : 0
    return onHand < held ? [{ field, fault: 'heldForOrders', values: { held } }] : []
  })
}

/** Where stock that a row states is counted, or why it cannot be. */
function placeOf(
  { known, stated, changes }: Row,
  warehouses: readonly OwnWarehouse[],
  chosen: string | null,
) {
  const { onHand } = stated
  const isCounted = known ? changes?.includes('onHand') : (onHand ?? 0) > 0
  if (!isCounted || onHand === undefined) return { warehouseId: null }
  const places = known?.places ?? []
  if (places.length > 1) return { fault: 'severalWarehouses' as const, values: {} }
  const held = places[0]?.held ?? 0
  if (onHand < held) return { fault: 'heldForOrders' as const, values: { held } }
  const only = warehouses.length === 1 ? warehouses[0]?.warehouseId : undefined
  const warehouseId = places[0]?.warehouseId ?? chosen ?? only
  return warehouseId !== undefined && isOneOf(warehouses, warehouseId)
    ? { warehouseId }
    : { fault: 'noWarehouse' as const, values: {} }
}

/** What buyers see of a reviewed product stays until it is withdrawn, except prices and stock. */
function isReviewedOnSale({ known, stated, changes }: Row, { categories }: ProductCatalogue) {
  if (known?.row.state !== 'onSale' || !changes?.some(isFact)) return false
  const of = [known.row.productCategoryId, stated.productCategoryId ?? '']
  return of.some((id) => categories.get(id)?.needsReview)
}

/** What a product states that one of its new category does not have. */
const lostAttribute = ({ known, stated, changes }: Row, { categories }: ProductCatalogue) => {
  if (!known || !changes?.includes('productCategoryId')) return undefined
  const own = categories.get(stated.productCategoryId ?? '')?.attributes
  return Object.keys(known.row.attributes).find((code) => !own?.has(code))
}

/** Checks rows as the form of a product would, and compares them with what the store has; saves nothing. */
export async function checkProductRows(ctx: Ctx, batch: ImportBatch): Promise<CheckedRow[]> {
  const { sellerId, columns, options } = batch
  const t = translator(ctx.locale)
  const catalogue = await productCatalogue(ctx)
  const warehouses = await warehousesOf(ctx, sellerId)
  const freights = await freightsOf(ctx, sellerId)
  const codes = batch.rows.map(({ cells }) => codeOf(columns, cells))
  const variants = await variantsByCode(ctx, sellerId, codes)

  return batch.rows.map(({ number, cells }): CheckedRow => {
    const known = variants.get(codeOf(columns, cells))
    const { code, stated, faults, warnings } = readRow({
      cells,
      columns,
      numbers: options.numbers,
      locale: ctx.locale,
      currency: known?.row.currency ?? options.currency,
      catalogue,
      freights,
      labelOf: (field) => (field in LABELS ? t(LABELS[field]) : ''),
      categoryId: known?.row.productCategoryId ?? null,
    })
    const keys =
      code === '' ? [] : [{ key: `code ${code}`, header: headerOf(batch, 'code'), value: code }]
    const row: Row = {
      number,
      code,
      stated,
      known,
      changes: known ? differencesOf(known, stated) : null,
    }
    const cellOf = (field: string) => {
      const header = headerOf(batch, field)
      const value = cells[columns.findIndex((column) => column.header === header)]?.trim() ?? ''
      return { header, value }
    }
    const add = (field: string, kind: RowFaultKind, values: RowFault['values'] = {}) => {
      faults.push({ ...cellOf(field), fault: kind, values, suggestion: null })
    }
    if (known?.row.state === 'deleted') add('code', 'codeOfDeleted')
    const place = placeOf(row, warehouses, options.warehouseId ?? null)
    if (place.fault) add('onHand', place.fault, place.values)
    for (const { field, fault, values } of placeFaults(row, warehouses)) add(field, fault, values)
    if (isReviewedOnSale(row, catalogue)) add('code', 'reviewedOnSale')
    if (lostAttribute(row, catalogue)) add('productCategoryId', 'notOfCategory')
    if (faults.length > 0)
      return { number, outcome: 'faulty', keys, faults, warnings, values: null }
    const { changes } = row
    // Rows of other variants of the product must not change it to something else.
    const alike = (changes ?? []).filter(isOfProduct).map((field) => ({
      ...cellOf(field),
      key: `product ${known?.row.id} ${field}`,
      stated: JSON.stringify(stated[field]),
    }))
    const warehouseId = place.warehouseId ?? null
    const values: ProductRowValues = { code, stated, changes, warehouseId }
    const outcome = changes === null ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
    return { number, outcome, keys, alike, faults, warnings, values }
  })
}
