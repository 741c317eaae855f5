import type {
  BrandLandingPage,
  CategoryLandingPage,
} from '@ironsouq/contract/content/landing-page/landing-page.schema'
import { brandByCode } from '#features/machines/brand/brand.queries.ts'
import {
  categoryInTree,
  topCategories,
  type Branch,
} from '#features/machines/category/category.tree.queries.ts'
import { newestDevices } from '#features/machines/device-card/device-card.showcase.projection.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { notFound } from '#kernel/errors.ts'
import { brandFigures, categoryFigures } from './landing-page.projection.ts'

const NEWEST = 8

/** How many devices there are in each category; a category without any is left out. */
function counted(branches: readonly Branch[], stock: readonly { id: string; count: number }[]) {
  const of = new Map(stock.map(({ id, count }) => [id, count]))
  return branches
    .map(({ code, name, within }) => ({
      code,
      name,
      count: within.reduce((sum, id) => sum + (of.get(id) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)
}

/** Everything that the page of a category shows. The error for an unknown code is not cached. */
export const categoryLandingPage = cachedByLocale(
  async (ctx, code: string): Promise<CategoryLandingPage> => {
    const category = await categoryInTree(ctx, code)
    if (!category) throw notFound()
    const { within, children, ...own } = category
    const [{ categories, ...figures }, newest] = await Promise.all([
      categoryFigures(ctx, within),
      newestDevices(ctx, { limit: NEWEST, categoryIds: within }),
    ])
    return { ...own, ...figures, children: counted(children, categories), newest }
  },
)

/** Everything that the page of a brand shows. */
export const brandLandingPage = cachedByLocale(
  async (ctx, code: string): Promise<BrandLandingPage> => {
    const brand = await brandByCode(ctx, code)
    if (!brand) throw notFound()
    const { id, ...own } = brand
    const [{ categories, brands: _, ...figures }, tops, newest] = await Promise.all([
      brandFigures(ctx, id),
      topCategories(ctx),
      newestDevices(ctx, { limit: NEWEST, brandId: id }),
    ])
    const fullest = counted(tops, categories).toSorted((a, b) => b.count - a.count)
    return { ...own, ...figures, categories: fullest, newest }
  },
)
