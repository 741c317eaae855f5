import { bankAccountEndpoints } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { sellersNamed } from '#features/people/seller/seller.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { bankAccountShown, bankAccountsListed } from './bank-account.projection.ts'
import { confirmBankAccount, stateBankAccount } from './bank-account.service.ts'

export const bankAccountRoutes: Routes = (serve) => {
  serve(bankAccountEndpoints.sellers, ({ ctx }) => sellersNamed(ctx))
  serve(bankAccountEndpoints.list, ({ ctx, actor, query }) =>
    bankAccountsListed(ctx, actor.id, query),
  )
  serve(bankAccountEndpoints.read, ({ ctx, actor, query }) =>
    bankAccountShown(ctx, actor.id, query.sellerCode),
  )
  serve(bankAccountEndpoints.state, ({ ctx, actor, body }) => stateBankAccount(ctx, actor.id, body))
  serve(bankAccountEndpoints.confirm, ({ ctx, actor, body }) =>
    confirmBankAccount(ctx, actor.id, body),
  )
}
