import { sellerAccountLifecycle } from '@ironsouq/contract/people/seller-account/seller-account.lifecycle'
import {
  PERMISSIONS_OF,
  type MerchantRole,
} from '@ironsouq/contract/people/seller-account/seller-account.roles'
import type { SellerAccountRecord } from '@ironsouq/contract/people/seller-account/seller-account.schema'
import { knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { endSessionsOf, endSessionsUnlike } from '#features/identity/session/session.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { violatedCheck, violatedConstraint } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { forbidden, notFound, notLoggedIn, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { ownerNamed, sellerAccountRemoved } from './seller-account.events.ts'
import { sendSellerInvitation } from './seller-account.invite.service.ts'
import { sellerAccountRecord, type SellerAccountRow } from './seller-account.queries.ts'
import { sellerAccount, sellerInvitation } from './seller-account.tables.ts'

/**
 * The database keeps one active owner of each seller, and one seller of each address; its refusals become
 * ours [ID-20].
 */
async function refusedByDatabase<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (err) {
    if (violatedCheck(err) === 'seller_has_owner') throw new Refusal('error.lastOwner')
    if (violatedConstraint(err) === 'seller_account_email_once')
      throw new Refusal('error.mailTaken')
    throw err
  }
}

type Action = (typeof sellerAccountLifecycle.moves)[number]['action']

export async function moveSellerAccount(
  ctx: TxCtx,
  accountId: string,
  action: Action,
  actorId: string,
): Promise<void> {
  const move = { id: accountId, action, by: 'merchant', actorId } as const
  await refusedByDatabase(() => transition(ctx, sellerAccount, sellerAccountLifecycle, move))
}

/** A person of the actor's seller. */
async function accountToHandle(
  ctx: TxCtx,
  { sellerId }: Actor,
  accountId: string,
): Promise<SellerAccountRow> {
  const [row] = await ctx.db
    .select()
    .from(sellerAccount)
    .where(eq(sellerAccount.id, accountId))
    .for('no key update')
  if (row?.sellerId !== sellerId || !row) throw notFound()
  return row
}

/** Another person than the actor: no one takes their own access away by mistake. */
export async function otherAccount(
  ctx: TxCtx,
  actor: Actor,
  accountId: string,
): Promise<SellerAccountRow> {
  if (accountId === actor.id) throw forbidden()
  return accountToHandle(ctx, actor, accountId)
}

export async function inviteSellerAgain(ctx: TxCtx, actor: Actor, accountId: string) {
  const { state } = await accountToHandle(ctx, actor, accountId)
  if (state !== 'invited') throw new Refusal('error.stateChanged')
  const invitationId = await sendSellerInvitation(ctx, accountId, actor.id)
  ctx.audit('sellerAccount', accountId, null, { invitationId })
}

interface Change {
  accountId: string
  version: number
  name: string
  role: MerchantRole
}

/** Renames a person and gives them another role; sessions with other permissions end. */
export async function updateSellerAccount(
  ctx: TxCtx,
  actor: Actor,
  { accountId, version, name, role }: Change,
): Promise<SellerAccountRecord> {
  const before = await accountToHandle(ctx, actor, accountId)
  const read = () => sellerAccountRecord(ctx, accountId)
  const key = { id: accountId, version }
  await refusedByDatabase(() =>
    updateVersioned(ctx, sellerAccount, key, { set: { name, role }, read }),
  )
  await endSessionsUnlike(ctx, accountId, PERMISSIONS_OF[role])
  if (role === 'owner' && before.role !== 'owner')
    await emit(ctx, ownerNamed, { accountId, by: actor.id })
  const stated = { name: before.name, role: before.role }
  ctx.audit('sellerAccount', accountId, stated, { name, role })
  return read()
}

/** The person can no longer sign in, and is signed out everywhere. */
export async function disableSellerAccount(ctx: TxCtx, actor: Actor, accountId: string) {
  await otherAccount(ctx, actor, accountId)
  await moveSellerAccount(ctx, accountId, 'disable', actor.id)
  await ctx.db.delete(sellerInvitation).where(eq(sellerInvitation.accountId, accountId))
  await endSessionsOf(ctx, accountId)
}

/**
 * Deletes a person; their credentials go with the row. Sessions end at once and are deleted by the worker:
 * the role of merchants deletes neither them nor the security log.
 */
export async function removeSellerAccount(ctx: TxCtx, actor: Actor, accountId: string) {
  const { sellerId, role, email } = await otherAccount(ctx, actor, accountId)
  await endSessionsOf(ctx, accountId)
  await refusedByDatabase(() =>
    ctx.db.delete(sellerAccount).where(eq(sellerAccount.id, accountId)).execute(),
  )
  ctx.audit('sellerAccount', accountId, { sellerId, role, email }, null)
  await emit(ctx, sellerAccountRemoved, { accountId })
}

/** What a person changes about themselves. */
export async function renameSellerAccount(
  ctx: TxCtx,
  accountId: string,
  given: { name: string; locale: string },
): Promise<void> {
  const { rowCount } = await ctx.db
    .update(sellerAccount)
    .set({ name: given.name, locale: knownLocale(given.locale) })
    .where(eq(sellerAccount.id, accountId))
  if (rowCount !== 1) throw notLoggedIn()
}

/** For changes that must see each other. */
export async function lockSellerAccount(ctx: TxCtx, accountId: string): Promise<void> {
  await ctx.db
    .select()
    .from(sellerAccount)
    .where(eq(sellerAccount.id, accountId))
    .for('no key update')
}
