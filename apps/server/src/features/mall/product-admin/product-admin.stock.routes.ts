import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { setLow } from '#features/mall/product/stock.low.service.ts'
import { changeStock } from '#features/mall/product/stock.service.ts'
import { setStoreLow } from '#features/mall/store/store.low.service.ts'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { stockSheet } from './product-admin.sheet.projection.ts'
import { saveSheet } from './product-admin.sheet.service.ts'
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
  serve(stockEndpoints.setLow, async ({ ctx, actor, body: { skuId, lowAt } }) => {
    await setLow(ctx, { skuId, sellerId: ofStore(actor).sellerId }, lowAt)
    return skuStock(ctx, skuId)
  })
  serve(stockEndpoints.setStoreLow, async ({ ctx, actor, body: { lowAt } }) => {
    await setStoreLow(ctx, ofStore(actor).sellerId, lowAt)
    return { lowAt }
  })
  serve(stockEndpoints.sheet, ({ ctx, actor, query }) =>
    stockSheet(ctx, ofStore(actor).sellerId, query.words),
  )
  serve(stockEndpoints.saveSheet, ({ ctx, actor, body }) => saveSheet(ctx, ofStore(actor), body))
}
