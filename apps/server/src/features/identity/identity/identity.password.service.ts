import { eq } from 'drizzle-orm'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { fieldFault } from '#features/identity/verification/verification.rules.ts'
import { memberById, type MemberRow } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { confirmMember, type Confirmation } from './identity.confirm.service.ts'
import { passwordChanged } from './identity.events.ts'
import { isEasyToGuess } from './identity.password.rules.ts'
import { credential } from './identity.tables.ts'

/** Refuses passwords that are guessed first. */
export function refuseWeakPassword(
  password: string,
  { account, mail }: Pick<MemberRow, 'account' | 'mail'>,
): void {
  if (isEasyToGuess(password, [account, mail])) throw fieldFault('password', 'error.passwordCommon')
}

export async function savePassword(
  ctx: Ctx,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  const given = { passwordHash, changedAt: ctx.now() }
  await ctx.db
    .insert(credential)
    .values({ memberId, ...given })
    .onConflictDoUpdate({ target: credential.memberId, set: given })
}

/** No one signs in by password until the member has reset it. */
export async function deletePassword(ctx: TxCtx, memberId: string): Promise<void> {
  await ctx.db.delete(credential).where(eq(credential.memberId, memberId))
}

/** How the security log names the change. */
interface PasswordEntry {
  kind: 'passwordChange' | 'passwordReset'
  device: ReturnType<typeof deviceOf>
}

/** Ends the sessions that were opened with the old password [ID-4, ID-11]. */
export async function replacePassword(
  ctx: TxCtx,
  memberId: string,
  passwordHash: string,
  entry: PasswordEntry,
): Promise<void> {
  await savePassword(ctx, memberId, passwordHash)
  await endSessionsOf(ctx, memberId)
  await logSecurity(ctx, { ...entry, subjectId: memberId })
  await emit(ctx, passwordChanged, { memberId })
}

interface Change extends Confirmation {
  original?: string | undefined
  password: string
}

export async function changePassword(
  ctx: NonTxCtx,
  memberId: string,
  { original, code, secondFactor, password }: Change,
  from: RequestOrigin,
): Promise<void> {
  const member = await memberById(ctx, memberId)
  if (!member) throw notLoggedIn()
  refuseWeakPassword(password, member)
  const entry = { kind: 'passwordChange', device: deviceOf(from) } as const
  const given = { password: original, code, secondFactor }
  // Without either the form of a member without a password is meant.
  const passwordField = original === undefined ? 'code' : 'original'
  await confirmMember(ctx, memberId, given, { entry, passwordField })
  const passwordHash = await hashPassword(password)
  await atomic(ctx, (ctx) => replacePassword(ctx, memberId, passwordHash, entry))
}
