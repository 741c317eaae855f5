import { payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { payoutMerchantEndpoints } from '@ironsouq/contract/money/payout/payout.merchant.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { nextPayout } from './payout.next.projection.ts'
import {
  duesListed,
  payoutDetail,
  payoutOrdersShown,
  payoutShown,
  payoutsListed,
} from './payout.projection.ts'
import { payoutStatement, sellerPayoutOrders, sellerPayouts } from './payout.seller.projection.ts'
import { decidePayout, failPayout, requestPayout, sendPayout } from './payout.service.ts'

const { list, detail, orders, due, request, confirm, reject, send, fail } = payoutEndpoints

function sellerIdOf({ sellerId }: Actor): string {
  if (sellerId === null) throw forbidden()
  return sellerId
}

export const payoutRoutes: Routes = (serve) => {
  serve(list, ({ ctx, actor, query }) => payoutsListed(ctx, actor.id, query))
  serve(detail, ({ ctx, actor, query }) => payoutDetail(ctx, actor.id, query.payoutId))
  serve(orders, ({ ctx, query }) => payoutOrdersShown(ctx, query.payoutId))
  serve(due, ({ ctx }) => duesListed(ctx))
  serve(request, async ({ ctx, actor, body }) =>
    payoutShown(ctx, actor.id, await requestPayout(ctx, actor.id, body)),
  )
  serve(confirm, async ({ ctx, actor, body }) =>
    payoutShown(ctx, actor.id, await decidePayout(ctx, actor.id, { ...body, action: 'confirm' })),
  )
  serve(reject, async ({ ctx, actor, body }) =>
    payoutShown(ctx, actor.id, await decidePayout(ctx, actor.id, { ...body, action: 'reject' })),
  )
  serve(send, async ({ ctx, actor, body }) =>
    payoutShown(ctx, actor.id, await sendPayout(ctx, actor.id, body)),
  )
  serve(fail, async ({ ctx, actor, body }) =>
    payoutShown(ctx, actor.id, await failPayout(ctx, actor.id, body)),
  )
  serve(payoutMerchantEndpoints.next, ({ ctx, actor }) => nextPayout(ctx, sellerIdOf(actor)))
  serve(payoutMerchantEndpoints.orders, ({ ctx, actor, query }) =>
    sellerPayoutOrders(ctx, sellerIdOf(actor), query.payoutId),
  )
  serve(payoutMerchantEndpoints.list, ({ ctx, actor }) => sellerPayouts(ctx, sellerIdOf(actor)))
  serve(payoutMerchantEndpoints.statement, ({ ctx, actor, query }) =>
    payoutStatement(ctx, sellerIdOf(actor), query.payoutId),
  )
}
