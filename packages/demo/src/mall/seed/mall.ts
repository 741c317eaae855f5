import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import type { Codes } from '../../seed/codes.ts'
import { demoProducts } from '../products.ts'
import { seedMallCategories } from './categories.ts'
import { drawFirstProducts, drawProducts, seedProducts } from './products.ts'
import { seedStorePages } from './store-pages.ts'
import { seedStores } from './stores.ts'

interface Wanted {
  products: number
  onRequest: boolean
  /** On request so many of the first screens are drawn at once. */
  pictured?: number
}

/** The demo mall: its categories, stores and products. Run again, it puts in what is missing. */
export async function seedMall(
  ctx: Ctx,
  models: Codes,
  { products: count, onRequest, pictured = 0 }: Wanted,
): Promise<{ stores: number; products: number; drawings: number }> {
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
  return { stores: refers.shops.size, products, drawings }
}
