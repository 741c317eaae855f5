import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import type { Ctx } from '#kernel/ctx.ts'
import { ConflictRefusal, notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { wholeOrder } from './order.detail.queries.ts'
import type { Reader } from './order.rules.ts'
import { workCounts, workList, workOrder } from './order.work.projection.ts'
import { cancelByStaff, repriceOrder, shipParcel } from './order.work.service.ts'
import { shipMany } from './parcel/parcel.bulk.service.ts'
import { correctTracking } from './parcel/parcel.correct.service.ts'
import { countPickupTry, handOver, markReady } from './pickup/order.pickup.service.ts'
import { orderAround } from './search/order.around.projection.ts'
import { packingSlips } from './slip/slip.service.ts'

async function shown(ctx: Ctx, orderId: string, reader: Reader): Promise<Order> {
  const row = await workOrder(ctx, orderId, reader.audience === 'staff')
  if (!row) throw notFound()
  return wholeOrder(ctx, row, reader)
}

export const orderMerchantRoutes: Routes = (serve) => {
  serve(orderMerchantEndpoints.list, ({ ctx, actor, query }) => workList(ctx, query, actor))
  serve(orderMerchantEndpoints.counts, ({ ctx }) => workCounts(ctx))
  serve(orderMerchantEndpoints.detail, ({ ctx, actor, query }) => shown(ctx, query.orderId, actor))
  serve(orderMerchantEndpoints.reprice, async ({ ctx, actor, body }) => {
    const isChanged = await repriceOrder(ctx, body)
    const current = await shown(ctx, body.orderId, actor)
    if (!isChanged) throw new ConflictRefusal(current)
    return current
  })
  serve(orderMerchantEndpoints.ship, async ({ ctx, actor, body }) => {
    await shipParcel(ctx, actor.id, body)
    return shown(ctx, body.orderId, actor)
  })
  serve(orderMerchantEndpoints.shipMany, ({ ctx, actor, body }) =>
    shipMany(ctx, actor.id, body.shipments),
  )
  serve(orderMerchantEndpoints.packingSlips, (_, url: string) => Promise.resolve({ url }), {
    prepare: ({ ctx, body }) => packingSlips(ctx, body.orderIds),
  })
  serve(orderMerchantEndpoints.correctTracking, async ({ ctx, actor, body }) =>
    shown(ctx, await correctTracking(ctx, body), actor),
  )
  serve(orderMerchantEndpoints.ready, async ({ ctx, actor, body }) => {
    await markReady(ctx, actor.id, body.orderId)
    return shown(ctx, body.orderId, actor)
  })
  serve(
    orderMerchantEndpoints.handOver,
    async ({ ctx, actor, body }) => {
      await handOver(ctx, actor.id, body.orderId, body.code)
      return shown(ctx, body.orderId, actor)
    },
    { prepare: ({ ctx, actor, body }) => countPickupTry(ctx, actor.sellerId, body.orderId) },
  )
}

export const orderStaffRoutes: Routes = (serve) => {
  serve(orderStaffEndpoints.list, ({ ctx, actor, query }) => workList(ctx, query, actor))
  serve(orderStaffEndpoints.counts, ({ ctx }) => workCounts(ctx))
  serve(orderStaffEndpoints.detail, ({ ctx, actor, query }) => shown(ctx, query.orderId, actor))
  serve(orderStaffEndpoints.around, ({ ctx, actor, query }) =>
    orderAround(ctx, query.orderId, actor.permissions.has('member.read')),
  )
  serve(orderStaffEndpoints.cancel, async ({ ctx, actor, body }) => {
    await cancelByStaff(ctx, actor.id, body.orderId, body.reason)
    return shown(ctx, body.orderId, actor)
  })
}
