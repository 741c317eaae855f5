import type { SellerPerson } from '@ironsouq/contract/people/seller-account/seller-people.endpoints'
import { deleteSignIn } from '#features/identity/portal-sign-in/portal-sign-in.service.ts'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import {
  addReinvitation,
  sendSellerInvitation,
  takeReinvitation,
} from '#features/people/seller-account/seller-account.invite.service.ts'
import {
  reinvitationsOf,
  sellerAccountById,
  sellerAccountsListed,
  type SellerAccountRow,
} from '#features/people/seller-account/seller-account.queries.ts'
import { lockSellerAccount } from '#features/people/seller-account/seller-account.service.ts'
import { staffById } from '#features/people/staff/staff.queries.ts'
import { requireIndependent } from '#features/people/staff/staff.second-person.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { sellerPortal } from './seller-sign-in.service.ts'

/** The people of a seller, with the requests that wait for a second person. */
export async function peopleForStaff(
  ctx: Ctx,
  readerId: string,
  sellerId: string,
): Promise<SellerPerson[]> {
  const waiting = await reinvitationsOf(ctx, sellerId)
  const people: SellerPerson[] = []
  for (const person of await sellerAccountsListed(ctx, sellerId)) {
    const asked = waiting.get(person.accountId)
    const reinvitation = asked
      ? {
          by: (await staffById(ctx, asked.requestedBy))?.name ?? '',
          reason: asked.reason,
          at: asked.createdAt.toISOString(),
          canConfirm: asked.requestedBy !== readerId,
        }
      : null
    people.push({ ...person, reinvitation })
  }
  return people
}

/** The owner, while nothing else changes their login. Others are let in again by an owner of theirs. */
async function lockedOwner(ctx: TxCtx, accountId: string): Promise<SellerAccountRow> {
  await lockSellerAccount(ctx, accountId)
  const who = await sellerAccountById(ctx, accountId)
  if (!who) throw notFound()
  if (who.role !== 'owner' || who.state === 'disabled')
    throw new Refusal('error.reinviteOwnersOnly')
  return who
}

/** Someone of staff, who spoke with the owner, asks to let them in again. */
export const requestReinvite = (
  ctx: Ctx,
  staffId: string,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<SellerPerson[]> =>
  atomic(ctx, async (ctx) => {
    const { sellerId } = await lockedOwner(ctx, accountId)
    await addReinvitation(ctx, { accountId, reason, requestedBy: staffId })
    return peopleForStaff(ctx, staffId, sellerId)
  })

/**
 * The second person lets the owner in again: what signed them in goes, and the mail of a new invitation lets them set
 * it up. The owner stays active, because a seller is never without one.
 */
export const confirmReinvite = (
  ctx: Ctx,
  staffId: string,
  accountId: string,
): Promise<SellerPerson[]> =>
  atomic(ctx, async (ctx) => {
    const { sellerId } = await lockedOwner(ctx, accountId)
    const requestedBy = await takeReinvitation(ctx, accountId)
    if (requestedBy === staffId) throw new Refusal('error.reinviteOwn')
    await requireIndependent(ctx, { first: requestedBy, second: staffId })
    await deleteSignIn(ctx, sellerPortal, accountId)
    await endSessionsOf(ctx, accountId)
    const invitationId = await sendSellerInvitation(ctx, accountId, null)
    ctx.audit('sellerAccount', accountId, { reinvitation: 'waiting' }, { invitationId })
    return peopleForStaff(ctx, staffId, sellerId)
  })

/** Anyone drops a request, also who made it. */
export const rejectReinvite = (
  ctx: Ctx,
  staffId: string,
  accountId: string,
): Promise<SellerPerson[]> =>
  atomic(ctx, async (ctx) => {
    const { sellerId } = await lockedOwner(ctx, accountId)
    await takeReinvitation(ctx, accountId)
    ctx.audit('sellerAccount', accountId, { reinvitation: 'waiting' }, null)
    return peopleForStaff(ctx, staffId, sellerId)
  })
