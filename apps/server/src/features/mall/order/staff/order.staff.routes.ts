import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { shownOrder, workCounts, workList } from '../order.record.projection.ts'
import { orderAround } from '../search/order.around.projection.ts'
import { cancelByStaff } from './order.staff.service.ts'

export const orderStaffRoutes: Routes = (serve) => {
  serve(orderStaffEndpoints.list, ({ ctx, actor, query }) => workList(ctx, query, actor))
  serve(orderStaffEndpoints.counts, ({ ctx }) => workCounts(ctx))
  serve(orderStaffEndpoints.detail, ({ ctx, actor, query }) =>
    shownOrder(ctx, query.orderId, actor),
  )
  serve(orderStaffEndpoints.around, ({ ctx, actor, query }) =>
    orderAround(ctx, query.orderId, actor.permissions.has('member.read')),
  )
  serve(orderStaffEndpoints.cancel, async ({ ctx, actor, body }) => {
    await cancelByStaff(ctx, actor.id, body.orderId, body.reason)
    return shownOrder(ctx, body.orderId, actor)
  })
}
