import type {
  ProductEdit,
  ProductForm,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import type { CrossReference } from '@ironsouq/contract/mall/product/cross-reference'
import { WHOLE_MODEL } from '@ironsouq/contract/mall/product/product-fit'
import { toMinor } from '@ironsouq/contract/money/money/minor-units'
import { eq, inArray, sql } from 'drizzle-orm'
import {
  attributesOf,
  categoryToSell,
} from '#features/mall/product-category/product-category.queries.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import { modelKey } from '#features/platform/search/search.normalize.rules.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint, violatedReference } from '#kernel/data/db.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { productChanged } from './product.events.ts'
import { fitColumns } from './product.fit.rules.ts'
import { lockedProduct, picturesOf, type ProductRow, skusOf } from './product.queries.ts'
import { formFaults } from './product.rules.ts'
import { currencyOfStore, stockedAmong } from './product.store.projection.ts'
import {
  crossReference,
  product,
  productFit,
  productPicture,
  productText,
  sku,
} from './product.tables.ts'
import { isOwnWarehouse } from './stock.places.projection.ts'
import { receiveStock } from './stock.service.ts'

/** The person of a store who writes a product. */
export interface Writer {
  sellerId: string
  id: string
  audience: string
}

const wrong = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

/** What the database refuses because of a field is stated at the field. */
async function withFieldFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (err) {
    if (violatedConstraint(err) === 'sku_code_once')
      throw new FieldFaults([{ field: 'skus', key: 'portalProduct.codeTaken', values: {} }])
    const column = violatedReference(err)
    if (column === null) throw err
    throw wrong(column === 'modelId' ? 'modelIds' : column === '' ? 'freightTemplateId' : column)
  }
}

/** Checks what is written of a product. */
async function categoryOf(ctx: Ctx, form: ProductForm) {
  const category = await categoryToSell(ctx, form.productCategoryId)
  if (!category?.isLeaf) throw wrong('productCategoryId')
  const faults = formFaults(form, await attributesOf(ctx, form.productCategoryId))
  if (faults.length > 0) throw new FieldFaults(faults)
  return category
}

function pricesOf({ skus }: ProductForm, currency: string): bigint[] {
  return skus.map(({ price }, at) => {
    const minor = toMinor({ amount: price, currency })
    if (minor === undefined)
      throw new FieldFaults([
        { field: `skus.${at}.price`, key: 'error.fieldWrongFormat', values: {} },
      ])
    return minor
  })
}

const least = (all: readonly bigint[]) => all.reduce((a, b) => (b < a ? b : a))
const most = (all: readonly bigint[]) => all.reduce((a, b) => (b > a ? b : a))

/** The columns of a product; its range of prices is that of its active variants, or of all. */
function columnsOf(form: ProductForm, prices: readonly bigint[]) {
  const active = prices.filter((_, at) => form.skus[at]?.isActive)
  const range = active.length > 0 ? active : prices
  return {
    productCategoryId: form.productCategoryId,
    brand: form.brand,
    partNo: form.partNo,
    condition: form.condition,
    isVirtual: form.isVirtual,
    voucherTerms: form.voucherTerms ?? null,
    taxScheme: form.taxScheme,
    attributes: form.attributes,
    options: form.options,
    deliveryMethods: form.deliveryMethods,
    freightTemplateId: form.freightTemplateId,
    warrantyDays: form.warrantyDays,
    lowestMinor: least(range),
    highestMinor: most(range),
  }
}

/** Pictures in their order: those that the product has, and uploads of the writer that are ready. */
async function writePictures(
  ctx: TxCtx,
  { id: productId, sellerId }: ProductRow,
  pictures: ProductForm['pictures'],
  writer: Writer,
) {
  const known = new Map((await picturesOf(ctx, productId)).map((row) => [row.id, row]))
  const rows: (typeof productPicture.$inferInsert)[] = []
  for (const [position, each] of pictures.entries()) {
    const own = { productId, sellerId, position, createdAt: ctx.now() }
    if ('uploadId' in each) {
      const { uploadId } = each
      rows.push({ ...own, ...(await usePicture(ctx, writer, { uploadId, purpose: 'product' })) })
      continue
    }
    const row = known.get(each.pictureId)
    if (!row || !known.delete(each.pictureId)) throw wrong(`pictures.${position}`)
    rows.push({ ...row, position })
  }
  await ctx.db.delete(productPicture).where(eq(productPicture.productId, productId))
  if (rows.length > 0) await ctx.db.insert(productPicture).values(rows)
}

async function writeFits(
  ctx: TxCtx,
  { id, sellerId }: ProductRow,
  { modelIds, fitRanges = [] }: ProductForm,
) {
  const createdAt = ctx.now()
  await ctx.db.delete(productFit).where(eq(productFit.productId, id))
  const ranges = new Map(fitRanges.map((range) => [range.modelId, range]))
  const rows = [...new Set(modelIds)].map((modelId) => ({
    productId: id,
    sellerId,
    modelId,
    ...fitColumns(ranges.get(modelId) ?? WHOLE_MODEL),
    createdAt,
  }))
  if (rows.length > 0) await ctx.db.insert(productFit).values(rows)
}

