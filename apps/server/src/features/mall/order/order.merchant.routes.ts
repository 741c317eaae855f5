import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { ConflictRefusal } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { shipParcel } from './order.merchant.service.ts'
import { shownOrder, workCounts, workList } from './order.record.projection.ts'
import { shipMany } from './parcel/parcel.bulk.service.ts'
import { correctTracking } from './parcel/parcel.correct.service.ts'
import { countPickupTry, handOver, markReady } from './pickup/order.pickup.service.ts'
import { repriceOrder } from './reprice/order.reprice.service.ts'
import { packingSlips } from './slip/slip.service.ts'

export const orderMerchantRoutes: Routes = (serve) => {
  serve(orderMerchantEndpoints.list, ({ ctx, actor, query }) => workList(ctx, query, actor))
  serve(orderMerchantEndpoints.counts, ({ ctx }) => workCounts(ctx))
  serve(orderMerchantEndpoints.detail, ({ ctx, actor, query }) =>
    shownOrder(ctx, query.orderId, actor),
  )
  serve(orderMerchantEndpoints.reprice, async ({ ctx, actor, body }) => {
    const isChanged = await repriceOrder(ctx, body)
    const current = await shownOrder(ctx, body.orderId, actor)
    if (!isChanged) throw new ConflictRefusal(current)
    return current
  })
  serve(orderMerchantEndpoints.ship, async ({ ctx, actor, body }) => {
    await shipParcel(ctx, actor.id, body)
    return shownOrder(ctx, body.orderId, actor)
  })
  serve(orderMerchantEndpoints.shipMany, ({ ctx, actor, body }) =>
    shipMany(ctx, actor.id, body.shipments),
  )
  serve(orderMerchantEndpoints.packingSlips, (_, url: string) => Promise.resolve({ url }), {
    prepare: ({ ctx, body }) => packingSlips(ctx, body.orderIds),
  })
  serve(orderMerchantEndpoints.correctTracking, async ({ ctx, actor, body }) =>
    shownOrder(ctx, await correctTracking(ctx, body), actor),
  )
  serve(orderMerchantEndpoints.ready, async ({ ctx, actor, body }) => {
    await markReady(ctx, actor.id, body.orderId)
    return shownOrder(ctx, body.orderId, actor)
  })
  serve(
    orderMerchantEndpoints.handOver,
    async ({ ctx, actor, body }) => {
      await handOver(ctx, actor.id, body.orderId, body.code)
      return shownOrder(ctx, body.orderId, actor)
    },
    { prepare: ({ ctx, actor, body }) => countPickupTry(ctx, actor.sellerId, body.orderId) },
  )
}
