import { productChanged } from '#features/mall/product/product.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { indexProduct } from './product-search.index.service.ts'

export const indexChangedProduct = consumer({
  name: 'product.index-changed',
  on: productChanged,
  workerPool: 'search',
  handle: (ctx, { productId }) => indexProduct(ctx, productId),
})
