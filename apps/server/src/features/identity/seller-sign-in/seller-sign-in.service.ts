import type { MerchantSession } from '@ironsouq/contract/people/seller-account/seller-sign-in.endpoints'
import type { Portal } from '#features/identity/portal-sign-in/portal-sign-in.rules.ts'
import { deleteSignIn } from '#features/identity/portal-sign-in/portal-sign-in.service.ts'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import {
  sellerInvitationIn,
  sellerInvitationOver,
  sendSellerInvitation,
  useSellerInvitation,
} from '#features/people/seller-account/seller-account.invite.service.ts'
import {
  sellerAccountByEmail,
  sellerAccountById,
  sellerInvitationById,
} from '#features/people/seller-account/seller-account.queries.ts'
import {
  lockSellerAccount,
  moveSellerAccount,
  otherAccount,
} from '#features/people/seller-account/seller-account.service.ts'
import { openMerchantSession } from '#features/people/seller-account/seller-account.session.service.ts'
import { sellerFirm } from '#features/people/seller/seller.queries.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { sellerPasswordForgotten } from './seller-sign-in.events.ts'
import {
  sellerApp,
  sellerCredential,
  sellerPasskey,
  sellerRecoveryCode,
  sellerStep,
} from './seller-sign-in.tables.ts'

const NO_INVITATION = '00000000-0000-0000-0000-000000000000'

/** An invitation that still works, and whose it is. */
async function openInvitation(ctx: Ctx, given: string) {
  const row = await sellerInvitationById(ctx, sellerInvitationIn(ctx, given) ?? NO_INVITATION)
  const who = row && (await sellerAccountById(ctx, row.accountId))
  if (!row || !who || row.usedAt !== null || row.expiresAt <= ctx.now())
    throw sellerInvitationOver()
  return { row, who }
}

export async function sellerInvitationShown(ctx: Ctx, given: string) {
  const { row, who } = await openInvitation(ctx, given)
  const host = row.invitedBy === null ? null : await sellerAccountById(ctx, row.invitedBy)
  return {
    name: who.name,
    email: who.email,
    invitedBy: host?.name ?? null,
    role: who.role,
    firm: (await sellerFirm(ctx, who.sellerId)).name,
    expiresAt: row.expiresAt.toISOString(),
  }
}

/** The sign-in of people of sellers. */
export const sellerPortal: Portal<Omit<MerchantSession, 'deviceKey'>> = {
  name: 'seller',
  entity: 'sellerAccount',
  tables: {
    app: sellerApp,
    recoveryCode: sellerRecoveryCode,
    passkey: sellerPasskey,
    credential: sellerCredential,
    step: sellerStep,
  },
  siteUrl: (ctx) => ctx.site.merchantUrl,
  personById: sellerAccountById,
  personByEmail: sellerAccountByEmail,
  lock: lockSellerAccount,
  openSession: openMerchantSession,
  forgotten: (ctx, asked) => emit(ctx, sellerPasswordForgotten, asked),
  invited: async (ctx, given) => (await openInvitation(ctx, given)).who,
  async accept(ctx, given) {
    const accountId = await useSellerInvitation(ctx, given)
    // An owner whom staff invited again stays active meanwhile: a seller is never without one.
    if ((await sellerAccountById(ctx, accountId))?.state !== 'active')
      await moveSellerAccount(ctx, accountId, 'accept', accountId)
    return accountId
  },
}

/** For a person who lost their phone: only the mail of a new invitation lets them set it up again. */
export async function resetSellerAccount(ctx: TxCtx, actor: Actor, accountId: string) {
  await otherAccount(ctx, actor, accountId)
  await moveSellerAccount(ctx, accountId, 'reset', actor.id)
  await deleteSignIn(ctx, sellerPortal, accountId)
  await endSessionsOf(ctx, accountId)
  await sendSellerInvitation(ctx, accountId, actor.id)
}
