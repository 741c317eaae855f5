import { ledgerStaffEndpoints } from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import {
  accountsListed,
  journalShown,
  journalsListed,
  trialBalance,
} from './ledger.staff.projection.ts'

export const ledgerRoutes: Routes = (serve) => {
  serve(ledgerStaffEndpoints.trialBalance, ({ ctx }) => trialBalance(ctx))
  serve(ledgerStaffEndpoints.accounts, ({ ctx, query }) => accountsListed(ctx, query))
  serve(ledgerStaffEndpoints.journals, ({ ctx, query }) => journalsListed(ctx, query))
  serve(ledgerStaffEndpoints.journal, ({ ctx, query }) => journalShown(ctx, query.journalId))
}
