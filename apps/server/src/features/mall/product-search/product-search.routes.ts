import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { devicesCounted } from '#features/machines/device-search/device-search.queries.ts'
import { shownProductCategories } from '#features/mall/product-category/product-category.catalogue.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { productsThatFit } from './product-search.fits.queries.ts'
import { fitsAmong, modelsFitted } from './product-search.machine.projection.ts'
import { productsCounted, searchProducts } from './product-search.queries.ts'
import { productSuggestions } from './product-search.suggest.queries.ts'

export const productSearchRoutes: Routes = (serve) => {
  serve(productSearchEndpoints.list, ({ ctx, query, from }) =>
    searchProducts(ctx, query, from.address),
  )

  serve(productSearchEndpoints.both, async ({ ctx, query: { q }, from: { address } }) => {
    const [devices, products] = await Promise.all([
      devicesCounted(ctx, q, address),
      productsCounted(ctx, q, address),
    ])
    return { devices, products }
  })

  serve(productSearchEndpoints.suggest, async ({ ctx, query }) => ({
    suggestions: await productSuggestions(ctx, query.q),
  }))

  serve(productSearchEndpoints.fits, ({ ctx, query }) => productsThatFit(ctx, query))

  serve(productSearchEndpoints.fit, ({ ctx, query }) =>
    fitsAmong(ctx, query.modelId, query.prodIds.split(',')),
  )

  serve(productSearchEndpoints.models, ({ ctx }) => modelsFitted(ctx))

  serve(productSearchEndpoints.categories, ({ ctx }) => shownProductCategories(ctx))
}
