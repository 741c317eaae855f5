import { MALL, productTag, storeTag } from '@ironsouq/contract/page-cache'
import { productChanged } from '#features/mall/product/product.events.ts'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { productIndexed, storeIndexed } from './product-search.events.ts'

/** The page of a product is read from the database. */
export const purgeProduct = purgeConsumer({
  name: 'product.purge-page',
  on: productChanged,
  tags: ({ productId }) => [productTag(productId)],
})

/** Lists are read from the index, and it is also written when the stock of a product has run out. */
export const purgeProductIndexed = purgeConsumer({
  name: 'product.purge-indexed',
  on: productIndexed,
  tags: ({ productId }) => [productTag(productId), MALL],
})

/** The pages of its products have the tag of their store. */
export const purgeStoreIndexed = purgeConsumer({
  name: 'product.purge-store',
  on: storeIndexed,
  tags: ({ sellerId }) => [storeTag(sellerId), MALL],
})
