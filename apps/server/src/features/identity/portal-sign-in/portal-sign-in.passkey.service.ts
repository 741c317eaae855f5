import { and, eq } from 'drizzle-orm'
import {
  assertionOptions,
  counterAfterUse,
  createdPasskey,
  passkeyFailed,
  registrationOptions,
} from '#features/identity/passkey/passkey.webauthn.service.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { passkeyByCredential, passkeysOf } from './portal-sign-in.queries.ts'
import type { AnyPortal, PasskeyRow, Person } from './portal-sign-in.rules.ts'

/** Passkeys belong to the origin of their portal. */
const askedFor = (ctx: Ctx, portal: AnyPortal, challenge: string) => ({
  siteUrl: portal.siteUrl(ctx),
  challenge,
})

export async function passkeyToCreate(ctx: Ctx, portal: AnyPortal, { id, email, name }: Person) {
  const owner = { id, name: email, displayName: name }
  return registrationOptions(portal.siteUrl(ctx), owner, await passkeysOf(ctx, portal, id))
}

export const passkeyToUse = (ctx: Ctx, portal: AnyPortal) => assertionOptions(portal.siteUrl(ctx))

interface Created {
  challenge: string
  response: Record<string, unknown>
  name: string
}

export async function storePasskey(
  ctx: TxCtx,
  portal: AnyPortal,
  ownerId: string,
  { challenge, response, name }: Created,
): Promise<PasskeyRow> {
  const created = await createdPasskey(ctx, askedFor(ctx, portal, challenge), response)
  const [added] = await ctx.db
    .insert(portal.tables.passkey)
    .values({ ...created, ownerId, name, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning()
  if (!added) throw new Refusal('error.passkeyKnown')
  return added
}

/** The owner of the passkey that signed the challenge. */
export async function ownerOfAssertion(
  ctx: Ctx,
  portal: AnyPortal,
  challenge: string,
  response: Record<string, unknown>,
): Promise<string> {
  const { passkey } = portal.tables
  const key = await passkeyByCredential(ctx, portal, response['id'])
  if (!key) throw passkeyFailed()
  const { id, ownerId, counter } = key
  const after = await counterAfterUse(ctx, askedFor(ctx, portal, challenge), response, key)
  const { rowCount } = await ctx.db
    .update(passkey)
    .set({ counter: after, lastUsedAt: ctx.now() })
    // A concurrent use with the same counter was first.
    .where(and(eq(passkey.id, id), eq(passkey.counter, counter)))
  if (rowCount !== 1) throw passkeyFailed()
  return ownerId
}

export async function deletePasskey(
  ctx: TxCtx,
  { tables: { passkey } }: AnyPortal,
  ownerId: string,
  passkeyId: string,
): Promise<void> {
  const { rowCount } = await ctx.db
    .delete(passkey)
    .where(and(eq(passkey.id, passkeyId), eq(passkey.ownerId, ownerId)))
  if (rowCount !== 1) throw notFound()
}
