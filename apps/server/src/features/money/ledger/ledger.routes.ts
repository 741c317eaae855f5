import { ledgerMerchantEndpoints } from '@ironsouq/contract/money/ledger/ledger.merchant.endpoints'
import { ledgerStaffEndpoints } from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { balancesShown, orderLedger, sellerLedger } from './ledger.seller.projection.ts'
import {
  accountsListed,
  journalShown,
  journalsListed,
  trialBalance,
} from './ledger.staff.projection.ts'

function sellerIdOf({ sellerId }: Actor): string {
  if (sellerId === null) throw forbidden()
  return sellerId
}

export const ledgerRoutes: Routes = (serve) => {
  serve(ledgerStaffEndpoints.trialBalance, ({ ctx }) => trialBalance(ctx))
  serve(ledgerStaffEndpoints.accounts, ({ ctx, query }) => accountsListed(ctx, query))
  serve(ledgerStaffEndpoints.journals, ({ ctx, query }) => journalsListed(ctx, query))
  serve(ledgerStaffEndpoints.journal, ({ ctx, query }) => journalShown(ctx, query.journalId))
  serve(ledgerMerchantEndpoints.balances, ({ ctx, actor }) => balancesShown(ctx, sellerIdOf(actor)))
  serve(ledgerMerchantEndpoints.list, ({ ctx, actor, query }) =>
    sellerLedger(ctx, sellerIdOf(actor), query),
  )
  serve(ledgerMerchantEndpoints.order, ({ ctx, actor, query }) =>
    orderLedger(ctx, sellerIdOf(actor), query.orderId),
  )
}
