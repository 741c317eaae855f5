import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { AnyPortal, PasskeyRow } from './portal-sign-in.rules.ts'

type Tables = Pick<AnyPortal, 'tables'>

/** The authenticator app, once it was confirmed. */
export async function enabledAppOf(ctx: Ctx, { tables: { app } }: Tables, ownerId: string) {
  const [row] = await ctx.db
    .select()
    .from(app)
    .where(and(eq(app.ownerId, ownerId), isNotNull(app.enabledAt)))
  return row ?? null
}

export const passkeysOf = (
  ctx: Ctx,
  { tables: { passkey } }: Tables,
  ownerId: string,
): Promise<PasskeyRow[]> =>
  ctx.db
    .select()
    .from(passkey)
    .where(eq(passkey.ownerId, ownerId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))

export async function passkeyByCredential(
  ctx: Ctx,
  { tables: { passkey } }: Tables,
  credentialId: unknown,
): Promise<PasskeyRow | null> {
  if (typeof credentialId !== 'string') return null
  const found = eq(passkey.credentialId, credentialId)
  const [row] = await ctx.db.select().from(passkey).where(found)
  return row ?? null
}

export const recoveryCodesLeft = (
  ctx: Ctx,
  { tables: { recoveryCode } }: Tables,
  ownerId: string,
): Promise<number> =>
  ctx.db.$count(recoveryCode, and(eq(recoveryCode.ownerId, ownerId), isNull(recoveryCode.usedAt)))

/** Whether a sign-in can be completed: an app or a passkey is there. */
export async function hasFactor(ctx: Ctx, portal: Tables, ownerId: string): Promise<boolean> {
  if (await enabledAppOf(ctx, portal, ownerId)) return true
  return (await passkeysOf(ctx, portal, ownerId)).length > 0
}

export async function passwordHashOf(
  ctx: Ctx,
  { tables: { credential } }: Tables,
  ownerId: string,
): Promise<string | null> {
  const [row] = await ctx.db.select().from(credential).where(eq(credential.ownerId, ownerId))
  return row?.passwordHash ?? null
}
