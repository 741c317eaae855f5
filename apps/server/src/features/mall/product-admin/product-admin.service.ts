import { allowed } from '@ironsouq/contract/lifecycle'
import {
  MERCHANT_ACTIONS,
  type ProductEdit,
  type ProductForm,
  type ProductMove,
  type ProductRecord,
  type ProductsMove,
  type ProductsMoved,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import {
  productLifecycle,
  type ProductState,
} from '@ironsouq/contract/mall/product/product.lifecycle'
import { translator } from '@ironsouq/i18n/translate'
import type * as z from 'zod/mini'
import { attributesOf } from '#features/mall/product-category/product-category.queries.ts'
import { copyPictures, freeCodes } from '#features/mall/product/product.copy.service.ts'
import { moveProduct } from '#features/mall/product/product.move.service.ts'
import { createProduct, editProduct, type Writer } from '#features/mall/product/product.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { forbidden, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { productRecord } from './product-admin.record.projection.ts'

const merchantActions = (state: ProductState) => {
  const moves: readonly string[] = allowed(productLifecycle, state, 'merchant')
  return MERCHANT_ACTIONS.filter(
    (action) => moves.includes(action) || (action === 'publish' && moves.includes('submit')),
  )
}

/** A product as its store sees it: with what the store may do. */
export async function ownProduct(ctx: Ctx, productId: string): Promise<ProductRecord> {
  const record = await productRecord(ctx, productId)
  return { ...record, actions: merchantActions(record.state) }
}

function writerOf({ sellerId, id, audience }: Actor): Writer {
  if (sellerId === null) throw forbidden()
  return { sellerId, id, audience }
}

export const createOwn = (ctx: Ctx, actor: Actor, form: ProductForm): Promise<ProductRecord> =>
  atomic(ctx, async (ctx) => {
    const { id } = await createProduct(ctx, writerOf(actor), form)
    return ownProduct(ctx, id)
  })

/** What a copy of a product is written from: everything but its stock. */
async function copyForm(ctx: Ctx, { sellerId }: Writer, productId: string): Promise<ProductForm> {
  const record = await productRecord(ctx, productId)
  const stated = await attributesOf(ctx, record.productCategoryId)
  const codes = await freeCodes(
    ctx,
    sellerId,
    record.skus.map(({ code }) => code),
  )
  const isStated = ([code]: [string, unknown]) => stated.some((field) => field.code === code)
  return {
    productCategoryId: record.productCategoryId,
    brand: record.brand,
    partNo: record.partNo,
    condition: record.condition,
    isVirtual: record.isVirtual,
    voucherTerms: record.voucherTerms,
    taxScheme: record.taxScheme,
    // The category may ask for other facts by now.
    attributes: Object.fromEntries(Object.entries(record.attributes).filter(isStated)),
    options: record.options,
    deliveryMethods: record.deliveryMethods,
    freightTemplateId: record.freightTemplateId,
    warrantyDays: record.warrantyDays,
    texts: record.texts,
    pictures: [],
    modelIds: record.fits.map(({ modelId }) => modelId),
    crossReferences: record.crossReferences,
    fitRanges: record.fits.map(({ modelId, serialFrom, serialTo, yearFrom, yearTo }) => ({
      modelId,
      serialFrom,
      serialTo,
      yearFrom,
      yearTo,
    })),
    skus: record.skus.map(({ values, price, weightG, isActive }, at) => ({
      skuId: null,
      code: codes[at] ?? '',
      values,
      price: price.amount,
      weightG,
      isActive,
      firstStock: null,
    })),
    warehouseId: null,
  }
}

/** A draft with the data of a product, to be changed into another one. */
export const copyOwn = (ctx: Ctx, actor: Actor, productId: string): Promise<ProductRecord> =>
  atomic(ctx, async (ctx) => {
    const writer = writerOf(actor)
    const copy = await createProduct(ctx, writer, await copyForm(ctx, writer, productId))
    await copyPictures(ctx, productId, copy)
    return ownProduct(ctx, copy.id)
  })

export const editOwn = (ctx: Ctx, actor: Actor, edit: ProductEdit): Promise<ProductRecord> =>
  atomic(ctx, async (ctx) => {
    const read = () => ownProduct(ctx, edit.productId)
    await editProduct(ctx, writerOf(actor), edit, read)
    return read()
  })

export const moveOwn = (
  ctx: Ctx,
  { id: actorId }: Actor,
  { productId, action }: z.output<typeof ProductMove>,
): Promise<ProductRecord> =>
  atomic(ctx, async (ctx) => {
    const before = await ownProduct(ctx, productId)
    const { state } = await moveProduct(ctx, { productId, action, actorId })
    return state === 'deleted' ? { ...before, state, actions: [] } : ownProduct(ctx, productId)
  })

/** Moves each product that can be moved. A product that cannot is left as it is, and named with the reason. */
export const moveManyOwn = (
  ctx: Ctx,
  { id: actorId }: Actor,
  { productIds, action }: z.output<typeof ProductsMove>,
): Promise<ProductsMoved> =>
  atomic(ctx, async (ctx) => {
    const t = translator(ctx.locale)
    const refused: ProductsMoved['refused'] = []
    const ids = [...new Set(productIds)].toSorted()
    for (const productId of ids) {
      const { texts } = await productRecord(ctx, productId)
      try {
        await moveProduct(ctx, { productId, action, actorId })
      } catch (err) {
        // A refusal is thrown before anything is written, so the transaction goes on.
        if (!(err instanceof Refusal)) throw err
        const name = (texts[ctx.locale] ?? texts.en).name
        refused.push({ productId, name, why: t(err.key, err.values) })
      }
    }
    return { moved: ids.length - refused.length, refused }
  })
