import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import type { Codes } from '../../seed/codes.ts'
import { demoProducts } from '../products.ts'
import { seedMallCategories } from './categories.ts'
import { drawProducts, seedProducts } from './products.ts'
import { seedStorePages } from './store-pages.ts'
import { seedStores } from './stores.ts'

interface Wanted {
  products: number
  onRequest: boolean
}

/** The demo mall: its categories, stores and products. Run again, it puts in what is missing. */
export async function seedMall(
  ctx: Ctx,
  models: Codes,
  { products: count, onRequest }: Wanted,
): Promise<{ stores: number; products: number; drawings: number }> {
  const refers = await atomic(ctx, async (ctx) => {
    const categories = await seedMallCategories(ctx)
    return { categories, models, shops: await seedStores(ctx, categories) }
  })
  const demo = demoProducts(count)
  const products = await seedProducts(ctx, demo, refers)
  await atomic(ctx, (ctx) => seedStorePages(ctx, demo, refers))
  const drawings = onRequest ? 0 : await drawProducts(ctx, demo)
  return { stores: refers.shops.size, products, drawings }
}
