import { sellerAccountEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.endpoints'
import { sellerSuspensionEndpoints } from '@ironsouq/contract/people/seller-account/seller-suspension.endpoints'
import { sessionsShown } from '#features/identity/session/session.queries.ts'
import { endSession } from '#features/identity/session/session.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { forbidden } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { addSellerAccount, limitInvitations } from './seller-account.invite.service.ts'
import { sellerAccountRecord, sellerAccountsListed } from './seller-account.queries.ts'
import {
  disableSellerAccount,
  inviteSellerAgain,
  removeSellerAccount,
  updateSellerAccount,
} from './seller-account.service.ts'
import { lift, suspend } from './seller-account.suspend.service.ts'

export const sellerAccountRoutes: Routes = (serve) => {
  serve(sellerAccountEndpoints.list, ({ ctx, actor }) => sellerAccountsListed(ctx, actor.sellerId))

  serve(
    sellerAccountEndpoints.invite,
    ({ ctx, actor: { id, sellerId }, body }) =>
      atomic(ctx, async (ctx) => {
        if (sellerId === null) throw forbidden()
        return sellerAccountRecord(ctx, await addSellerAccount(ctx, { ...body, sellerId }, id))
      }),
    { prepare: ({ ctx, actor }) => limitInvitations(ctx, actor) },
  )

  serve(
    sellerAccountEndpoints.inviteAgain,
    async ({ ctx, actor, body }) => {
      await atomic(ctx, (ctx) => inviteSellerAgain(ctx, actor, body.accountId))
      return null
    },
    { prepare: ({ ctx, actor }) => limitInvitations(ctx, actor) },
  )

  serve(sellerAccountEndpoints.update, ({ ctx, actor, body }) =>
    atomic(ctx, (ctx) => updateSellerAccount(ctx, actor, body)),
  )

  serve(sellerAccountEndpoints.disable, async ({ ctx, actor, body }) => {
    await atomic(ctx, (ctx) => disableSellerAccount(ctx, actor, body.accountId))
    return null
  })

  serve(sellerAccountEndpoints.remove, async ({ ctx, actor, body }) => {
    await atomic(ctx, (ctx) => removeSellerAccount(ctx, actor, body.accountId))
    return null
  })

  serve(sellerAccountEndpoints.sessions, async ({ ctx, actor, query: { accountId } }) => {
    await sellerAccountRecord(ctx, accountId)
    return sessionsShown(ctx, accountId, actor.sessionId)
  })

  serve(sellerAccountEndpoints.endSession, ({ ctx, body: { accountId, sessionId } }) =>
    atomic(ctx, async (ctx) => {
      await sellerAccountRecord(ctx, accountId)
      await endSession(ctx, accountId, sessionId)
      ctx.audit('session', sessionId, { accountId }, null)
      return null
    }),
  )

  serve(sellerSuspensionEndpoints.suspend, ({ ctx, body }) => suspend(ctx, body))
  serve(sellerSuspensionEndpoints.lift, ({ ctx, body }) => lift(ctx, body.sellerId))
}
