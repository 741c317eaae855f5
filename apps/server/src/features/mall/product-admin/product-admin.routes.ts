import {
  productAdminEndpoints,
  productReviewEndpoints,
} from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import {
  attributesOf,
  categoryTree,
} from '#features/mall/product-category/product-category.queries.ts'
import { forbidden } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { productChoices } from './product-admin.choices.projection.ts'
import { saleEarnings } from './product-admin.earnings.service.ts'
import { productCounts, productList, stateCounts } from './product-admin.list.projection.ts'
import { modelsNamed } from './product-admin.record.projection.ts'
import {
  copyOwn,
  createOwn,
  editOwn,
  moveManyOwn,
  moveOwn,
  ownProduct,
} from './product-admin.service.ts'
import { review, reviewedProduct } from './product-review.service.ts'

/** In the call of a merchant the queries find the products of its own store only. */
export const productAdminRoutes: Routes = (serve) => {
  serve(productAdminEndpoints.list, ({ ctx, query }) => productList(ctx, query, 'store'))
  serve(productAdminEndpoints.counts, ({ ctx }) => productCounts(ctx))
  serve(productAdminEndpoints.record, ({ ctx, query }) => ownProduct(ctx, query.productId))
  serve(productAdminEndpoints.choices, ({ ctx, actor: { sellerId } }) => {
    if (sellerId === null) throw forbidden()
    return productChoices(ctx, sellerId)
  })
  serve(productAdminEndpoints.attributes, ({ ctx, query }) =>
    attributesOf(ctx, query.productCategoryId),
  )
  serve(productAdminEndpoints.models, ({ ctx, query }) => modelsNamed(ctx, query.words))
  serve(productAdminEndpoints.earnings, ({ ctx, actor: { sellerId }, body }) => {
    if (sellerId === null) throw forbidden()
    return saleEarnings(ctx, sellerId, body)
  })
  serve(productAdminEndpoints.create, ({ ctx, actor, body }) => createOwn(ctx, actor, body))
  serve(productAdminEndpoints.edit, ({ ctx, actor, body }) => editOwn(ctx, actor, body))
  serve(productAdminEndpoints.copy, ({ ctx, actor, body }) => copyOwn(ctx, actor, body.productId))
  serve(productAdminEndpoints.move, ({ ctx, actor, body }) => moveOwn(ctx, actor, body))
  serve(productAdminEndpoints.moveMany, ({ ctx, actor, body }) => moveManyOwn(ctx, actor, body))
}

export const productReviewRoutes: Routes = (serve) => {
  serve(productReviewEndpoints.list, ({ ctx, query }) => productList(ctx, query, 'all'))
  serve(productReviewEndpoints.counts, ({ ctx }) => stateCounts(ctx))
  serve(productReviewEndpoints.choices, async ({ ctx }) => ({
    categories: await categoryTree(ctx),
  }))
  serve(productReviewEndpoints.record, ({ ctx, query }) => reviewedProduct(ctx, query.productId))
  serve(productReviewEndpoints.review, ({ ctx, actor, body }) => review(ctx, actor, body))
}
