import { memberById, type MemberRow } from '#features/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import { emit } from '#kernel/events.ts'
import { hashPassword } from '#kernel/password.ts'
import type { CountingCtx } from './identity.code.service.ts'
import { passwordChanged } from './identity.events.ts'
import { isEasyToGuess } from './identity.password.rules.ts'
import { proveMember } from './identity.prove.service.ts'
import { atField, fieldFault } from './identity.rules.ts'
import { credential } from './identity.tables.ts'
import { endSessionsOf } from './session.service.ts'

/** Refuses what whoever guesses tries first. */
export function refuseEasy(
  password: string,
  { account, mail }: Pick<MemberRow, 'account' | 'mail'>,
): void {
  if (isEasyToGuess(password, [account, mail])) throw fieldFault('password', 'error.passwordCommon')
}

export async function keepPassword(
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

/** Whoever was signed in with the old one is no longer [ID-4, ID-11]. */
export async function replacePassword(
  ctx: TxCtx,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  await keepPassword(ctx, memberId, passwordHash)
  await endSessionsOf(ctx, memberId)
  await emit(ctx, passwordChanged, { memberId })
}

interface Change {
  original?: string | undefined
  code?: string | undefined
  password: string
}

export async function changePassword(
  ctx: CountingCtx,
  memberId: string,
  { original, code, password }: Change,
): Promise<void> {
  const member = await memberById(ctx, memberId)
  if (!member) throw notLoggedIn()
  refuseEasy(password, member)
  const field = original === undefined ? 'code' : 'original'
  await proveMember(ctx, memberId, { password: original, code }).catch(atField(field))
  const passwordHash = await hashPassword(password)
  await atomic(ctx, (ctx) => replacePassword(ctx, memberId, passwordHash))
}
