import { INVITATION_HOURS } from '@ironsouq/contract/identity/sign-in/sign-in.limits'
import type { MerchantRole } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import {
  SELLER_ACCOUNTS_MAX,
  SELLER_INVITATIONS_A_DAY,
} from '@ironsouq/contract/people/seller-account/seller-account.schema'
import { knownLocale } from '@ironsouq/i18n/locales'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { FieldFaults, forbidden, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { ownerNamed, sellerInvited } from './seller-account.events.ts'
import { sellerAccount, sellerInvitation, sellerReinvitation } from './seller-account.tables.ts'

const PURPOSE = 'seller invitation'

/** Behind `#`, so that no server and no log sees it. */
export const sellerInvitationLink = (ctx: Ctx, invitationId: string): string =>
  `${ctx.site.merchantUrl}/invitation#${ctx.signer.sign(PURPOSE, invitationId)}`

export const sellerInvitationIn = (ctx: Ctx, given: string): string | null =>
  ctx.signer.verify(PURPOSE, given)

/** Refuses further invitations of a seller who sent many today, from whichever address. */
export async function limitInvitations(ctx: Ctx, { sellerId }: Actor): Promise<void> {
  if (sellerId === null) throw forbidden()
  const limit = { max: SELLER_INVITATIONS_A_DAY, seconds: 24 * 60 * 60 }
  const tried = await ctx.attemptLimits.strict.consume('seller-invitation', sellerId, limit)
  const values = { max: SELLER_INVITATIONS_A_DAY, seconds: tried.waitSeconds }
  if (!tried.isAllowed) throw new Refusal('error.invitationsMany', values, 429)
}

/** Invites a person, once more if need be: the link of an earlier invitation no longer works. */
export async function sendSellerInvitation(
  ctx: TxCtx,
  accountId: string,
  invitedBy: string | null,
): Promise<string> {
  const expiresAt = new Date(ctx.now().getTime() + INVITATION_HOURS * 3_600_000)
  const values = { invitedBy, createdAt: ctx.now(), expiresAt, usedAt: null }
  const rows = await ctx.db
    .insert(sellerInvitation)
    .values({ accountId, ...values })
    .onConflictDoUpdate({
      target: sellerInvitation.accountId,
      set: { ...values, id: sql`excluded.id` },
    })
    .returning({ id: sellerInvitation.id })
  const invitationId = one(rows).id
  await emit(ctx, sellerInvited, { accountId, invitationId })
  return invitationId
}

export const sellerInvitationOver = () => new Refusal('error.invitationOver', {}, 400)

/** Uses an invitation: of two requests one finds it unused. */
export async function useSellerInvitation(ctx: TxCtx, given: string): Promise<string> {
  const invitationId = sellerInvitationIn(ctx, given)
  if (invitationId === null) throw sellerInvitationOver()
  const [row] = await ctx.db
    .update(sellerInvitation)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(sellerInvitation.id, invitationId),
        isNull(sellerInvitation.usedAt),
        gt(sellerInvitation.expiresAt, ctx.now()),
      ),
    )
    .returning({ accountId: sellerInvitation.accountId })
  if (!row) throw sellerInvitationOver()
  return row.accountId
}

export interface NewSellerAccount {
  sellerId: string
  name: string
  email: string
  locale: string
  role: MerchantRole
}

/** Adds a person of a seller and invites them. */
export async function addSellerAccount(
  ctx: TxCtx,
  given: NewSellerAccount,
  invitedBy: string | null,
): Promise<string> {
  // Two at once wait for each other, so that the count includes the first. No row of a seller can be locked
  // by the role of merchants, which only reads it.
  const lock = sql`hashtextextended(${`seller accounts ${given.sellerId}`}, 0)`
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${lock})`)
  const ofSeller = eq(sellerAccount.sellerId, given.sellerId)
  if ((await ctx.db.$count(sellerAccount, ofSeller)) >= SELLER_ACCOUNTS_MAX)
    throw new Refusal('error.accountsMax')
  const [added] = await ctx.db
    .insert(sellerAccount)
    .values({ ...given, locale: knownLocale(given.locale), createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: sellerAccount.id })
  if (!added) throw new FieldFaults([{ field: 'email', key: 'error.mailTaken', values: {} }])
  const { sellerId, role, email } = given
  ctx.audit('sellerAccount', added.id, null, { sellerId, role, email })
  await sendSellerInvitation(ctx, added.id, invitedBy)
  if (role === 'owner' && invitedBy !== null)
    await emit(ctx, ownerNamed, { accountId: added.id, by: invitedBy })
  return added.id
}

/** Asks to let a person in again; of two requests the first stays. */
export async function addReinvitation(
  ctx: TxCtx,
  asked: { accountId: string; reason: string; requestedBy: string },
): Promise<void> {
  const made = await ctx.db
    .insert(sellerReinvitation)
    .values({ ...asked, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ accountId: sellerReinvitation.accountId })
  if (made.length === 0) throw new Refusal('error.stateChanged')
  ctx.audit('sellerAccount', asked.accountId, null, { reinvitation: asked.reason })
}

/** Takes the request to let a person in again: of two who decide one finds it. */
export async function takeReinvitation(ctx: TxCtx, accountId: string): Promise<string> {
  const [row] = await ctx.db
    .delete(sellerReinvitation)
    .where(eq(sellerReinvitation.accountId, accountId))
    .returning({ requestedBy: sellerReinvitation.requestedBy })
  if (!row) throw new Refusal('error.stateChanged')
  return row.requestedBy
}
