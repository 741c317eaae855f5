import type { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { changeAccount } from '#features/identity/account-change/account-change.service.ts'
import {
  memberByPassword,
  presentSession,
  signInMember,
} from '#features/identity/identity/identity.login.service.ts'
import { secondFactorOf } from '#features/identity/second-factor/second-factor.queries.ts'
import { renewToken } from '#features/identity/session/session.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { FieldFaults, notLoggedIn, Refusal } from '#kernel/errors.ts'
import type { Actor, RequestOrigin } from '#kernel/http/serve.ts'
import { addBinding } from './social-login.service.ts'

/** Binds to the signed-in member; the session continues with a new token. */
export async function bindSignedIn(
  ctx: Ctx,
  actor: Actor,
  bindTicket: string,
  from: RequestOrigin,
): Promise<Session> {
  const member = await memberById(ctx, actor.id)
  if (!member) throw notLoggedIn()
  await changeAccount(ctx, { actor, from }, (ctx, member) =>
    addBinding(ctx, member, bindTicket, from),
  )
  const { token, seconds } = await renewToken(ctx, actor)
  // A concurrent request has just renewed the token: this one gets its own session.
  if (token === null) return signInMember(ctx, actor.id, from, { method: 'social' })
  return presentSession({ token, seconds, deviceKey: null }, member)
}

interface Typed {
  bindTicket: string
  account?: string | undefined
  password?: string | undefined
  agreed?: string | undefined
}

/** Binds to the account with this password, and signs in. An account with a second factor signs in first. */
export async function bindByPassword(
  ctx: NonTxCtx,
  { bindTicket, account, password, agreed }: Typed,
  from: RequestOrigin,
): Promise<Session> {
  if (account === undefined || password === undefined)
    throw new FieldFaults(
      ['account', 'password'].map((field) => ({ field, key: 'error.fieldRequired', values: {} })),
    )
  const { id } = await memberByPassword(ctx, account, password, from)
  return atomic(ctx, async (ctx) => {
    if (await secondFactorOf(ctx, id)) throw new Refusal('error.bindNeedsLogin')
    await addBinding(ctx, await lockMember(ctx, id), bindTicket, from)
    return signInMember(ctx, id, from, { method: 'password', agreed })
  })
}
