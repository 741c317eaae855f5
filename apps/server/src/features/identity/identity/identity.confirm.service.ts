import { secondFactorOf } from '#features/identity/second-factor/second-factor.queries.ts'
import { takeSecondFactor } from '#features/identity/second-factor/second-factor.verify.service.ts'
import { withRefusalLogged } from '#features/identity/security-log/security-log.service.ts'
import {
  takeCode,
  type NonTxCtx,
} from '#features/identity/verification/verification.code.service.ts'
import {
  atField,
  fieldFault,
  SIGN_IN,
  waitFor,
} from '#features/identity/verification/verification.rules.ts'
import { isPassword } from '#kernel/data/password-hash.ts'
import { Refusal } from '#kernel/errors.ts'
import { passwordOf } from './identity.queries.ts'

export interface Confirmation {
  password?: string | undefined
  code?: string | undefined
  /** A code of the app or a recovery code, if the account has a second factor. */
  secondFactor?: string | undefined
}

interface Confirming {
  /** How the security log names it if it is refused. */
  entry: Omit<Parameters<typeof withRefusalLogged>[1], 'subject'>
  /** The field of the password in the form. */
  passwordField?: string
}

/**
 * Re-authentication: an unlocked device that was found is not enough for a sensitive change, and
 * neither is a known password if the account has a second factor.
 */
export async function confirmMember(
  ctx: NonTxCtx,
  memberId: string,
  { secondFactor, ...first }: Confirmation,
  { entry, passwordField = 'password' }: Confirming,
): Promise<void> {
  const logged = (attempt: () => Promise<unknown>) =>
    withRefusalLogged(ctx, { ...entry, subject: () => memberId }, attempt)
  const isProtected = (await secondFactorOf(ctx, memberId)) !== null
  if (isProtected && secondFactor === undefined)
    throw fieldFault('secondFactor', 'error.fieldRequired')
  const field = first.code === undefined ? passwordField : 'code'
  await logged(() => confirmFirstFactor(ctx, memberId, first)).catch(atField(field))
  if (isProtected && secondFactor !== undefined)
    await logged(() => takeSecondFactor(ctx, memberId, secondFactor)).catch(atField('secondFactor'))
}

async function confirmFirstFactor(
  ctx: NonTxCtx,
  memberId: string,
  { password, code }: Omit<Confirmation, 'secondFactor'>,
): Promise<void> {
  if (password !== undefined) return confirmPassword(ctx, memberId, password)
  if (code === undefined) throw new Refusal('error.proveFirst', {}, 400)
  await takeCode(ctx, { purpose: 'secure', target: memberId, code })
}

async function confirmPassword(ctx: NonTxCtx, memberId: string, password: string): Promise<void> {
  const tried = await ctx.attemptLimits.strict.consume('prove', memberId, SIGN_IN)
  if (!tried.isAllowed) throw waitFor(tried.waitSeconds)
  const { hash } = await passwordOf(ctx, memberId, null)
  if (!(await isPassword(hash, password))) throw new Refusal('error.passwordWrong', {}, 400)
  await ctx.attemptLimits.strict.clear('prove', memberId, SIGN_IN)
}
