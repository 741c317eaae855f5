import { ledgerMerchantEndpoints } from '@ironsouq/contract/money/ledger/ledger.merchant.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { balancesShown, orderLedger, sellerLedger } from './seller-balance.projection.ts'

function sellerIdOf({ sellerId }: Actor): string {
  if (sellerId === null) throw forbidden()
  return sellerId
}

export const sellerBalanceRoutes: Routes = (serve) => {
  serve(ledgerMerchantEndpoints.balances, ({ ctx, actor }) => balancesShown(ctx, sellerIdOf(actor)))
  serve(ledgerMerchantEndpoints.list, ({ ctx, actor, query }) =>
    sellerLedger(ctx, sellerIdOf(actor), query),
  )
  serve(ledgerMerchantEndpoints.order, ({ ctx, actor, query }) =>
    orderLedger(ctx, sellerIdOf(actor), query.orderId),
  )
}
