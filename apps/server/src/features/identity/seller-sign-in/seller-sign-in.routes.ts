import { sellerAccountEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.endpoints'
import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { sellerPeopleEndpoints } from '@ironsouq/contract/people/seller-account/seller-people.endpoints'
import { sellerSignInEndpoints } from '@ironsouq/contract/people/seller-account/seller-sign-in.endpoints'
import { limitInvitations } from '#features/people/seller-account/seller-account.invite.service.ts'
import { merchantMe } from '#features/people/seller-account/seller-account.queries.ts'
import { renameSellerAccount } from '#features/people/seller-account/seller-account.service.ts'
import { atomic } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import {
  confirmReinvite,
  peopleForStaff,
  rejectReinvite,
  requestReinvite,
} from './seller-sign-in.reinvite.service.ts'
import { resetSellerAccount, sellerInvitationShown } from './seller-sign-in.service.ts'

export const sellerSignInRoutes: Routes = (serve) => {
  serve(sellerSignInEndpoints.invitation, ({ ctx, body }) =>
    sellerInvitationShown(ctx, body.invitation),
  )

  serve(sellerAccountMerchantEndpoints.me, ({ ctx, actor }) => merchantMe(ctx, actor))

  serve(sellerAccountMerchantEndpoints.update, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await renameSellerAccount(ctx, actor.id, body)
      return merchantMe(ctx, actor)
    }),
  )

  serve(sellerPeopleEndpoints.list, ({ ctx, actor, query }) =>
    peopleForStaff(ctx, actor.id, query.sellerId),
  )
  serve(sellerPeopleEndpoints.requestReinvite, ({ ctx, actor, body }) =>
    requestReinvite(ctx, actor.id, body),
  )
  serve(sellerPeopleEndpoints.confirmReinvite, ({ ctx, actor, body }) =>
    confirmReinvite(ctx, actor.id, body.accountId),
  )
  serve(sellerPeopleEndpoints.rejectReinvite, ({ ctx, actor, body }) =>
    rejectReinvite(ctx, actor.id, body.accountId),
  )

  serve(
    sellerAccountEndpoints.reset,
    async ({ ctx, actor, body }) => {
      await atomic(ctx, (ctx) => resetSellerAccount(ctx, actor, body.accountId))
      return null
    },
    { prepare: ({ ctx, actor }) => limitInvitations(ctx, actor) },
  )
}
