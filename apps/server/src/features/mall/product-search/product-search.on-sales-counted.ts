import { productTag } from '@ironsouq/contract/page-cache'
import { salesCounted } from '#features/mall/product/product.events.ts'
import { ratingCounted } from '#features/mall/rating/rating.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { writeProduct } from './product-search.index.service.ts'

/** Pages of lists stay cached for their minute: to purge them at every sale would leave none in the cache. */
export const indexSales = consumer({
  name: 'product.index-sales',
  on: salesCounted,
  workerPool: 'search',
  handle: (ctx, { productId }) => writeProduct(ctx, productId),
})

/** Cards in lists show the rating; they too follow within their minute. */
export const indexRatings = consumer({
  name: 'product.index-ratings',
  on: ratingCounted,
  workerPool: 'search',
  handle: (ctx, { productId }) => writeProduct(ctx, productId),
})

export const purgeSales = purgeConsumer({
  name: 'product.purge-sales',
  on: salesCounted,
  tags: ({ productId }) => [productTag(productId)],
})
