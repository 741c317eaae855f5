import { eq } from 'drizzle-orm'
import type { FormerSecondFactor } from '#features/identity/account-change/account-change.rules.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { recoveryCode, secondFactor } from './second-factor.tables.ts'

export async function deleteRecoveryCodes(ctx: TxCtx, memberId: string): Promise<string[]> {
  const deleted = await ctx.db
    .delete(recoveryCode)
    .where(eq(recoveryCode.memberId, memberId))
    .returning()
  return deleted.flatMap(({ codeHash, usedAt }) =>
    usedAt === null ? codeHash.toString('base64url') : [],
  )
}

/** What undoing the removal needs; null if there was no enabled one. */
export async function removeSecondFactor(
  ctx: TxCtx,
  memberId: string,
): Promise<FormerSecondFactor | null> {
  const [removed] = await ctx.db
    .delete(secondFactor)
    .where(eq(secondFactor.memberId, memberId))
    .returning()
  const codeHashes = await deleteRecoveryCodes(ctx, memberId)
  if (!removed?.enabledAt) return null
  return { secretId: removed.secretId, enabledAt: removed.enabledAt.toISOString(), codeHashes }
}

/** The app of before shows right codes again. One that was enabled since goes. */
export async function restoreSecondFactor(
  ctx: TxCtx,
  memberId: string,
  { secretId, enabledAt, codeHashes }: FormerSecondFactor,
): Promise<void> {
  await removeSecondFactor(ctx, memberId)
  const createdAt = ctx.now()
  await ctx.db
    .insert(secondFactor)
    .values({ memberId, secretId, enabledAt: new Date(enabledAt), createdAt })
  if (codeHashes.length > 0)
    await ctx.db.insert(recoveryCode).values(
      codeHashes.map((hash) => ({
        memberId,
        codeHash: Buffer.from(hash, 'base64url'),
        createdAt,
      })),
    )
}
