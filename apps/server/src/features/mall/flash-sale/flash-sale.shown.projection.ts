import { FLASH_SALES_SHOWN } from '@ironsouq/contract/mall/flash-sale/flash-sale.limits'
import type { ShownFlashItem } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, eq, sql } from 'drizzle-orm'
import {
  firstPicture,
  isSold,
  productName,
  storeName,
} from '#features/mall/product-card/product-card.projection.ts'
import { product, sku } from '#features/mall/product/product.tables.ts'
import { todayOf } from '#features/mall/store/store.selling.projection.ts'
import { store } from '#features/mall/store/store.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import {
  flashSaleName,
  hasUnpaid,
  isRunning,
  leftOfItem,
  standingOf,
} from './flash-sale.queries.ts'
import { leftPercent } from './flash-sale.rules.ts'
import { flashItem, flashSale } from './flash-sale.tables.ts'

/** What is in sales that run or come, of one product or of all, those that begin first first. */
export async function flashItemsShown(
  ctx: Ctx,
  productId: string | null,
): Promise<ShownFlashItem[]> {
  const wanted = sql`${ctx.locale}::text`
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  const rows = await ctx.db
    .select({
      flashSaleId: flashSale.id,
      name: flashSaleName(wanted),
      startsAt: flashSale.startsAt,
      endsAt: flashSale.endsAt,
      isRunning: isRunning(now),
      skuId: flashItem.skuId,
      priceMinor: flashItem.priceMinor,
      listMinor: sku.priceMinor,
      currency: flashSale.currency,
      perPerson: flashItem.perPerson,
      setAside: flashItem.setAside,
      left: leftOfItem,
      hasUnpaid,
      productId: product.id,
      productName: productName(wanted),
      options: product.options,
      values: sku.values,
      picture: firstPicture,
      storeName: storeName(wanted),
    })
    .from(flashItem)
    .innerJoin(flashSale, eq(flashSale.id, flashItem.flashSaleId))
    .innerJoin(sku, eq(sku.id, flashItem.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(store, eq(store.id, product.sellerId))
    .innerJoin(seller, eq(seller.id, store.id))
    .where(
      and(
        flashItem.isOpen,
        sql`${flashItem.endsAt} > ${now}`,
        eq(sku.isActive, true),
        isSold(todayOf(ctx)),
        productId === null ? undefined : eq(product.id, productId),
      ),
    )
    .orderBy(asc(flashSale.startsAt), asc(flashSale.id), asc(flashItem.position))
    .limit(FLASH_SALES_SHOWN)
  return rows.map(
    ({
      priceMinor,
      listMinor,
      currency,
      left,
      hasUnpaid,
      setAside,
      startsAt,
      endsAt,
      options,
      values,
      ...row
    }) => ({
      ...row,
      variant: variantName(options, values, ctx.locale),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      now: ctx.now().toISOString(),
      price: fromMinor(priceMinor, currency),
      listPrice: fromMinor(listMinor, currency),
      leftPercent: row.isRunning ? leftPercent(left, setAside ?? 0) : 100,
      standing: row.isRunning ? standingOf(left, hasUnpaid) : 'available',
    }),
  )
}
