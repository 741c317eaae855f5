import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { changeStock, setLow } from '#features/mall/product/stock.service.ts'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { adjustStock } from './product-admin.adjust.service.ts'
import { skuStock, stockList, stockMovements } from './product-admin.stock.projection.ts'

function ofStore({ sellerId, id: actorId }: Actor) {
  if (sellerId === null) throw forbidden()
  return { sellerId, actorId }
}

export const stockRoutes: Routes = (serve) => {
  serve(stockEndpoints.list, ({ ctx, query }) => stockList(ctx, query))
  serve(stockEndpoints.sku, ({ ctx, query }) => skuStock(ctx, query.skuId))
  serve(stockEndpoints.movements, ({ ctx, query }) => stockMovements(ctx, query))
  serve(stockEndpoints.change, async ({ ctx, actor, body }) => {
    await changeStock(ctx, ofStore(actor), body)
    return skuStock(ctx, body.skuId)
  })
  serve(stockEndpoints.setLow, async ({ ctx, actor, body: { lowAt, ...place } }) => {
    await setLow(ctx, { ...place, sellerId: ofStore(actor).sellerId }, lowAt)
    return skuStock(ctx, place.skuId)
  })
  serve(stockEndpoints.adjust, ({ ctx, actor, body }) => adjustStock(ctx, ofStore(actor), body))
}