/** Numbers in their order; one that repeats another but for its punctuation is the same number. */
async function writeCrossReferences(
  ctx: TxCtx,
  { id: productId, sellerId }: ProductRow,
  numbers: readonly CrossReference[],
) {
  await ctx.db.delete(crossReference).where(eq(crossReference.productId, productId))
  const byKey = new Map(numbers.map((each) => [modelKey(each.number), each]))
  const rows = [...byKey].map(([key, { maker, number }], position) => ({
    productId,
    sellerId,
    position,
    maker,
    number,
    key,
    createdAt: ctx.now(),
  }))
  if (rows.length > 0) await ctx.db.insert(crossReference).values(rows)
}

/** Variants that are no longer named go, or stay inactive if they ever had stock. */
async function dropSkus(ctx: TxCtx, dropped: readonly string[]): Promise<void> {
  if (dropped.length === 0) return
  const stocked = await stockedAmong(ctx, dropped)
  const gone = dropped.filter((id) => !stocked.has(id))
  if (gone.length > 0) await ctx.db.delete(sku).where(inArray(sku.id, gone))
  if (stocked.size > 0)
    await ctx.db
      .update(sku)
      .set({ isActive: false, version: sql`${sku.version} + 1`, updatedAt: ctx.now() })
      .where(inArray(sku.id, [...stocked]))
}

async function writeSkus(
  ctx: TxCtx,
  { id: productId, sellerId, currency }: ProductRow,
  { skus, warehouseId }: ProductForm,
  prices: readonly bigint[],
  writer: Writer,
) {
  if (warehouseId !== null && !(await isOwnWarehouse(ctx, { sellerId, warehouseId })))
    throw wrong('warehouseId')
  const known = new Map((await skusOf(ctx, productId)).map((row) => [row.id, row]))
  const named = new Set(skus.flatMap(({ skuId }) => skuId ?? []))
  await dropSkus(
    ctx,
    [...known.keys()].filter((id) => !named.has(id)),
  )
  for (const [position, { skuId, firstStock, price: _, ...columns }] of skus.entries()) {
    const set = { ...columns, position, priceMinor: prices[position] ?? 0n, updatedAt: ctx.now() }
    if (skuId !== null) {
      if (!known.delete(skuId)) throw wrong(`skus.${position}.skuId`)
      await ctx.db
        .update(sku)
        .set({ ...set, version: sql`${sku.version} + 1` })
        .where(eq(sku.id, skuId))
      continue
    }
    const { id } = one(
      await ctx.db
        .insert(sku)
        .values({ ...set, productId, sellerId, currency, createdAt: ctx.now() })
        .returning({ id: sku.id }),
    )
    if (firstStock === null || firstStock === 0) continue
    if (warehouseId === null) throw wrong('warehouseId')
    const place = { sellerId, skuId: id, warehouseId }
    await receiveStock(ctx, place, firstStock, { actorId: writer.id })
  }
}

async function writeParts(
  ctx: TxCtx,
  row: ProductRow,
  form: ProductForm,
  prices: readonly bigint[],
  writer: Writer,
): Promise<void> {
  const { id: productId, sellerId } = row
  await replaceTexts(ctx, productText, { productId, sellerId }, form.texts)
  await writePictures(ctx, row, form.pictures, writer)
  await writeFits(ctx, row, form)
  // A form that does not name them leaves them as they are.
  if (form.crossReferences) await writeCrossReferences(ctx, row, form.crossReferences)
  await writeSkus(ctx, row, form, prices, writer)
  await emit(ctx, productChanged, { productId })
}

/** A draft with its variants, texts, pictures and first stock, in one transaction. */
export const createProduct = (ctx: Ctx, writer: Writer, form: ProductForm): Promise<ProductRow> =>
  atomic(ctx, async (ctx) => {
    const currency = await currencyOfStore(ctx, writer.sellerId)
    if (currency === undefined) throw new Refusal('portalProduct.noStore')
    await categoryOf(ctx, form)
    const prices = pricesOf(form, currency)
    const now = ctx.now()
    return withFieldFaults(async () => {
      const row = one(
        await ctx.db
          .insert(product)
          .values({
            ...columnsOf(form, prices),
            sellerId: writer.sellerId,
            currency,
            createdAt: now,
            updatedAt: now,
          })
          .returning(),
      )
      await writeParts(ctx, row, form, prices, writer)
      ctx.audit('product', row.id, null, { name: form.texts.en.name })
      return row
    })
  })

/** What buyers see of a reviewed product stays until it is withdrawn: prices and stock have their own commands. */
async function refuseReviewed(ctx: Ctx, row: ProductRow, needsReview: boolean): Promise<void> {
  if (row.state !== 'onSale') return
  const before = await categoryToSell(ctx, row.productCategoryId)
  if (needsReview || before?.needsReview) throw new Refusal('portalProduct.withdrawFirst')
}

/** Replaces a product that no one has changed since it was read. */
export const editProduct = (
  ctx: Ctx,
  writer: Writer,
  { productId, version, ...form }: ProductEdit,
  read: () => Promise<object>,
): Promise<ProductRow> =>
  atomic(ctx, async (ctx) => {
    const before = await lockedProduct(ctx, productId)
    if (before.sellerId !== writer.sellerId) throw notFound()
    const { needsReview } = await categoryOf(ctx, form)
    await refuseReviewed(ctx, before, needsReview)
    const prices = pricesOf(form, before.currency)
    return withFieldFaults(async () => {
      const set = { ...columnsOf(form, prices), updatedAt: ctx.now() }
      const row = await updateVersioned(ctx, product, { id: productId, version }, { set, read })
      await writeParts(ctx, row, form, prices, writer)
      ctx.audit('product', productId, { version }, { name: form.texts.en.name })
      return row
    })
  })
