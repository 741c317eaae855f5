import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import type { Codes } from '../../seed/codes.ts'
import { ORDERS_STORE } from '../orders.ts'
import { demoProducts } from '../products.ts'
import { seedMallCategories } from './categories.ts'
import { drawFirstProducts, drawProducts, seedProducts } from './products.ts'
import { seedStorePages } from './store-pages.ts'
import { seedStores, type Shop } from './stores.ts'

interface Wanted {
  products: number
  onRequest: boolean
  /** On request so many of the first screens are drawn at once. */
  pictured?: number
}

interface Made {
  stores: number
  products: number
  drawings: number
  /** The store that has orders. */
  ordersAt: Shop | undefined
  /** By the codes of their sellers. */
  shops: ReadonlyMap<string, Shop>
}

/** The demo mall: its categories, stores and products. Run again, it puts in what is missing. */
export async function seedMall(
  ctx: Ctx,
  models: Codes,
  { products: count, onRequest, pictured = 0 }: Wanted,
): Promise<Made> {
  const refers = await atomic(ctx, async (ctx) => {
    const categories = await seedMallCategories(ctx)
    return { categories, models, shops: await seedStores(ctx, categories) }
  })
  const demo = demoProducts(count)
  const products = await seedProducts(ctx, demo, refers)
  await atomic(ctx, (ctx) => seedStorePages(ctx, demo, refers))
  const drawings = onRequest
    ? await drawFirstProducts(ctx, demo, pictured)
    : await drawProducts(ctx, demo)
  const { shops } = refers
  return { stores: shops.size, products, drawings, shops, ordersAt: shops.get(ORDERS_STORE) }
}
