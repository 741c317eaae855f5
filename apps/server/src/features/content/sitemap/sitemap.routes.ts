import {
  isNumbered,
  sitemapEndpoints,
  type SitemapKind,
} from '@ironsouq/contract/content/sitemap/sitemap.endpoints'
import { soldModelKeys } from '#features/machines/sold-price/sold-price.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import {
  productSegments,
  productsOf,
  storeSegment,
  storesShown,
} from './sitemap.mall.projection.ts'
import {
  brandsShown,
  categoriesShown,
  helpShown,
  machineSegments,
  machinesOf,
  newsShown,
  sellersShown,
  videoSegment,
  videosShown,
} from './sitemap.projection.ts'

type Entries = ReturnType<typeof machinesOf>

const ENTRIES: Record<SitemapKind, (ctx: Ctx, number: number) => Entries> = {
  categories: (ctx) => categoriesShown(ctx),
  brands: (ctx) => brandsShown(ctx),
  sellers: (ctx) => sellersShown(ctx),
  videos: (ctx) => videosShown(ctx),
  news: (ctx) => newsShown(ctx),
  help: (ctx) => helpShown(ctx),
  stores: (ctx) => storesShown(ctx),
  sold: (ctx) => soldModelKeys(ctx),
  machines: machinesOf,
  products: productsOf,
}

const SINGLE = (['categories', 'brands', 'sellers', 'news', 'help'] as const).map((kind) => ({
  kind,
  number: 1,
  changedAt: null,
}))

/** The file with the prices of models, if any was sold often enough. */
const soldSegment = async (ctx: Ctx) =>
  (await soldModelKeys(ctx))
    .slice(0, 1)
    .map(() => ({ kind: 'sold' as const, number: 1, changedAt: null }))

export const sitemapRoutes: Routes = (serve) => {
  serve(sitemapEndpoints.index, async ({ ctx }) => ({
    segments: [
      ...SINGLE,
      ...(await videoSegment(ctx)),
      ...(await storeSegment(ctx)),
      ...(await soldSegment(ctx)),
      ...(await machineSegments(ctx)),
      ...(await productSegments(ctx)),
    ],
  }))

  serve(sitemapEndpoints.segment, async ({ ctx, query: { kind, number } }) => {
    const entries = !isNumbered(kind) && number > 1 ? [] : await ENTRIES[kind](ctx, number)
    if (entries.length === 0) throw notFound()
    return { entries }
  })
}
