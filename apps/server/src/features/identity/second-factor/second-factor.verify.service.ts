import type { SignInMethod } from '@ironsouq/contract/identity/security-log/security-log.enums'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { waitFor } from '#features/identity/verification/verification.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Signer } from '#kernel/data/signer.ts'
import { Refusal } from '#kernel/errors.ts'
import { recoveryHash } from './second-factor.recovery.rules.ts'
import { recoveryCode, secondFactor } from './second-factor.tables.ts'
import { matchingStep } from './second-factor.totp.rules.ts'

/** Per owner, over all their sign-ins. */
const TRIES = { max: 10, seconds: 900 }

const SECRET_BYTES = 20

/** 160 bits that are in no table: without `SECRET_KEY` the database gives no codes. */
export const secretOf = (signer: Signer, secretId: string): Buffer =>
  signer.fingerprint('totp', secretId).subarray(0, SECRET_BYTES)

/** A code of the app, once. Two requests with one code: the first wins. */
export async function spendTotp(
  ctx: Ctx,
  { memberId, secretId }: { memberId: string; secretId: string },
  typed: string,
): Promise<boolean> {
  const step = matchingStep(secretOf(ctx.signer, secretId), typed, ctx.now())
  if (step === null) return false
  const isLater = or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step))
  const { rowCount } = await ctx.db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.memberId, memberId), eq(secondFactor.secretId, secretId), isLater))
  return rowCount === 1
}

async function spendRecoveryCode(ctx: Ctx, memberId: string, typed: string): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(recoveryCode)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(recoveryCode.memberId, memberId),
        eq(recoveryCode.codeHash, recoveryHash(typed)),
        isNull(recoveryCode.usedAt),
      ),
    )
  return rowCount === 1
}

/** The six digits of an app, or null: then it is a recovery code. */
export const digitsIn = (typed: string) => /^\d{6}$/.exec(typed.replaceAll(/\s/g, ''))?.[0] ?? null

async function spend(ctx: Ctx, memberId: string, typed: string): Promise<SignInMethod | null> {
  const digits = digitsIn(typed)
  if (digits === null)
    return (await spendRecoveryCode(ctx, memberId, typed)) ? 'recoveryCode' : null
  const [row] = await ctx.db
    .select({ secretId: secondFactor.secretId })
    .from(secondFactor)
    .where(and(eq(secondFactor.memberId, memberId), isNotNull(secondFactor.enabledAt)))
  return row && (await spendTotp(ctx, { memberId, ...row }, digits)) ? 'totp' : null
}

/**
 * Spends a code with which an owner confirms a sign-in. The attempt is counted before it is
 * compared, and outside any transaction.
 */
export async function takeFactor(
  ctx: Ctx & { transaction?: never },
  { name, key }: { name: string; key: string },
  spendOne: () => Promise<SignInMethod | null>,
): Promise<SignInMethod> {
  const tried = await ctx.attemptLimits.strict.consume(name, key, TRIES)
  if (!tried.isAllowed) throw waitFor(tried.waitSeconds)
  const method = await spendOne()
  if (method === null) throw new Refusal('error.secondFactorWrong', {}, 400)
  await ctx.attemptLimits.strict.clear(name, key, TRIES)
  return method
}

/** A code of the app or a recovery code of a member with a second factor. */
export const takeSecondFactor = (
  ctx: Ctx & { transaction?: never },
  memberId: string,
  typed: string,
): Promise<SignInMethod> =>
  takeFactor(ctx, { name: 'second-factor', key: memberId }, () => spend(ctx, memberId, typed))
