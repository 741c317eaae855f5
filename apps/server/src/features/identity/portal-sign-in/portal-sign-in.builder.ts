import { eq } from 'drizzle-orm'
import { stepAt, totpOf } from '#features/identity/second-factor/second-factor.totp.rules.ts'
import { secretOf } from '#features/identity/second-factor/second-factor.verify.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import type { AnyPortal } from './portal-sign-in.rules.ts'

type Tables = Pick<AnyPortal, 'tables'>

/** An authenticator app in use; with the same `secretId` and key it always shows the same codes. */
export async function anApp(
  ctx: Ctx,
  { tables: { app } }: Tables,
  ownerId: string,
  secretId?: string,
): Promise<void> {
  const createdAt = ctx.now()
  await ctx.db
    .insert(app)
    .values({ ownerId, enabledAt: createdAt, createdAt, ...(secretId && { secretId }) })
}

/** What the person's app shows at this moment. */
export async function appCode(
  ctx: Ctx,
  { tables: { app } }: Tables,
  ownerId: string,
  drift = 0,
): Promise<string> {
  const rows = await ctx.db.select().from(app).where(eq(app.ownerId, ownerId))
  const { nextSecretId, secretId } = one(rows)
  return totpOf(secretOf(ctx.signer, nextSecretId ?? secretId), stepAt(ctx.now()) + drift)
}
