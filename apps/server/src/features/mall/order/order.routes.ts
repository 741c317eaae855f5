import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import { atomic } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { Notice, type Routes } from '#kernel/http/serve.ts'
import {
  placeCheckout,
  prepareCheckout,
  quoteCheckout,
  undoCheckout,
} from './checkout/checkout.service.ts'
import type { Prepared } from './checkout/checkout.write.service.ts'
import { wholeOrder } from './order.detail.queries.ts'
import { presentCard } from './order.present.ts'
import { linesOf } from './order.projection.ts'
import { orderCounts, orderOfMember, ordersOfMember } from './order.queries.ts'
import { cancelOrder, hideOrder, moveDelivery, receiveOrder } from './order.service.ts'
import { reorder } from './reorder/order.reorder.service.ts'

const NO_ORDERS = {
  pendingPayment: 0,
  grouping: 0,
  pendingDelivery: 0,
  readyForPickup: 0,
  pendingReceipt: 0,
  completed: 0,
  canceled: 0,
  pendingEvaluation: 0,
} satisfies Record<OrderState | 'pendingEvaluation', number>

export const orderRoutes: Routes = (serve) => {
  serve(orderEndpoints.confirm, ({ ctx, actor, body }) => quoteCheckout(ctx, actor.id, body))

  serve(
    orderEndpoints.submit,
    async ({ ctx, actor, body }, prepared: Prepared | null) => {
      const { placed, isRepeat } = await atomic(ctx, (ctx) =>
        placeCheckout(ctx, actor.id, body, prepared),
      )
      // A repeat under the same idempotency key is answered as the first time; this one has another key [OR-8].
      return isRepeat ? new Notice(placed, 'error.orderRepeated') : placed
    },
    {
      prepare: ({ ctx, actor, body }) => prepareCheckout(ctx, actor.id, body),
      undo: ({ ctx }, prepared) => undoCheckout(ctx, prepared),
    },
  )

  serve(orderEndpoints.list, async ({ ctx, actor, query }) => {
    const { rows, next } = await ordersOfMember(ctx, actor.id, query)
    const lines = await linesOf(
      ctx,
      rows.map(({ order }) => order.id),
    )
    return { records: rows.map((row) => presentCard(row, lines, actor, ctx.now())), next }
  })

  serve(orderEndpoints.counts, async ({ ctx, actor }) => ({
    ...NO_ORDERS,
    ...(await orderCounts(ctx, actor.id)),
  }))

  serve(orderEndpoints.detail, async ({ ctx, actor, query }) => {
    const row = await orderOfMember(ctx, actor.id, query.orderNumber)
    if (!row) throw notFound()
    return wholeOrder(ctx, row, actor)
  })

  serve(orderEndpoints.cancel, ({ ctx, actor, body }) =>
    cancelOrder(ctx, actor.id, body.orderNumber),
  )
  serve(orderEndpoints.receive, ({ ctx, actor, body }) =>
    receiveOrder(ctx, actor.id, body.orderNumber),
  )
  serve(orderEndpoints.changeAddress, ({ ctx, actor, body }) =>
    moveDelivery(ctx, actor.id, body.orderNumber, body.address),
  )
  serve(orderEndpoints.reorder, async ({ ctx, actor, body }) => {
    const row = await orderOfMember(ctx, actor.id, body.orderNumber)
    if (!row) throw notFound()
    if (row.order.isVirtual) throw new Refusal('error.buyNowOnly')
    return reorder(ctx, actor.id, row.order.id)
  })
  serve(orderEndpoints.hide, ({ ctx, actor, body }) => hideOrder(ctx, actor.id, body.orderNumber))
}
