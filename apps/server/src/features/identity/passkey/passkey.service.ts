import { and, eq, gt } from 'drizzle-orm'
import type { FormerPasskey } from '#features/identity/account-change/account-change.rules.ts'
import {
  changeAccount,
  recordChange,
  type Changer,
} from '#features/identity/account-change/account-change.service.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { requireRecentProof } from '#features/identity/session/session.proof.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn, Refusal } from '#kernel/errors.ts'
import { consumeChallenge, createChallenge } from './passkey.challenge.service.ts'
import { passkeysOf, type PasskeyRow } from './passkey.queries.ts'
import { passkey } from './passkey.tables.ts'
import { createdPasskey, registrationOptions } from './passkey.webauthn.service.ts'

/** Registration options for a discoverable credential. */
export async function passkeyRegistrationOptions(ctx: Ctx, memberId: string) {
  const who = await memberById(ctx, memberId)
  if (!who) throw notLoggedIn()
  const known = await passkeysOf(ctx, memberId)
  const owner = {
    id: memberId,
    name: who.mail ?? who.account ?? who.mobile ?? who.nickName,
    displayName: who.nickName,
  }
  const options = await registrationOptions(ctx.site.url, owner, known)
  return {
    ticket: await createChallenge(ctx, options.challenge, memberId),
    options: { ...options },
  }
}

interface Made {
  ticket: string
  response: Record<string, unknown>
  name: string
}

/** Saves a passkey that the browser made, and notifies the owner of the account. */
export async function addPasskey(ctx: Ctx, changer: Changer, made: Made): Promise<PasskeyRow> {
  const { actor, from } = changer
  const memberId = actor.id
  await requireRecentProof(ctx, actor)
  const challenge = await consumeChallenge(ctx, made.ticket, memberId)
  const created = await createdPasskey(ctx, { siteUrl: ctx.site.url, challenge }, made.response)
  return changeAccount(ctx, changer, async (ctx, member) => {
    const [added] = await ctx.db
      .insert(passkey)
      .values({
        ...created,
        memberId,
        name: made.name,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw new Refusal('error.passkeyKnown')
    await logSecurity(ctx, { kind: 'passkeyAdd', subjectId: memberId, device: deviceOf(from) })
    const former = { kind: 'passkeyAdded', passkeyId: added.id } as const
    await recordChange(ctx, { member, from, about: made.name, former })
    return added
  })
}

/** A removed passkey as the record of its removal keeps it. */
export const formerPasskey = (row: PasskeyRow): FormerPasskey => ({
  id: row.id,
  credentialId: row.credentialId,
  publicKey: row.publicKey.toString('base64url'),
  counter: row.counter,
  transports: row.transports,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})

/** Undoes a removal. A credential that was added again since stays as it is. */
export async function restorePasskey(
  ctx: TxCtx,
  memberId: string,
  { publicKey, createdAt, lastUsedAt, ...former }: FormerPasskey,
): Promise<void> {
  await ctx.db
    .insert(passkey)
    .values({
      ...former,
      memberId,
      publicKey: Buffer.from(publicKey, 'base64url'),
      createdAt: new Date(createdAt),
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
    })
    .onConflictDoNothing()
}

export const deletePasskeysSince = (
  ctx: TxCtx,
  memberId: string,
  since: Date,
): Promise<PasskeyRow[]> =>
  ctx.db
    .delete(passkey)
    .where(and(eq(passkey.memberId, memberId), gt(passkey.createdAt, since)))
    .returning()

export async function deletePasskey(
  ctx: TxCtx,
  memberId: string,
  passkeyId: string,
): Promise<void> {
  await ctx.db.delete(passkey).where(and(eq(passkey.id, passkeyId), eq(passkey.memberId, memberId)))
}
