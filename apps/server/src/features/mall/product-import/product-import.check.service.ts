import type { RowFaultKind } from '@ironsouq/contract/platform/import/import.limits'
import type { RowFault } from '@ironsouq/contract/platform/import/import.schema'
import { translator } from '@ironsouq/i18n/translate'
import type { Ctx } from '#kernel/ctx.ts'
import type { CheckedRow, ImportBatch } from '#kernel/work/import-target.ts'
import { productCatalogue, type ProductCatalogue } from './product-import.catalogue.projection.ts'
import {
  differencesOf,
  isFact,
  isOfProduct,
  placeIn,
  productDifferences,
} from './product-import.change.rules.ts'
import { labelOf, stockField } from './product-import.headings.rules.ts'
import { isOfOptions, valuesStated, variantKey } from './product-import.options.rules.ts'
import { cellOf, NEEDED, NEEDED_OF_VARIANT, readRow } from './product-import.row.rules.ts'
import type { ProductRowValues, StatedFacts, StatedField } from './product-import.values.ts'
import {
  freightsOf,
  productsByCode,
  variantsByCode,
  warehousesOf,
  type KnownProduct,
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
  productCode: 'product',
  options: 'option1Value',
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
  /** The product that it is of: that of the variant, or the one that the row names. */
  product: KnownProduct | undefined
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
function isReviewedOnSale(
  { known, product, stated, changes }: Row,
  { categories }: ProductCatalogue,
) {
  if (product?.row.state !== 'onSale' || (known && !changes?.some(isFact))) return false
  const of = [product.row.productCategoryId, stated.productCategoryId ?? '']
  return of.some((id) => categories.get(id)?.needsReview)
}

/** What a product states that one of its new category does not have. */
const lostAttribute = ({ product, stated, changes }: Row, { categories }: ProductCatalogue) => {
  if (!product || !changes?.includes('productCategoryId')) return undefined
  const own = categories.get(stated.productCategoryId ?? '')?.attributes
  return Object.keys(product.row.attributes).find((code) => !own?.has(code))
}

interface OptionFault {
  fault: RowFaultKind
  values?: RowFault['values']
}

/** Why the options of a row are not those of a variant that its product can have. */
function optionFault({ code, known, product, stated }: Row, isNamed: boolean): OptionFault | null {
  const { options } = stated
  if (!product) {
    const isUnnamed = options?.some(({ name }) => name === '') ?? false
    return isUnnamed && isNamed ? { fault: 'optionIncomplete' } : null
  }
  const own = product.row.options
  if (!options && known) return null
  if (own.length > 0 && !isOfOptions(own, options ?? [])) return { fault: 'otherOptions' }
  const values = options ? valuesStated(own, options) : {}
  const same = product.siblings.find(
    (each) =>
      values !== null && own.every((option) => each.values[option.code] === values[option.code]),
  )
  // A product without options is given its first ones by its only variant.
  const isOther = same && same.code !== code && (own.length > 0 || !options)
  return isOther ? { fault: 'sameVariant', values: { code: same.code } } : null
}

/** The products that rows name, also by the variants that stand in other rows with the same name. */
async function productsNamed(
  ctx: Ctx,
  { sellerId, columns, rows }: ImportBatch,
  variants: ReadonlyMap<string, KnownVariant>,
): Promise<ReadonlyMap<string, KnownProduct>> {
  const named = rows.map(({ cells }) => ({
    code: cellOf(columns, cells, 'code'),
    name: cellOf(columns, cells, 'product'),
  }))
  const names = named.flatMap(({ name }) => (name === '' ? [] : [name]))
  const byVariant = named.flatMap(({ code, name }) => {
    const known = variants.get(code)
    return known && name !== '' ? [[name, known] as const] : []
  })
  return new Map([...byVariant, ...(await productsByCode(ctx, sellerId, names))])
}

/** Checks rows as the form of a product would, and compares them with what the store has; saves nothing. */
export async function checkProductRows(ctx: Ctx, batch: ImportBatch): Promise<CheckedRow[]> {
  const { sellerId, columns, options } = batch
  const t = translator(ctx.locale)
  const catalogue = await productCatalogue(ctx)
  const warehouses = await warehousesOf(ctx, sellerId)
  const freights = await freightsOf(ctx, sellerId)
  const codes = batch.rows.map(({ cells }) => cellOf(columns, cells, 'code'))
  const variants = await variantsByCode(ctx, sellerId, codes)
  const products = await productsNamed(ctx, batch, variants)

  return batch.rows.map(({ number, cells }): CheckedRow => {
    const known = variants.get(cellOf(columns, cells, 'code'))
    const productCode = cellOf(columns, cells, 'product')
    const named = products.get(productCode)
    const product = known ?? named
    // Of a product that the file brings, the first row says what it is.
    const isFurther = !product && productCode !== '' && cellOf(columns, cells, 'name') === ''
    const { code, stated, faults, warnings } = readRow({
      cells,
      columns,
      numbers: options.numbers,
      locale: ctx.locale,
      currency: product?.row.currency ?? options.currency,
      catalogue,
      freights,
      labelOf: (field) => labelOf(t, field),
      categoryId: product?.row.productCategoryId ?? null,
      needed: known ? [] : product || isFurther ? NEEDED_OF_VARIANT : NEEDED,
    })
    const changes = known
      ? differencesOf(known, stated)
      : product
        ? productDifferences(product, stated)
        : null
    const row: Row = { number, code, stated, known, product, changes }
    const shown = (field: string) => {
      const header = headerOf(batch, field)
      const value = cells[columns.findIndex((column) => column.header === header)]?.trim() ?? ''
      return { header, value }
    }
    const add = (field: string, kind: RowFaultKind, values: RowFault['values'] = {}) => {
      faults.push({ ...shown(field), fault: kind, values, suggestion: null })
    }
    if (known?.row.state === 'deleted') add('code', 'codeOfDeleted')
    const place = placeOf(row, warehouses, options.warehouseId ?? null)
    if (place.fault) add('onHand', place.fault, place.values)
    for (const { field, fault, values } of placeFaults(row, warehouses)) add(field, fault, values)
    if (known && named && known.row.id !== named.row.id) add('productCode', 'otherProduct')
    const wrong = optionFault(row, !isFurther)
    if (wrong) add('options', wrong.fault, wrong.values)
    if (isReviewedOnSale(row, catalogue)) add('code', 'reviewedOnSale')
    if (lostAttribute(row, catalogue)) add('productCategoryId', 'notOfCategory')

    const group = product?.row.id ?? (productCode === '' ? null : `new ${productCode}`)
    const keys = code === '' ? [] : [{ ...shown('code'), key: `code ${code}` }]
    if (group !== null && (stated.options || !known)) {
      const at = stated.options ? 'options' : 'productCode'
      keys.push({ ...shown(at), key: `variant ${group} ${variantKey(stated.options ?? [])}` })
    }
    if (faults.length > 0)
      return { number, outcome: 'faulty', keys, faults, warnings, values: null }
    // Rows of other variants of the product must not change it to something else.
    const common = group === null ? [] : (changes ?? (Object.keys(stated) as StatedField[]))
    const alike = common.filter(isOfProduct).map((field) => ({
      ...shown(field),
      key: `product ${group} ${field}`,
      stated: JSON.stringify(stated[field]),
    }))
    const none = { values: {}, suggestion: null }
    const after = isFurther && {
      key: `product ${group} name`,
      fault: { ...shown('productCode'), ...none, fault: 'noProduct' as const },
    }
    const warehouseId = place.warehouseId ?? null
    const values: ProductRowValues = { code, stated, changes, warehouseId }
    const outcome = !known ? 'new' : (changes ?? []).length > 0 ? 'changed' : 'unchanged'
    return { number, outcome, keys, alike, ...(after && { after }), faults, warnings, values }
  })
}
