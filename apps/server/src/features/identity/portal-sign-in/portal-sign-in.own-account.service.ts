import type { SecurityKind } from '@ironsouq/contract/identity/security-log/security-log.enums'
import { passkeyFailed } from '#features/identity/passkey/passkey.webauthn.service.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { requireRecentProof } from '#features/identity/session/session.proof.service.ts'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { atField, SIGN_IN, waitFor } from '#features/identity/verification/verification.rules.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { isPassword } from '#kernel/data/password-hash.ts'
import { notLoggedIn, Refusal } from '#kernel/errors.ts'
import type { Actor, RequestOrigin } from '#kernel/http/serve.ts'
import {
  beginAppOf,
  enableAppOf,
  issueRecoveryCodes,
  removeAppOf,
} from './portal-sign-in.app.service.ts'
import {
  deletePasskey,
  ownerOfAssertion,
  passkeyToCreate,
  passkeyToUse,
  storePasskey,
} from './portal-sign-in.passkey.service.ts'
import { refuseWeakPassword, savePassword } from './portal-sign-in.password.service.ts'
import { hasFactor, passwordHashOf } from './portal-sign-in.queries.ts'
import type { AnyPortal, PasskeyRow, Person } from './portal-sign-in.rules.ts'
import { takeCode } from './portal-sign-in.service.ts'
import type { CreatedPasskey } from './portal-sign-in.set-up.service.ts'
import { openStep, takeStep } from './portal-sign-in.step.service.ts'

/** Who changes their own account, in which portal and from where. */
export interface Changer {
  portal: AnyPortal
  actor: Actor
  from: RequestOrigin
}

async function personOf(ctx: Ctx, { portal, actor }: Omit<Changer, 'from'>): Promise<Person> {
  const who = await portal.personById(ctx, actor.id)
  if (!who) throw notLoggedIn()
  return who
}

interface Proof {
  code?: string | undefined
  passkey?: { ticket: string; response: Record<string, unknown> } | undefined
}

/** The step belongs to the person: row-level security hides those of a sign-in, which belong to no one. */
export const askForProof = (ctx: Ctx, portal: AnyPortal, { id: ownerId }: Actor) =>
  atomic(ctx, async (ctx) => {
    const options = await passkeyToUse(ctx, portal)
    const { challenge } = options
    const { ticket } = await openStep(ctx, portal, 'provePasskey', { ownerId, challenge })
    ctx.audit(portal.entity, ownerId, null, { change: 'proofBegin' })
    return { ticket, options: { ...options } }
  })

/** Outside the transaction of the command: a wrong code must count. */
export async function verifyProof(
  ctx: NonTxCtx,
  portal: AnyPortal,
  { id }: Actor,
  { code = '', passkey }: Proof,
): Promise<void> {
  if (!passkey) return void (await takeCode(ctx, portal, id, code).catch(atField('code')))
  const { ticket, response } = passkey
  // Two transactions: a wrong answer must use up the step.
  const step = await atomic(ctx, (ctx) => takeStep(ctx, portal, 'provePasskey', ticket))
  const { challenge, ownerId } = step
  if (challenge === null || ownerId !== id) throw passkeyFailed()
  const owner = await atomic(ctx, (ctx) => ownerOfAssertion(ctx, portal, challenge, response))
  if (owner !== id) throw passkeyFailed()
}

export async function verifyOriginal(
  ctx: NonTxCtx,
  portal: AnyPortal,
  { id }: Actor,
  typed: string,
): Promise<void> {
  const lane = `${portal.name}-prove`
  const tried = await ctx.attemptLimits.strict.consume(lane, id, SIGN_IN)
  if (!tried.isAllowed) throw waitFor(tried.waitSeconds)
  const hash = await atomic(ctx, (ctx) => passwordHashOf(ctx, portal, id))
  if (!(await isPassword(hash, typed)))
    return atField('original')(new Refusal('error.passwordWrong', {}, 400))
  await ctx.attemptLimits.strict.clear(lane, id, SIGN_IN)
}

/**
 * A change of what signs a person in: it needs a recent proof and is in the security log. What is
 * audited is stated, because the answers contain secrets.
 */
