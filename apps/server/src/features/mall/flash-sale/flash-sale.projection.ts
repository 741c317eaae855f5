import { allowed } from '@ironsouq/contract/lifecycle'
import { flashSaleLifecycle } from '@ironsouq/contract/mall/flash-sale/flash-sale.lifecycle'
import {
  FLASH_SALE_ACTIONS,
  type FlashGoods,
  type FlashSalePage,
  type FlashSaleRecord,
  type StaffFlashSaleQuery,
} from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  firstPictureKey,
  productName,
} from '#features/mall/product-card/product-card.projection.ts'
import { product, sku } from '#features/mall/product/product.tables.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import { storeName } from '#features/mall/store/store.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo, keyset } from '#kernel/data/keyset.ts'
import { namesIn, type Translated } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { flashSaleById, flashSaleName, piecesIn, type FlashSale } from './flash-sale.queries.ts'
import { flashItem, flashSale, flashSaleText } from './flash-sale.tables.ts'

/** So many are shown to choose from; who looks for others searches. */
const GOODS_SHOWN = 30

interface Wanted {
  sellerId: string
  /** These; else those on sale. */
  skuIds?: readonly string[]
  search?: string | undefined
}

/** Variants of a store, in the order of the names of their products. */
export async function flashGoods(
  ctx: Ctx,
  { sellerId, skuIds, search }: Wanted,
): Promise<FlashGoods[]> {
  const wanted = sql`${ctx.locale}::text`
  const name = productName(wanted)
  const rows = await ctx.db
    .select({
      skuId: sku.id,
      productId: product.id,
      name,
      options: product.options,
      values: sku.values,
      code: sku.code,
      picture: firstPictureKey,
      priceMinor: sku.priceMinor,
      currency: sku.currency,
      available: sql<number>`coalesce((select max(${stock.onHand} - ${stock.held}) from ${stock}
        where ${stock.skuId} = sku.id), 0)`,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(
      and(
        eq(sku.sellerId, sellerId),
        skuIds
          ? inArray(sku.id, [...skuIds])
          : and(eq(sku.isActive, true), eq(product.state, 'onSale')),
        search
          ? sql`(strpos(lower(${name}), lower(${search})) > 0 or strpos(lower(${sku.code}), lower(${search})) > 0)`
          : undefined,
      ),
    )
    .orderBy(sql`3`, asc(sku.position), asc(sku.id))
    .limit(skuIds ? skuIds.length : GOODS_SHOWN)
  return rows.map(({ priceMinor, currency, options, values, ...row }) => ({
    ...row,
    variant: variantName(options, values, ctx.locale),
    listPrice: fromMinor(priceMinor, currency),
  }))
}

const namesOf = async (ctx: Ctx, id: string): Promise<Translated<string>> =>
  namesIn(await ctx.db.select().from(flashSaleText).where(eq(flashSaleText.flashSaleId, id)))

const shown = ({ id, sellerId, startsAt, endsAt, state, ...row }: FlashSale) => ({
  flashSaleId: id,
  sellerId,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  state,
  stopReason: row.stopReason,
  isStoppedByStaff: row.isStoppedByStaff,
  createdAt: row.createdAt.toISOString(),
})

async function itemsOf(ctx: Ctx, { id, sellerId, currency }: FlashSale) {
  const rows = await ctx.db
    .select({ item: flashItem, unpaid: piecesIn('unpaid'), paid: piecesIn('paid') })
    .from(flashItem)
    .where(eq(flashItem.flashSaleId, id))
    .orderBy(asc(flashItem.position))
  const goods = await flashGoods(ctx, { sellerId, skuIds: rows.map(({ item }) => item.skuId) })
  return rows.flatMap(({ item, ...counts }) => {
    const its = goods.find(({ skuId }) => skuId === item.skuId)
    const { quantity, perPerson, setAside } = item
    const price = fromMinor(item.priceMinor, currency).amount
    return its ? { ...its, ...counts, price, quantity, perPerson, setAside } : []
  })
}

/** A flash sale with what may be done with it: by its store, or by staff, who see no drafts. */
export async function flashSaleRecord(
  ctx: Ctx,
  id: string,
  by: 'merchant' | 'staff',
): Promise<FlashSaleRecord> {
  const row = await flashSaleById(ctx, id)
  if (!row || (by === 'staff' && row.state === 'draft')) throw notFound()
  const [store] = await ctx.db
    .select({ storeName: storeName(sql`flash_sale.seller_id`, sql`${ctx.locale}::text`) })
    .from(flashSale)
    .where(eq(flashSale.id, id))
  const may: readonly string[] = allowed(flashSaleLifecycle, row.state, by)
  return {
    ...shown(row),
    version: row.version,
    storeName: store?.storeName ?? '',
    currency: row.currency,
    names: await namesOf(ctx, id),
    items: await itemsOf(ctx, row),
    actions: FLASH_SALE_ACTIONS.filter((action) => may.includes(action)),
  }
}

/** Of all variants of a sale, as part of a statement on `flash_sale`. */
const quantity = sql<number>`coalesce((select sum(item.quantity)::int from flash_item as item
  where item.flash_sale_id = flash_sale.id), 0)`
const ordered = sql<number>`coalesce((select sum(own.quantity)::int
  from flash_item as item join flash_use as own on own.flash_item_id = item.id
  where item.flash_sale_id = flash_sale.id and own.state <> 'returned'), 0)`

/** Rows of other stores are left out by row-level security for a merchant; staff see no drafts. */
export async function flashSalesListed(
  ctx: Ctx,
  query: StaffFlashSaleQuery,
  by: 'merchant' | 'staff',
): Promise<FlashSalePage> {
  const { state, search, sellerId } = query
  const list = keyset(query, {
    by: query.sort.endsWith('startsAt') ? flashSale.startsAt : flashSale.createdAt,
    id: flashSale.id,
    isDescending: query.sort.startsWith('-'),
  })
  const where = and(
    by === 'staff' ? ne(flashSale.state, 'draft') : undefined,
    state ? eq(flashSale.state, state) : undefined,
    sellerId ? eq(flashSale.sellerId, sellerId) : undefined,
    search
      ? sql`exists (select from ${flashSaleText} where ${flashSaleText.flashSaleId} = flash_sale.id
          and strpos(lower(${flashSaleText.name}), lower(${search})) > 0)`
      : undefined,
  )
  const wanted = sql`${ctx.locale}::text`
  const found = await ctx.db
    .select({
      row: flashSale,
      name: flashSaleName(wanted),
      storeName: storeName(sql`flash_sale.seller_id`, wanted),
      quantity,
      ordered,
      at: list.at,
    })
    .from(flashSale)
    .where(and(where, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    ...cursors,
    rows: rows.map(({ row, name, storeName, quantity, ordered }) => ({
      ...shown(row),
      name,
      storeName,
      quantity,
      ordered,
    })),
    total: await countUpTo(ctx, flashSale, where),
  }
}
