import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { similarProducts } from '#features/mall/product-search/product-search.similar.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { productInfo } from './product-detail.queries.ts'

export const productDetailRoutes: Routes = (serve) => {
  serve(productDetailEndpoints.info, ({ ctx, actor, query }) =>
    productInfo(ctx, query.prodId, actor?.audience === 'member' ? actor.id : null),
  )

  serve(productDetailEndpoints.similar, ({ ctx, query }) => similarProducts(ctx, query.prodId))
}
