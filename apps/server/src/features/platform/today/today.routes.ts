import { todayEndpoints } from '@ironsouq/contract/platform/today/today.endpoints'
import { todayMerchantEndpoints } from '@ironsouq/contract/platform/today/today.merchant.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { deedsOf, todayLines } from './today.projection.ts'
import { tradesOf, waitingFor } from './today.seller.projection.ts'

export const todayRoutes: Routes = (serve) => {
  serve(todayEndpoints.lines, async ({ ctx, actor }) => ({
    lines: await todayLines(ctx, actor.permissions),
  }))
  serve(todayEndpoints.recent, ({ ctx, actor }) => deedsOf(ctx, actor.id))
}

export const todayMerchantRoutes: Routes = (serve) => {
  serve(todayMerchantEndpoints.waiting, ({ ctx, actor: { sellerId, permissions } }) => {
    if (sellerId === null) throw forbidden()
    return waitingFor(ctx, sellerId, permissions)
  })
  serve(todayMerchantEndpoints.trades, ({ ctx, actor: { sellerId } }) => {
    if (sellerId === null) throw forbidden()
    return tradesOf(ctx, sellerId)
  })
}
