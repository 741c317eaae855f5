import type { ProductForm } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { productRecord } from '#features/mall/product-admin/product-admin.record.projection.ts'
import { repriceSkus } from '#features/mall/product/product.price.service.ts'
import { createProduct, editProduct, type Writer } from '#features/mall/product/product.service.ts'
import { currencyOfStore } from '#features/mall/product/product.store.projection.ts'
import { countStock } from '#features/mall/product/stock.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import type { RowsToSave, SavedRow } from '#kernel/work/import-target.ts'
import { differencesOf, isFact } from './product-import.change.rules.ts'
import type { StatedFit } from './product-import.fits.rules.ts'
import type { ProductRowValues, StatedFacts, StatedField } from './product-import.values.ts'
import { variantsByCode, type KnownVariant } from './product-import.variants.projection.ts'

interface Change {
  number: number
  values: ProductRowValues
  known: KnownVariant
  fields: readonly StatedField[]
}

const amountOf = (minor: string, currency: string) => fromMinor(BigInt(minor), currency).amount

/** A draft with one variant: photos, options and delivery are added in its form. */
function formOf(
  { code, stated, warehouseId }: ProductRowValues,
  { locale, currency }: { locale: string; currency: string },
): ProductForm {
  const { name = '', summary = '', description = '' } = stated
  const words = { name, summary, description }
  return {
    productCategoryId: stated.productCategoryId ?? '',
    brand: stated.brand ?? null,
    partNo: stated.partNo ?? null,
    crossReferences: stated.crossReferences,
    condition: stated.condition ?? 'used',
    isVirtual: false,
    voucherTerms: null,
    taxScheme: stated.taxScheme ?? 'standard',
    attributes: stated.attributes ?? {},
    options: [],
    deliveryMethods: ['courier'],
    freightTemplateId: stated.freightTemplateId ?? null,
    warrantyDays: stated.warrantyDays ?? 0,
    texts: { en: words, [locale]: words },
    pictures: [],
    modelIds: (stated.fits ?? []).map(({ modelId }) => modelId),
    fitRanges: stated.fits ?? [],
    skus: [
      {
        skuId: null,
        code,
        values: {},
        price: amountOf(stated.priceMinor ?? '0', currency),
        weightG: stated.weightG ?? 0,
        isActive: stated.isActive ?? true,
        firstStock: stated.onHand ?? null,
      },
    ],
    warehouseId,
  }
}

const given = <T extends StatedField>(
  { fields, values }: Change,
  wanted: readonly T[],
): Pick<StatedFacts, T> =>
  Object.fromEntries(
    wanted.filter((field) => fields.includes(field)).map((field) => [field, values.stated[field]]),
  ) as Pick<StatedFacts, T>

const COLUMNS = [
  'productCategoryId',
  'brand',
  'partNo',
  'crossReferences',
  'condition',
  'taxScheme',
  'warrantyDays',
  'freightTemplateId',
] as const

/** Writes the facts of a product and those of its variants as its form would. */
async function editFacts(ctx: TxCtx, writer: Writer, changes: readonly Change[]): Promise<void> {
  const [first] = changes
  if (!first) return
  const record = await productRecord(ctx, first.known.row.id)
  const { productId, version, currency, texts: before, fits, pictures, skus, ...facts } = record
  const words = { ...(before[ctx.locale] ?? before.en) }
  const attributes = { ...facts.attributes }
  const own: { fits: readonly StatedFit[] } = { fits }
  for (const change of changes) {
    Object.assign(facts, given(change, COLUMNS))
    Object.assign(words, given(change, ['name', 'summary', 'description']))
    Object.assign(attributes, given(change, ['attributes']).attributes)
    Object.assign(own, given(change, ['fits']))
  }
  const isNamed = changes.some(({ fields }) =>
    fields.some((field) => field === 'name' || field === 'summary' || field === 'description'),
  )
  const texts = isNamed ? { ...before, [ctx.locale]: words } : before
  const bySku = new Map(changes.map((change) => [change.known.variant.id, change]))
  const variants = skus.map(({ skuId, code, values, price, weightG, isActive }) => {
    const change = bySku.get(skuId)
    const { priceMinor, ...own } = change
      ? given(change, ['priceMinor', 'weightG', 'isActive'])
      : {}
    const amount = priceMinor === undefined ? price.amount : amountOf(priceMinor, currency)
    const known = { skuId, code, values, weightG, isActive }
    return { ...known, ...own, price: amount, firstStock: null }
  })
  const edit = {
    ...facts,
    productId,
    version,
    attributes,
    texts,
    pictures: pictures.map(({ pictureId }) => ({ pictureId })),
    modelIds: own.fits.map(({ modelId }) => modelId),
    fitRanges: [...own.fits],
    skus: variants,
    warehouseId: null,
  }
  await editProduct(ctx, writer, edit, async () => record)
}

