import { passkeyFailed } from '#features/identity/passkey/passkey.webauthn.service.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { beginAppOf, enableAppOf, issueRecoveryCodes } from './portal-sign-in.app.service.ts'
import { passkeyToCreate, storePasskey } from './portal-sign-in.passkey.service.ts'
import {
  refuseWeakPassword,
  savePassword,
  stepAfterPassword,
} from './portal-sign-in.password.service.ts'
import { hasFactor } from './portal-sign-in.queries.ts'
import type { AnyPortal, Person, Portal } from './portal-sign-in.rules.ts'
import { openSignedIn } from './portal-sign-in.service.ts'
import {
  ownerOfStep,
  setChallenge,
  stepOver,
  takeStep,
  tryStep,
} from './portal-sign-in.step.service.ts'

/** Sets the password of an invited person; the second factor comes next. */
export async function acceptInvitation(
  ctx: NonTxCtx,
  portal: AnyPortal,
  { invitation, password }: { invitation: string; password: string },
  from: RequestOrigin,
) {
  refuseWeakPassword(password, await portal.invited(ctx, invitation))
  const passwordHash = await hashPassword(password)
  return atomic(ctx, async (ctx) => {
    const ownerId = await portal.accept(ctx, invitation)
    await savePassword(ctx, portal, ownerId, passwordHash)
    const entry = { kind: 'passwordReset', device: deviceOf(from) } as const
    await logSecurity(ctx, { ...entry, subjectId: ownerId })
    return stepAfterPassword(ctx, portal, ownerId)
  })
}

/** Another ticket may be open since before the person had a factor: it must not replace that one. */
async function personOf(ctx: Ctx, portal: AnyPortal, ticket: string): Promise<Person> {
  const who = await portal.personById(ctx, await ownerOfStep(ctx, portal, 'setUp', ticket))
  if (!who) throw notLoggedIn()
  if (await hasFactor(ctx, portal, who.id)) throw stepOver()
  return who
}

/** Two tickets at once wait for each other: the second finds the factor of the first. */
async function lockedForSetUp(ctx: TxCtx, portal: AnyPortal, ticket: string): Promise<string> {
  await portal.lock(ctx, await ownerOfStep(ctx, portal, 'setUp', ticket))
  return (await personOf(ctx, portal, ticket)).id
}

export const beginApp = async (ctx: Ctx, portal: AnyPortal, ticket: string) =>
  beginAppOf(ctx, portal, await personOf(ctx, portal, ticket))

/** Signs in with the factor that was just set up; the recovery codes are shown this once. */
async function firstSession<Opened extends object>(
  ctx: TxCtx,
  portal: Portal<Opened>,
  { ownerId, method }: { ownerId: string; method: 'totp' | 'passkey' },
  from: RequestOrigin,
) {
  const kind = method === 'totp' ? 'secondFactorEnable' : 'passkeyAdd'
  await logSecurity(ctx, { kind, subjectId: ownerId, device: deviceOf(from) })
  const recoveryCodes = await issueRecoveryCodes(ctx, portal, ownerId)
  return { ...(await openSignedIn(ctx, portal, { ownerId, method }, from)), recoveryCodes }
}

export async function enableApp<Opened extends object>(
  ctx: Ctx,
  portal: Portal<Opened>,
  { ticket, code }: { ticket: string; code: string },
  from: RequestOrigin,
) {
  // Outside the transaction: a wrong code must count.
  await tryStep(ctx, portal, 'setUp', ticket)
  return atomic(ctx, async (ctx) => {
    const ownerId = await lockedForSetUp(ctx, portal, ticket)
    await takeStep(ctx, portal, 'setUp', ticket)
    await enableAppOf(ctx, portal, ownerId, code)
    return firstSession(ctx, portal, { ownerId, method: 'totp' }, from)
  })
}

export async function beginPasskey(ctx: Ctx, portal: AnyPortal, ticket: string) {
  const options = await passkeyToCreate(ctx, portal, await personOf(ctx, portal, ticket))
  await setChallenge(ctx, portal, ticket, options.challenge)
  return { ticket, options: { ...options } }
}

export interface CreatedPasskey {
  ticket: string
  response: Record<string, unknown>
  name: string
}

export async function addFirstPasskey<Opened extends object>(
  ctx: Ctx,
  portal: Portal<Opened>,
  { ticket, ...made }: CreatedPasskey,
  from: RequestOrigin,
) {
  await tryStep(ctx, portal, 'setUp', ticket)
  return atomic(ctx, async (ctx) => {
    const ownerId = await lockedForSetUp(ctx, portal, ticket)
    const { challenge } = await takeStep(ctx, portal, 'setUp', ticket)
    if (challenge === null) throw passkeyFailed()
    await storePasskey(ctx, portal, ownerId, { ...made, challenge })
    return firstSession(ctx, portal, { ownerId, method: 'passkey' }, from)
  })
}
