import { eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { newRecoveryCodes, recoveryHash } from './second-factor.recovery.rules.ts'
import { recoveryCode, secondFactor } from './second-factor.tables.ts'
import { stepAt, totpOf } from './second-factor.totp.rules.ts'
import { secretOf } from './second-factor.verify.service.ts'

/** What the member's app shows at this moment. */
export async function appCode(ctx: Ctx, memberId: string, drift = 0): Promise<string> {
  const rows = await ctx.db.select().from(secondFactor).where(eq(secondFactor.memberId, memberId))
  return totpOf(secretOf(ctx.signer, one(rows).secretId), stepAt(ctx.now()) + drift)
}

/** Enables the second factor of a member; returns the recovery codes. */
export async function aSecondFactor(ctx: Ctx, memberId: string): Promise<string[]> {
  const createdAt = ctx.now()
  await ctx.db.insert(secondFactor).values({ memberId, enabledAt: createdAt, createdAt })
  const codes = newRecoveryCodes()
  await ctx.db
    .insert(recoveryCode)
    .values(codes.map((code) => ({ memberId, codeHash: recoveryHash(code), createdAt })))
  return codes
}