/** Changes the variants of one product that rows name; false when it was changed since the check. */
async function changeProduct(ctx: TxCtx, writer: Writer, changes: readonly Change[]) {
  try {
    if (changes.some(({ fields }) => fields.some(isFact))) await editFacts(ctx, writer, changes)
    else {
      const priced = changes.filter(({ fields }) => fields.includes('priceMinor'))
      await repriceSkus(
        ctx,
        priced.map(({ values, known: { variant } }) => ({
          skuId: variant.id,
          known: { version: variant.version },
          price: amountOf(values.stated.priceMinor ?? '0', variant.currency),
        })),
      )
    }
    return true
  } catch (err) {
    // A refusal is thrown before anything is written, so the transaction goes on.
    if (err instanceof Refusal || err instanceof FieldFaults) return false
    throw err
  }
}

/** Counts what a row states by warehouse; false when orders hold more by now. */
async function countPlaces(
  ctx: TxCtx,
  { sellerId, id: actorId }: Writer,
  skuId: string,
  { stocks = {} }: StatedFacts,
) {
  for (const [warehouseId, onHand] of Object.entries(stocks))
    if (!(await countStock(ctx, { sellerId, skuId, warehouseId }, onHand, { actorId })))
      return false
  return true
}

async function countRow(ctx: TxCtx, writer: Writer, change: Change) {
  const { values, known, fields } = change
  if (fields.includes('stocks')) return countPlaces(ctx, writer, known.variant.id, values.stated)
  const { sellerId, id: actorId } = writer
  const warehouseId = known.places[0]?.warehouseId ?? values.warehouseId
  if (!fields.includes('onHand') || values.stated.onHand === undefined) return true
  if (warehouseId === null || known.places.length > 1) return false
  const place = { sellerId, skuId: known.variant.id, warehouseId }
  return countStock(ctx, place, values.stated.onHand, { actorId })
}

const changedSince = ({ number, values, known }: Change): SavedRow => ({
  number,
  outcome: 'faulty',
  entityId: known.row.id,
  faults: [{ header: '', value: values.code, fault: 'changedSince', values: {}, suggestion: null }],
})

/** What a row changes now: of what differed when it was checked, that which still differs. */
function changeOf(number: number, values: ProductRowValues, known: KnownVariant): Change {
  const now = differencesOf(known, values.stated)
  const { changes } = values
  const fields = changes === null ? now : now.filter((field) => changes.includes(field))
  return { number, values, known, fields }
}

const byProduct = (changes: readonly Change[]) =>
  Map.groupBy(
    changes.filter(({ fields }) => fields.length > 0),
    ({ known }) => known.row.id,
  )

/**
 * Saves rows that were checked. What exists is looked up again in this transaction: a variant that another
 * file has added is changed, not doubled. Of a product only what its rows changed is changed.
 */
export async function saveProductRows(outer: TxCtx, rows: RowsToSave): Promise<SavedRow[]> {
  const { sellerId, accountId, importId } = rows
  if (accountId === null) throw new Error(`no person of the store sent the import ${importId}`)
  // One row of the audit log for the block: the file itself says the rest.
  const ctx: TxCtx = { ...outer, audit: () => {} }
  const writer = { sellerId, id: accountId, audience: 'merchant' }
  const currency = await currencyOfStore(ctx, sellerId)
  if (currency === undefined) throw new Error(`the seller ${sellerId} has no store`)
  const all = rows.rows.map(({ number, values }) => ({
    number,
    values: values as ProductRowValues,
  }))
  const codes = all.map(({ values }) => values.code)
  const variants = await variantsByCode(ctx, sellerId, codes, { forUpdate: true })
  const saved = new Map<number, SavedRow>()
  const changes: Change[] = []
  for (const { number, values } of all) {
    const known = variants.get(values.code)
    if (known?.row.state === 'deleted') {
      saved.set(number, changedSince({ number, values, known, fields: [] }))
    } else if (known) {
      changes.push(changeOf(number, values, known))
    } else {
      const { id } = await createProduct(
        ctx,
        writer,
        formOf(values, { locale: ctx.locale, currency }),
      )
      const made = values.stated.stocks && (await variantsByCode(ctx, sellerId, [values.code]))
      const skuId = made?.get(values.code)?.variant.id
      if (skuId !== undefined) await countPlaces(ctx, writer, skuId, values.stated)
      saved.set(number, { number, outcome: 'new', entityId: id })
    }
  }
  for (const [, ofProduct] of byProduct(changes)) {
    const isChanged = await changeProduct(ctx, writer, ofProduct)
    for (const change of ofProduct) {
      const { number, known } = change
      const isSaved = isChanged && (await countRow(ctx, writer, change))
      const outcome = { number, outcome: 'changed', entityId: known.row.id } as const
      saved.set(number, isSaved ? outcome : changedSince(change))
    }
  }
  const ids = (outcome: SavedRow['outcome']) =>
    [...saved.values()].filter((row) => row.outcome === outcome).map(({ entityId }) => entityId)
  outer.audit('import', importId, null, { drafts: ids('new'), changed: ids('changed') })
  return all.map(({ number, values }) => {
    const entityId = variants.get(values.code)?.row.id ?? null
    return saved.get(number) ?? { number, outcome: 'unchanged', entityId }
  })
}
