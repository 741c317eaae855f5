import type { CrossReference } from '@ironsouq/contract/mall/product/cross-reference'
import { WHOLE_MODEL } from '@ironsouq/contract/mall/product/product-fit'
import type { FitRange } from '@ironsouq/contract/mall/product/product-fit.schema'
import { modelKey } from '#features/platform/search/search.normalize.rules.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { emit } from '#kernel/work/events.ts'
import { productChanged } from './product.events.ts'
import { fitColumns } from './product.fit.rules.ts'
import {
  crossReference,
  product,
  productFit,
  productPicture,
  productText,
  sku,
} from './product.tables.ts'
import { someStock } from './stock.builder.ts'

interface Words {
  name: string
  summary?: string
  description?: string
}

interface GivenSku extends Partial<
  Pick<typeof sku.$inferInsert, 'code' | 'values' | 'priceMinor' | 'weightG' | 'isActive'>
> {
  /** How much of it is in the warehouse of the product. */
  stock?: number
}

type Picture = Pick<typeof productPicture.$inferInsert, 'objectKey' | 'width' | 'height'>

interface GivenProduct extends Partial<
  Omit<typeof product.$inferInsert, 'sellerId' | 'productCategoryId'>
> {
  sellerId: string
  productCategoryId: string
  texts?: Readonly<Record<string, Words>> & { en: Words }
  skus?: readonly GivenSku[]
  /** Where the stock of its variants is. */
  warehouseId?: string
  pictures?: readonly Picture[]
  /** The machine models that it fits, as a whole or a range of them. */
  fits?: readonly (string | ({ modelId: string } & Partial<FitRange>))[]
  crossReferences?: readonly CrossReference[]
}

let codes = 0

const DEFAULT_TEXTS = { en: { name: 'Oil filter' } }
const PRICE = 12_500n

async function keepParts(ctx: TxCtx, productId: string, given: GivenProduct, createdAt: Date) {
  const { sellerId, texts = DEFAULT_TEXTS, pictures = [], fits = [], crossReferences = [] } = given
  const own = { productId, sellerId, createdAt }
  await ctx.db
    .insert(productText)
    .values(Object.entries(texts).map(([locale, words]) => ({ ...own, locale, ...words })))
  if (pictures.length > 0)
    await ctx.db
      .insert(productPicture)
      .values(pictures.map((picture, position) => ({ ...own, position, ...picture })))
  if (fits.length > 0)
    await ctx.db.insert(productFit).values(
      fits.map((fit) => {
        const { modelId, ...range } = typeof fit === 'string' ? { modelId: fit } : fit
        return { ...own, modelId, ...fitColumns({ ...WHOLE_MODEL, ...range }) }
      }),
    )
  if (crossReferences.length > 0)
    await ctx.db.insert(crossReference).values(
      crossReferences.map((each, position) => ({
        ...own,
        ...each,
        position,
        key: modelKey(each.number),
      })),
    )
}

async function keepSkus(ctx: TxCtx, productId: string, given: GivenProduct, createdAt: Date) {
  const { sellerId, skus = [{}], warehouseId, currency = 'AED' } = given
  const own = { productId, sellerId, currency, createdAt, updatedAt: createdAt }
  const made: (typeof sku.$inferSelect)[] = []
  for (const [position, { stock, ...columns }] of skus.entries()) {
    const row = { code: `P-${++codes}`, priceMinor: PRICE, weightG: 800, position, ...columns }
    const variant = one(
      await ctx.db
        .insert(sku)
        .values({ ...own, ...row })
        .returning(),
    )
    made.push(variant)
    if (stock !== undefined && warehouseId !== undefined)
      await someStock(ctx, { sellerId, skuId: variant.id, warehouseId, onHand: stock })
  }
  return made
}

/** A product on sale with its variants, in their order. It emits the event of a change. */
export function aProduct(ctx: Ctx, given: GivenProduct) {
  const { texts: _, skus = [{}], warehouseId: __, pictures: ___, fits: ____, ...rest } = given
  const { crossReferences: _____, ...columns } = rest
  const at = ctx.now()
  const prices = skus.map(({ priceMinor = PRICE }) => priceMinor)
  const lowestMinor = prices.reduce((a, b) => (b < a ? b : a), prices[0] ?? PRICE)
  const highestMinor = prices.reduce((a, b) => (b > a ? b : a), prices[0] ?? PRICE)
  return atomic(ctx, async (ctx) => {
    const made = one(
      await ctx.db
        .insert(product)
        .values({
          state: 'onSale',
          condition: 'new',
          deliveryMethods: ['courier'],
          currency: 'AED',
          lowestMinor,
          highestMinor,
          publishedAt: at,
          createdAt: at,
          updatedAt: at,
          ...columns,
        })
        .returning(),
    )
    await keepParts(ctx, made.id, given, at)
    const variants = await keepSkus(ctx, made.id, given, at)
    await emit(ctx, productChanged, { productId: made.id })
    return { ...made, skus: variants }
  })
}
