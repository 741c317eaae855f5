import { availabilityChanged } from '#features/mall/product/stock.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { indexProduct } from './product-search.index.service.ts'
import { productOfSku } from './product-search.projection.ts'

export const indexAvailability = consumer({
  name: 'product.index-availability',
  on: availabilityChanged,
  workerPool: 'search',
  async handle(ctx, { skuId }) {
    const productId = await productOfSku(ctx, skuId)
    if (productId !== undefined) await indexProduct(ctx, productId)
  },
})