const changeOwn = <T>(
  ctx: Ctx,
  who: Changer,
  kind: SecurityKind,
  change: (ctx: TxCtx, person: Person) => Promise<T>,
): Promise<T> =>
  atomic(ctx, async (ctx) => {
    const { portal, actor, from } = who
    await requireRecentProof(ctx, actor)
    const answer = await change(ctx, await personOf(ctx, who))
    await logSecurity(ctx, { kind, subjectId: actor.id, device: deviceOf(from) })
    ctx.audit(portal.entity, actor.id, null, { change: kind })
    return answer
  })

/** The hash is made before the transaction: it takes long, and a connection would wait for it. */
export const changeOwnPassword = (
  ctx: Ctx,
  who: Changer,
  { password, passwordHash }: { password: string; passwordHash: string },
): Promise<void> =>
  changeOwn(ctx, who, 'passwordChange', async (ctx, person) => {
    refuseWeakPassword(password, person)
    await savePassword(ctx, who.portal, person.id, passwordHash)
    await endSessionsOf(ctx, person.id, { except: who.actor.sessionId })
  })

/** Nothing changes until a code is entered, so this is audited but not in the security log. */
export const beginOwnApp = (ctx: Ctx, portal: AnyPortal, actor: Actor) =>
  atomic(ctx, async (ctx) => {
    await requireRecentProof(ctx, actor)
    const person = await personOf(ctx, { portal, actor })
    ctx.audit(portal.entity, person.id, null, { change: 'appBegin' })
    return beginAppOf(ctx, portal, person)
  })

export const enableOwnApp = (ctx: Ctx, who: Changer, code: string): Promise<void> =>
  changeOwn(ctx, who, 'secondFactorEnable', (ctx, { id }) => enableAppOf(ctx, who.portal, id, code))

/** Removes a factor, unless the person could no longer sign in. */
const removingFactor = (
  ctx: Ctx,
  who: Changer,
  kind: SecurityKind,
  remove: (ctx: TxCtx, id: string) => Promise<void>,
): Promise<void> =>
  changeOwn(ctx, who, kind, async (ctx, { id }) => {
    // Two removals at once must not both find the other factor.
    await who.portal.lock(ctx, id)
    await remove(ctx, id)
    if (!(await hasFactor(ctx, who.portal, id))) throw new Refusal('error.lastSecondFactor')
  })

export const removeOwnApp = (ctx: Ctx, who: Changer): Promise<void> =>
  removingFactor(ctx, who, 'secondFactorDisable', (ctx, id) => removeAppOf(ctx, who.portal, id))

export const beginOwnPasskey = (ctx: Ctx, portal: AnyPortal, actor: Actor) =>
  atomic(ctx, async (ctx) => {
    await requireRecentProof(ctx, actor)
    const options = await passkeyToCreate(ctx, portal, await personOf(ctx, { portal, actor }))
    const { challenge } = options
    const { ticket } = await openStep(ctx, portal, 'addPasskey', { ownerId: actor.id, challenge })
    ctx.audit(portal.entity, actor.id, null, { change: 'passkeyBegin' })
    return { ticket, options: { ...options } }
  })

export const addOwnPasskey = (
  ctx: Ctx,
  who: Changer,
  { ticket, ...made }: CreatedPasskey,
): Promise<PasskeyRow> =>
  changeOwn(ctx, who, 'passkeyAdd', async (ctx, { id }) => {
    const { challenge, ownerId } = await takeStep(ctx, who.portal, 'addPasskey', ticket)
    if (challenge === null || ownerId !== id) throw passkeyFailed()
    return storePasskey(ctx, who.portal, id, { ...made, challenge })
  })

export const removeOwnPasskey = (ctx: Ctx, who: Changer, passkeyId: string): Promise<void> =>
  removingFactor(ctx, who, 'passkeyRemove', (ctx, id) =>
    deletePasskey(ctx, who.portal, id, passkeyId),
  )

export const renewOwnCodes = (ctx: Ctx, who: Changer): Promise<string[]> =>
  changeOwn(ctx, who, 'recoveryCodesRenew', (ctx, { id }) =>
    issueRecoveryCodes(ctx, who.portal, id),
  )
