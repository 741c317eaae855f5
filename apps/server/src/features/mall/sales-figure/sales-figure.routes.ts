import { salesFigureEndpoints } from '@ironsouq/contract/mall/sales-figure/sales-figure.endpoints'
import { salesFigureMerchantEndpoints } from '@ironsouq/contract/mall/sales-figure/sales-figure.merchant.endpoints'
import { forbidden, notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { mallSales } from './sales-figure.mall.projection.ts'
import { storeSales } from './sales-figure.store.projection.ts'

export const salesFigureMerchantRoutes: Routes = (serve) => {
  serve(salesFigureMerchantEndpoints.sales, ({ ctx, actor, query }) => {
    if (actor.sellerId === null) throw forbidden()
    return storeSales(ctx, actor.sellerId, query.days)
  })
}

export const salesFigureRoutes: Routes = (serve) => {
  serve(salesFigureEndpoints.mall, ({ ctx, query }) => mallSales(ctx, query.days))
  serve(salesFigureEndpoints.store, async ({ ctx, query }) => {
    const sales = await storeSales(ctx, query.storeId, query.days)
    if (sales === null) throw notFound()
    return sales
  })
}
