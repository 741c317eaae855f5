import { randomUUID } from 'node:crypto'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { productChanged } from '@ironsouq/server/features/mall/product/product.events.ts'
import { fitColumns } from '@ironsouq/server/features/mall/product/product.fit.rules.ts'
import {
  crossReference,
  product,
  productFit,
  productPicture,
  productText,
  sku,
} from '@ironsouq/server/features/mall/product/product.tables.ts'
import { stock, stockMovement } from '@ironsouq/server/features/mall/product/stock.tables.ts'
import { modelKey as numberKey } from '@ironsouq/server/features/platform/search/search.normalize.rules.ts'
import { atomic, type Ctx, type TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { emitAll, occurrence } from '@ironsouq/server/kernel/work/events.ts'
import { inArray } from 'drizzle-orm'
import type { GoodSpec } from '#drawings/goods/draw-good.ts'
import { H, W } from '#drawings/picture.ts'
import { drawingName } from '../../pictures/drawing.ts'
import { PRODUCTS_SHOWN_FIRST, productsByScreen } from '../../pictures/first-drawings.ts'
import { placeholderOf } from '../../pictures/placeholders.ts'
import { LISTED_FILE } from '../../pictures/render.ts'
import { storeDrawing } from '../../pictures/store.ts'
import { modelKey } from '../../seed/catalogue.ts'
import { type Codes, idOf } from '../../seed/codes.ts'
import { momentBefore } from '../../seed/days.ts'
import { statedValues } from '../attributes.ts'
import { rangeOf } from '../fit-range.ts'
import { goodsOf } from '../goods.ts'
import type { DemoProduct } from '../products.ts'
import { saidInEvery, textOf } from '../texts.ts'
import { wordsOf } from '../words.ts'
import type { Shop } from './stores.ts'

const AT_ONCE = 250
const DAY_MINUTES = 24 * 60
const DAYS_OF_MONTH = 30.42
/** Heavier goods go on a pallet. */
const PARCEL_G = 60_000

export interface Refers {
  categories: Codes
  models: Codes
  shops: ReadonlyMap<string, Shop>
}

interface Kept {
  demo: DemoProduct
  id: string
  shop: Shop
  createdAt: Date
  pictures: Awaited<ReturnType<typeof picturesOf>>
}

const least = (values: readonly bigint[]) => values.reduce((a, b) => (b < a ? b : a))
const most = (values: readonly bigint[]) => values.reduce((a, b) => (b > a ? b : a))

function rowOf({ demo, id, shop, createdAt }: Kept, { categories }: Refers) {
  const { leaf, maker, partNo, condition, attributes, warrantyMonths, draft } = demo
  const prices = demo.variants.map(({ priceMinor }) => priceMinor)
  const isHeavy = demo.variants.some(({ weightG }) => weightG > PARCEL_G)
  const { option } = draft
  const values = demo.variants.map(({ value, said }) => ({ code: value, texts: saidInEvery(said) }))
  return {
    id,
    sellerId: shop.sellerId,
    productCategoryId: idOf(categories, leaf),
    state: 'onSale' as const,
    brand: maker.name || null,
    partNo,
    condition,
    taxScheme: condition === 'used' ? ('margin' as const) : ('standard' as const),
    attributes: statedValues(attributes),
    options: option ? [{ code: option, texts: wordsOf('options', option), values }] : [],
    deliveryMethods: ['courier' as const, 'pickup' as const],
    freightTemplateId: isHeavy ? shop.pallets : shop.parcels,
    warrantyDays: Math.round(warrantyMonths * DAYS_OF_MONTH),
    lowestMinor: least(prices),
    highestMinor: most(prices),
    currency: 'AED',
    soldCount: demo.soldCount,
    publishedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  }
}

async function keepVariants(ctx: TxCtx, kept: readonly Kept[]): Promise<void> {
  const variants = kept.flatMap(({ demo, id, shop, createdAt }) =>
    demo.variants.map((variant, position) => ({
      variant,
      shop,
      row: {
        id: randomUUID(),
        productId: id,
        sellerId: shop.sellerId,
        code: variant.code,
        values: demo.draft.option ? { [demo.draft.option]: variant.value } : {},
        priceMinor: variant.priceMinor,
        currency: 'AED',
        weightG: variant.weightG,
        position,
        createdAt,
        updatedAt: createdAt,
      },
    })),
  )
  await ctx.db.insert(sku).values(variants.map(({ row }) => row))
  const places = variants.flatMap(({ variant, shop, row }) =>
    shop.warehouses.map((warehouseId, n) => ({
      skuId: row.id,
      sellerId: row.sellerId,
      warehouseId,
      onHand: variant.onHand[n] ?? 0,
      createdAt: row.createdAt,
      updatedAt: row.createdAt,
    })),
  )
  await ctx.db.insert(stock).values(places)
  const received = places
    .filter(({ onHand }) => onHand > 0)
    .map(({ skuId, sellerId, warehouseId, onHand, createdAt }) => ({
      skuId,
      sellerId,
      warehouseId,
      kind: 'received' as const,
      onHandChange: onHand,
      heldChange: 0,
      createdAt,
    }))
  await ctx.db.insert(stockMovement).values(received)
}

/** Lists show the first picture: it has a placeholder before it is drawn. */
const picturesOf = (demo: DemoProduct) =>
  Promise.all(
    goodsOf(demo).map(async (good, position) => ({
      position,
      objectKey: `${drawingName(good)}/${LISTED_FILE}`,
      width: W,
      height: H,
      thumbhash: position === 0 ? await placeholderOf(good) : null,
    })),
  )

async function keepProducts(
  ctx: Ctx,
  products: readonly DemoProduct[],
  refers: Refers,
): Promise<void> {
  const kept: Kept[] = []
  for (const demo of products) {
    const shop = refers.shops.get(demo.store.code)
    const createdAt = momentBefore(ctx, demo.listedDaysAgo * DAY_MINUTES)
    if (shop)
      kept.push({ demo, id: randomUUID(), shop, createdAt, pictures: await picturesOf(demo) })
  }
  await atomic(ctx, async (ctx) => {
    const own = ({ id: productId, shop: { sellerId }, createdAt }: Kept) => ({
      productId,
      sellerId,
      createdAt,
    })
    await ctx.db.insert(product).values(kept.map((each) => rowOf(each, refers)))
    await ctx.db
      .insert(productText)
      .values(
        kept.flatMap((each) =>
          LOCALE_CODES.map((locale) => ({ ...own(each), locale, ...textOf(locale, each.demo) })),
        ),
      )
    await ctx.db
      .insert(productPicture)
      .values(
        kept.flatMap((each) => each.pictures.map((picture) => ({ ...own(each), ...picture }))),
      )
    const fits = kept.flatMap((each) =>
      (each.demo.draft.fits ?? []).map((model) => ({
        ...own(each),
        modelId: idOf(refers.models, modelKey(model)),
        ...fitColumns(rangeOf(each.demo, model)),
      })),
    )
    const numbers = kept.flatMap((each) =>
      each.demo.crossReferences.map(({ maker, number }, position) => ({
        ...own(each),
        position,
        maker,
        number,
        key: numberKey(number),
      })),
    )
    if (numbers.length > 0) await ctx.db.insert(crossReference).values(numbers)
    for (let from = 0; from < fits.length; from += 10_000)
      await ctx.db.insert(productFit).values(fits.slice(from, from + 10_000))
    await keepVariants(ctx, kept)
    await emitAll(
      ctx,
      kept.map(({ id: productId }) => occurrence(productChanged, { productId })),
    )
  })
}

/** Puts in the products that are not there yet. */
export async function seedProducts(
  ctx: Ctx,
  products: readonly DemoProduct[],
  refers: Refers,
): Promise<number> {
  const sellers = [...refers.shops.values()].map(({ sellerId }) => sellerId)
  const rows = await ctx.db
    .select({ code: sku.code })
    .from(sku)
    .where(inArray(sku.sellerId, sellers))
  const there = new Set(rows.map(({ code }) => code))
  const missing = products.filter(({ variants }) => !there.has(variants[0]?.code ?? ''))
  for (let from = 0; from < missing.length; from += AT_ONCE)
    await keepProducts(ctx, missing.slice(from, from + AT_ONCE), refers)
  return missing.length
}

/** Draws pictures of products; many products share one. */
async function drawGoods(
  ctx: Ctx,
  goods: readonly GoodSpec[],
  onRequest: boolean,
): Promise<number> {
  const drawings = new Map(goods.map((good) => [drawingName(good), good] as const))
  for (const good of drawings.values()) await storeDrawing(ctx, good, { onRequest })
  return drawings.size
}

/** All pictures, where no picture server draws them on request. */
export const drawProducts = (ctx: Ctx, products: readonly DemoProduct[]): Promise<number> =>
  drawGoods(ctx, products.flatMap(goodsOf), false)

/** The pictures of the mall's first screens; a picture server draws the others. */
export const drawFirstProducts = (
  ctx: Ctx,
  products: readonly DemoProduct[],
  pictured: number,
): Promise<number> => {
  const first = productsByScreen(products).slice(0, Math.min(pictured, PRODUCTS_SHOWN_FIRST))
  return drawGoods(
    ctx,
    first.flatMap((each) => goodsOf(each).slice(0, 1)),
    true,
  )
}
