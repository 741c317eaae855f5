import type { CodeSent } from '@ironsouq/contract/identity/identity.schema'
import { eq } from 'drizzle-orm'
import { memberById } from '#features/member/member.queries.ts'
import { atomic } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { hashPassword } from '#kernel/password.ts'
import type { From } from '#kernel/serve.ts'
import { askCode, spendCode, verifyCode, type CountingCtx } from './identity.code.service.ts'
import { asking, guessingCode, type Caller } from './identity.guard.service.ts'
import { forgetGuesses } from './identity.login.service.ts'
import { refuseEasy, replacePassword } from './identity.password.service.ts'
import { memberNamed } from './identity.queries.ts'
import { readName } from './identity.rules.ts'
import { knownDevice } from './identity.tables.ts'
import { openTicket, ticketOf } from './identity.ticket.service.ts'

/** Says the same of every name; what is mailed to whom, the worker knows [ID-11]. */
export async function askRecovery(
  ctx: CountingCtx,
  typed: string,
  caller: Caller,
): Promise<CodeSent> {
  await asking(ctx, caller)
  const name = readName(typed)
  const member = await memberNamed(ctx, name)
  const isByMobile = member ? member.mail === null : name.mobile !== null
  return askCode(ctx, {
    purpose: 'reset',
    channel: isByMobile ? 'mobile' : 'email',
    target: name.key,
    memberId: member?.id ?? null,
    from: caller.from,
  })
}

export async function verifyRecovery(
  ctx: CountingCtx,
  { account, code }: { account: string; code: string },
  from: From,
): Promise<string> {
  const typed = { purpose: 'reset', target: readName(account).key, code } as const
  return ticketOf(ctx, await guessingCode(ctx, from, () => verifyCode(ctx, typed)))
}

/** Who lost his password may have lost it to somebody: no device is known any more either. */
export async function resetPassword(
  ctx: CountingCtx,
  { ticket, password }: { ticket: string; password: string },
): Promise<void> {
  const { id, memberId } = await openTicket(ctx, 'reset', ticket)
  const member = memberId === null ? null : await memberById(ctx, memberId)
  if (!member) throw new Refusal('error.ticketOver', {}, 400)
  refuseEasy(password, member)
  const passwordHash = await hashPassword(password)
  await atomic(ctx, async (ctx) => {
    await spendCode(ctx, id)
    await replacePassword(ctx, member.id, passwordHash)
    await ctx.db.delete(knownDevice).where(eq(knownDevice.memberId, member.id))
  })
  await forgetGuesses(ctx, member)
}
