import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import {
  createFlashSale,
  scheduleFlashSale,
} from '@ironsouq/server/features/mall/flash-sale/flash-sale.service.ts'
import { runFlashSales } from '@ironsouq/server/features/mall/flash-sale/flash-sale.session.job.ts'
import { flashSale } from '@ironsouq/server/features/mall/flash-sale/flash-sale.tables.ts'
import { product, sku } from '@ironsouq/server/features/mall/product/product.tables.ts'
import { stock } from '@ironsouq/server/features/mall/product/stock.tables.ts'
import { seller } from '@ironsouq/server/features/people/seller/seller.tables.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { momentBefore } from '../../seed/days.ts'

const HOUR_MINUTES = 60
const ITEMS = 4

interface DemoFlashSale {
  /** The code of the seller. */
  store: string
  names: Partial<Record<LocaleCode, string>> & { en: string }
  /** In hours from now. */
  from: number
  until: number
  /** In percent of the list price. */
  price: bigint
}

/** One that runs for days, so that the demo always has one, and one that comes. */
const FLASH_SALES: readonly DemoFlashSale[] = [
  {
    store: 'grey-heron-filters',
    names: { en: 'Filter clearance', ar: 'تصفية الفلاتر', de: 'Filter-Ausverkauf' },
    from: -5,
    until: 15 * 24,
    price: 70n,
  },
  {
    store: 'ironwood-wear',
    names: { en: 'Three hours of teeth', ar: 'ثلاث ساعات للأسنان', de: 'Drei Stunden Zähne' },
    from: 30,
    until: 33,
    price: 75n,
  },
]

/** The variants of a store with the most in one warehouse. */
const itemsOf = (ctx: Ctx, sellerId: string) =>
  ctx.db
    .select({ skuId: sku.id, priceMinor: sku.priceMinor, currency: sku.currency })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(stock, eq(stock.skuId, sku.id))
    .where(
      and(
        eq(sku.sellerId, sellerId),
        eq(sku.isActive, true),
        eq(product.state, 'onSale'),
        eq(product.isVirtual, false),
      ),
    )
    .groupBy(sku.id)
    .orderBy(desc(sql`max(${stock.onHand} - ${stock.held})`), sku.id)
    .limit(ITEMS)

/** Flash sales of two stores, with their pieces set aside where they run. */
export async function seedFlashSales(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(flashSale)) > 0) return 0
  const at = (hours: number) => momentBefore(ctx, -hours * HOUR_MINUTES).toISOString()
  let made = 0
  for (const { store, names, from, until, price } of FLASH_SALES) {
    const [of] = await ctx.db.select({ id: seller.id }).from(seller).where(eq(seller.code, store))
    if (!of) continue
    const items = await itemsOf(ctx, of.id)
    if (items.length === 0) continue
    const { flashSaleId, version } = await createFlashSale(ctx, of.id, {
      names,
      startsAt: at(from),
      endsAt: at(until),
      items: items.map(({ skuId, priceMinor, currency }) => ({
        skuId,
        // Whole dirhams, as such prices are.
        price: fromMinor(((priceMinor * price) / 10_000n) * 100n || 100n, currency).amount,
        quantity: 20,
        perPerson: 2,
      })),
    })
    await scheduleFlashSale(ctx, of.id, { flashSaleId, version })
    made++
  }
  for (const deadline of runFlashSales) await deadline.run(ctx)
  return made
}
