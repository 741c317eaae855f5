import {
  voucherEndpoints,
  voucherMerchantEndpoints,
  voucherStaffEndpoints,
} from '@ironsouq/contract/mall/voucher/voucher.endpoints'
import { atomic } from '#kernel/ctx.ts'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { ownVouchers, recentWriteOffs, shownVoucher, voucherCounts } from './voucher.projection.ts'
import { countVoucherTry, voucherIdOf, writeOff } from './voucher.write-off.service.ts'

function sellerOf({ sellerId }: Actor): string {
  if (sellerId === null) throw forbidden()
  return sellerId
}

export const voucherRoutes: Routes = (serve) => {
  serve(voucherEndpoints.ofOrder, ({ ctx, actor, query }) =>
    ownVouchers(ctx, actor.id, query.orderNumber),
  )

  serve(
    voucherMerchantEndpoints.look,
    ({ ctx, actor, body }) =>
      atomic(ctx, async (ctx) =>
        shownVoucher(ctx, await voucherIdOf(ctx, sellerOf(actor), body.code)),
      ),
    { prepare: ({ ctx, actor }) => countVoucherTry(ctx, actor.sellerId) },
  )
  serve(
    voucherMerchantEndpoints.writeOff,
    ({ ctx, actor, body }) =>
      atomic(ctx, async (ctx) => {
        const wanted = { sellerId: sellerOf(actor), actorId: actor.id, code: body.code }
        return shownVoucher(ctx, await writeOff(ctx, wanted))
      }),
    { prepare: ({ ctx, actor }) => countVoucherTry(ctx, actor.sellerId) },
  )
  serve(voucherMerchantEndpoints.recent, ({ ctx, actor }) =>
    atomic(ctx, (ctx) => recentWriteOffs(ctx, sellerOf(actor))),
  )
  serve(voucherMerchantEndpoints.ofOrder, ({ ctx, query }) =>
    atomic(ctx, (ctx) => voucherCounts(ctx, query.orderId)),
  )

  serve(voucherStaffEndpoints.ofOrder, ({ ctx, query }) => voucherCounts(ctx, query.orderId))
}
