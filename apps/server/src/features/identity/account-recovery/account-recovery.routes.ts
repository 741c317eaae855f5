import { accountChangeEndpoints } from '@ironsouq/contract/identity/account-change/account-change.endpoints'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { resetPassword } from './account-recovery.reset.service.ts'
import { undoChange, undoOf } from './account-recovery.undo.service.ts'

export const accountRecoveryRoutes: Routes = (serve) => {
  serve(accountChangeEndpoints.show, ({ ctx, query }) => undoOf(ctx, query.ticket))

  serve(accountChangeEndpoints.undo, ({ ctx, body, from }) => undoChange(ctx, body.ticket, from))

  serve(identityEndpoints.recoverReset, ({ ctx, body, from }) => resetPassword(ctx, body, from))
}
