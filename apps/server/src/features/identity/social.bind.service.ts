import type { Session } from '@ironsouq/contract/identity/identity.schema'
import { memberById } from '#features/member/member.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { FieldFaults, notLoggedIn } from '#kernel/errors.ts'
import type { Actor, From } from '#kernel/serve.ts'
import type { CountingCtx } from './identity.code.service.ts'
import { memberByPassword, signInMember } from './identity.login.service.ts'
import { presentSession } from './identity.present.ts'
import { renewToken } from './session.service.ts'
import { bindByTicket } from './social.service.ts'

/** Binds to whoever is signed in; his session goes on with another token. */
export async function bindSignedIn(
  ctx: Ctx,
  actor: Actor,
  bindTicket: string,
  from: From,
): Promise<Session> {
  const member = await memberById(ctx, actor.id)
  if (!member) throw notLoggedIn()
  await atomic(ctx, (ctx) => bindByTicket(ctx, actor.id, bindTicket))
  const { token, seconds } = await renewToken(ctx, actor)
  // Somebody else of this session has just exchanged it: this one gets a session of its own.
  if (token === null) return signInMember(ctx, actor.id, from, 'login')
  return presentSession({ token, seconds, deviceKey: null }, member)
}

interface Typed {
  bindTicket: string
  account?: string | undefined
  password?: string | undefined
}

/** Binds to the account whose password is given, and signs in there. */
export async function bindByPassword(
  ctx: CountingCtx,
  { bindTicket, account, password }: Typed,
  from: From,
): Promise<Session> {
  if (account === undefined || password === undefined)
    throw new FieldFaults(
      ['account', 'password'].map((field) => ({ field, key: 'error.fieldRequired', values: {} })),
    )
  const { id } = await memberByPassword(ctx, account, password, from)
  return atomic(ctx, async (ctx) => {
    await bindByTicket(ctx, id, bindTicket)
    return signInMember(ctx, id, from, 'login')
  })
}
