import { randomUUID } from 'node:crypto'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { productCategory } from '@ironsouq/server/features/mall/product-category/product-category.tables.ts'
import { productChanged } from '@ironsouq/server/features/mall/product/product.events.ts'
import {
  product,
  productPicture,
  productText,
  sku,
} from '@ironsouq/server/features/mall/product/product.tables.ts'
import { receiveStock } from '@ironsouq/server/features/mall/product/stock.service.ts'
import { storeCategory } from '@ironsouq/server/features/mall/store/store.tables.ts'
import { voucherLine } from '@ironsouq/server/features/mall/voucher/voucher.tables.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import { sellerAccountByEmail } from '@ironsouq/server/features/people/seller-account/seller-account.queries.ts'
import { atomic, type Ctx, type TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { emit } from '@ironsouq/server/kernel/work/events.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GoodSpec } from '#drawings/goods/draw-good.ts'
import { H, W } from '#drawings/picture.ts'
import { BUYER } from '../../buyer.ts'
import { drawingName } from '../../pictures/drawing.ts'
import { placeholderOf } from '../../pictures/placeholders.ts'
import { LISTED_FILE } from '../../pictures/render.ts'
import { storeDrawing } from '../../pictures/store.ts'
import { momentBefore } from '../../seed/days.ts'
import { DEMO_STORE_PEOPLE } from '../../seller-people.ts'
import { ORDERS_STORE } from '../orders.ts'
import { type DemoVoucherProduct, VOUCHER_PRODUCTS } from '../vouchers.ts'
import type { Shop } from './stores.ts'
import { seedVoucherOrders } from './voucher-orders.ts'

const LISTED_MINUTES = 95 * 24 * 60
/** Places that a store sells. */
const PLACES = 200
const SERVICES = 'services'

const goodOf = ({ good, code }: DemoVoucherProduct): GoodSpec => ({
  good,
  colours: 'coast',
  seed: code,
  view: 'front',
})

/** The contract of the store names services: its people can edit what it sells. */
async function agreeOnServices(ctx: TxCtx, sellerId: string): Promise<void> {
  const services = one(
    await ctx.db
      .select({ id: productCategory.id, ppm: productCategory.commissionPpm })
      .from(productCategory)
      .where(eq(productCategory.code, SERVICES)),
  )
  const place = sql<number>`(select coalesce(max(place), 0) + 1 from store_category where seller_id = ${sellerId})`
  const of = and(
    eq(storeCategory.sellerId, sellerId),
    eq(storeCategory.productCategoryId, services.id),
  )
  if ((await ctx.db.$count(storeCategory, of)) > 0) return
  await ctx.db.insert(storeCategory).values({
    sellerId,
    productCategoryId: services.id,
    place,
    commissionPpm: services.ppm,
    createdAt: ctx.now(),
  })
}

async function keepProduct(
  ctx: Ctx,
  demo: DemoVoucherProduct,
  { sellerId, warehouses }: Shop,
): Promise<void> {
  const good = goodOf(demo)
  const thumbhash = await placeholderOf(good)
  await atomic(ctx, async (ctx) => {
    const createdAt = momentBefore(ctx, LISTED_MINUTES)
    const [id, skuId] = [randomUUID(), randomUUID()]
    const category = one(
      await ctx.db
        .select({ id: productCategory.id })
        .from(productCategory)
        .where(eq(productCategory.code, demo.leaf)),
    )
    const own = { productId: id, sellerId, createdAt }
    await ctx.db.insert(product).values({
      id,
      sellerId,
      productCategoryId: category.id,
      state: 'onSale',
      condition: 'new',
      isVirtual: true,
      voucherTerms: demo.terms,
      deliveryMethods: ['none'],
      lowestMinor: demo.priceMinor,
      highestMinor: demo.priceMinor,
      currency: 'AED',
      publishedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    })
    await ctx.db.insert(productText).values(
      LOCALE_CODES.map((locale) => {
        const [name, summary] = demo.words[locale]
        return { ...own, locale, name, summary, description: '' }
      }),
    )
    await ctx.db.insert(productPicture).values({
      ...own,
      position: 0,
      objectKey: `${drawingName(good)}/${LISTED_FILE}`,
      width: W,
      height: H,
      thumbhash,
    })
    await ctx.db.insert(sku).values({
      id: skuId,
      productId: id,
      sellerId,
      code: demo.code,
      values: {},
      priceMinor: demo.priceMinor,
      currency: 'AED',
      weightG: 0,
      position: 0,
      createdAt,
      updatedAt: createdAt,
    })
    const place = { sellerId, skuId, warehouseId: one(warehouses.slice(0, 1)) }
    await receiveStock(ctx, place, PLACES, { actorId: null })
    await agreeOnServices(ctx, sellerId)
    await emit(ctx, productChanged, { productId: id })
  })
}

/** Draws their pictures. */
export async function drawVouchers(ctx: Ctx): Promise<void> {
  for (const demo of VOUCHER_PRODUCTS) await storeDrawing(ctx, goodOf(demo), { onRequest: false })
}

/** Services that two stores sell as codes, and the orders of the buyer. What is there already stays. */
export async function seedVouchers(
  ctx: Ctx,
  shops: ReadonlyMap<string, Shop>,
): Promise<{ products: number; orders: number }> {
  const codes = VOUCHER_PRODUCTS.map(({ code }) => code)
  const there = await ctx.db.select({ code: sku.code }).from(sku).where(inArray(sku.code, codes))
  const missing = VOUCHER_PRODUCTS.filter(({ code }) => !there.some((row) => row.code === code))
  for (const demo of missing) {
    const shop = shops.get(demo.store)
    if (shop) await keepProduct(ctx, demo, shop)
  }
  const shop = shops.get(ORDERS_STORE)
  const [owner] = DEMO_STORE_PEOPLE
  const actor = owner && (await sellerAccountByEmail(ctx, owner.email))
  const [buyer] = await ctx.db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.account, BUYER.account))
  if (!shop || !actor || !buyer || (await ctx.db.$count(voucherLine)) > 0)
    return { products: missing.length, orders: 0 }
  const rows = await ctx.db
    .select({ code: sku.code, id: sku.id })
    .from(sku)
    .where(and(eq(sku.sellerId, shop.sellerId), inArray(sku.code, codes)))
  const orders = await seedVoucherOrders(ctx, {
    memberId: buyer.id,
    sellerId: shop.sellerId,
    actorId: actor.id,
    skuIds: new Map(rows.map(({ code, id }) => [code, id])),
  })
  return { products: missing.length, orders }
}
