import {
  productDeskEndpoints,
  productReviewEndpoints,
} from '@ironsouq/contract/mall/product-desk/product-desk.endpoints'
import {
  attributesOf,
  categoryTree,
} from '#features/mall/product-category/product-category.queries.ts'
import { forbidden } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { productChoices } from './product-desk.choices.projection.ts'
import { productCounts, productList } from './product-desk.list.projection.ts'
import { modelsNamed } from './product-desk.record.projection.ts'
import { createOwn, editOwn, moveManyOwn, moveOwn, ownProduct } from './product-desk.service.ts'
import { review, reviewedProduct } from './product-review.service.ts'

/** In the call of a merchant the queries find the products of its own store only. */
export const productDeskRoutes: Routes = (serve) => {
  serve(productDeskEndpoints.list, ({ ctx, query }) => productList(ctx, query, 'store'))
  serve(productDeskEndpoints.counts, ({ ctx }) => productCounts(ctx))
  serve(productDeskEndpoints.record, ({ ctx, query }) => ownProduct(ctx, query.productId))
  serve(productDeskEndpoints.choices, ({ ctx, actor: { sellerId } }) => {
    if (sellerId === null) throw forbidden()
    return productChoices(ctx, sellerId)
  })
  serve(productDeskEndpoints.attributes, ({ ctx, query }) =>
    attributesOf(ctx, query.productCategoryId),
  )
  serve(productDeskEndpoints.models, ({ ctx, query }) => modelsNamed(ctx, query.words))
  serve(productDeskEndpoints.create, ({ ctx, actor, body }) => createOwn(ctx, actor, body))
  serve(productDeskEndpoints.edit, ({ ctx, actor, body }) => editOwn(ctx, actor, body))
  serve(productDeskEndpoints.move, ({ ctx, actor, body }) => moveOwn(ctx, actor, body))
  serve(productDeskEndpoints.moveMany, ({ ctx, actor, body }) => moveManyOwn(ctx, actor, body))
}

export const productReviewRoutes: Routes = (serve) => {
  serve(productReviewEndpoints.list, ({ ctx, query }) => productList(ctx, query, 'all'))
  serve(productReviewEndpoints.choices, async ({ ctx }) => ({
    categories: await categoryTree(ctx),
  }))
  serve(productReviewEndpoints.record, ({ ctx, query }) => reviewedProduct(ctx, query.productId))
  serve(productReviewEndpoints.review, ({ ctx, actor, body }) => review(ctx, actor, body))
}
