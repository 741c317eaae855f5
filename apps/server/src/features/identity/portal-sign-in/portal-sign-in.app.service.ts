import type { SignInMethod } from '@ironsouq/contract/identity/security-log/security-log.enums'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { appSecret } from '#features/identity/second-factor/second-factor.app.rules.ts'
import {
  newRecoveryCodes,
  recoveryHash,
} from '#features/identity/second-factor/second-factor.recovery.rules.ts'
import {
  matchingStep,
  stepAt,
  totpOf,
} from '#features/identity/second-factor/second-factor.totp.rules.ts'
import {
  digitsIn,
  secretOf,
} from '#features/identity/second-factor/second-factor.verify.service.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import { enabledAppOf } from './portal-sign-in.queries.ts'
import type { AnyPortal } from './portal-sign-in.rules.ts'

type Tables = Pick<AnyPortal, 'tables'>

/** A secret for an app. An app that is in use stays so until a code of the new one is entered. */
export async function beginAppOf(
  ctx: Ctx,
  { tables: { app } }: Tables,
  { id: ownerId, email }: { id: string; email: string },
) {
  const next = sql<string>`uuidv7()`
  const rows = await ctx.db
    .insert(app)
    .values({ ownerId, nextSecretId: next, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: app.ownerId, set: { nextSecretId: next } })
    .returning({ secretId: app.nextSecretId })
  return appSecret(secretOf(ctx.signer, one(rows).secretId ?? ''), email)
}

const wrongCode = () => new Refusal('error.secondFactorWrong', {}, 400)

/** A code of the new app proves that the person has it. */
export async function enableAppOf(
  ctx: TxCtx,
  { tables: { app } }: Tables,
  ownerId: string,
  typed: string,
): Promise<void> {
  const [row] = await ctx.db
    .select({ secretId: app.nextSecretId })
    .from(app)
    .where(eq(app.ownerId, ownerId))
  if (!row?.secretId) throw wrongCode()
  const { secretId } = row
  const lastStep = matchingStep(secretOf(ctx.signer, secretId), digitsIn(typed) ?? '', ctx.now())
  if (lastStep === null) throw wrongCode()
  const { rowCount } = await ctx.db
    .update(app)
    .set({ secretId, nextSecretId: null, lastStep, enabledAt: ctx.now() })
    .where(and(eq(app.ownerId, ownerId), eq(app.nextSecretId, secretId)))
  if (rowCount !== 1) throw wrongCode()
}

export async function removeAppOf(ctx: TxCtx, { tables: { app } }: Tables, ownerId: string) {
  await ctx.db.delete(app).where(eq(app.ownerId, ownerId))
}

/** New recovery codes; earlier ones are no longer valid. */
export async function issueRecoveryCodes(
  ctx: TxCtx,
  { tables: { recoveryCode } }: Tables,
  ownerId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const createdAt = ctx.now()
  await ctx.db.delete(recoveryCode).where(eq(recoveryCode.ownerId, ownerId))
  await ctx.db
    .insert(recoveryCode)
    .values(codes.map((code) => ({ ownerId, codeHash: recoveryHash(code), createdAt })))
  return codes
}

/** Two requests with one code: the first wins. */
async function spendAppCode(ctx: Ctx, portal: Tables, ownerId: string, digits: string) {
  const { app } = portal.tables
  const enabled = await enabledAppOf(ctx, portal, ownerId)
  const step = enabled && matchingStep(secretOf(ctx.signer, enabled.secretId), digits, ctx.now())
  if (step === null) return false
  const isLater = or(isNull(app.lastStep), lt(app.lastStep, step))
  const { rowCount } = await ctx.db
    .update(app)
    .set({ lastStep: step })
    .where(and(eq(app.ownerId, ownerId), isNotNull(app.enabledAt), isLater))
  return rowCount === 1
}

/** What the person's app shows now: the server can compute it, so only a demo asks. */
export async function currentCodeOf(
  ctx: Ctx,
  portal: Tables,
  ownerId: string,
): Promise<string | null> {
  const app = await enabledAppOf(ctx, portal, ownerId)
  return app && totpOf(secretOf(ctx.signer, app.secretId), stepAt(ctx.now()))
}

/** A code of the app or a recovery code, once. */
export async function spendCode(
  ctx: Ctx,
  portal: Tables,
  ownerId: string,
  typed: string,
): Promise<SignInMethod | null> {
  const digits = digitsIn(typed)
  if (digits !== null) return (await spendAppCode(ctx, portal, ownerId, digits)) ? 'totp' : null
  const { recoveryCode } = portal.tables
  const { rowCount } = await ctx.db
    .update(recoveryCode)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(recoveryCode.ownerId, ownerId),
        eq(recoveryCode.codeHash, recoveryHash(typed)),
        isNull(recoveryCode.usedAt),
      ),
    )
  return rowCount === 1 ? 'recoveryCode' : null
}
