import type {
  Channel,
  Session,
  SignInResult,
} from '@ironsouq/contract/identity/identity/identity.schema'
import type { SignInMethod } from '@ironsouq/contract/identity/security-log/security-log.enums'
import { secondFactorOf } from '#features/identity/second-factor/second-factor.queries.ts'
import {
  openSecondStep,
  takeSecondStep,
} from '#features/identity/second-factor/second-factor.step.service.ts'
import {
  logSecurity,
  withRefusalLogged,
} from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { recogniseDevice } from '#features/identity/session/session.known-device.service.ts'
import { openSession } from '#features/identity/session/session.service.ts'
import {
  withCodeLimit,
  withPasswordLimit,
  type Caller,
} from '#features/identity/verification/verification.attempts.service.ts'
import {
  spendCode,
  targetOf,
  verifyCode,
  type NonTxCtx,
} from '#features/identity/verification/verification.code.service.ts'
import { readName, SIGN_IN } from '#features/identity/verification/verification.rules.ts'
import { recordTerms } from '#features/people/consent/consent.service.ts'
import { memberById, userInfoOf, type MemberRow } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn, Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { comparePassword, type AttemptKey } from './identity.compare.service.ts'
import { signedInFromNewDevice } from './identity.events.ts'
import { memberNamed, passwordOf } from './identity.queries.ts'

const byName = (ctx: Ctx, key: string): AttemptKey => ({
  name: 'sign-in',
  key: ctx.signer.fingerprint('sign-in', key).toString('base64url'),
})

/** A known device has its own limit: guesses from elsewhere cannot lock the member out. */
const byDevice = (ctx: Ctx, memberId: string, deviceKey: string): AttemptKey => ({
  name: 'sign-in-device',
  key: ctx.signer.fingerprint('sign-in-device', `${memberId} ${deviceKey}`).toString('base64url'),
})

/** A sign-in of the security log. */
export const attemptBy = (method: SignInMethod, from: RequestOrigin) =>
  ({ kind: 'signIn', method, device: deviceOf(from) }) as const

interface Typed {
  account: string
  password: string
}

/** The member with this name and password. Known and unknown names do the same work [ID-9]. */
async function ownerOf(ctx: NonTxCtx, typed: Typed, caller: Caller): Promise<MemberRow> {
  const name = readName(typed.account)
  const { deviceKey } = caller.from
  const found = await memberNamed(ctx, name)
  const { hash, isDeviceKnown } = await passwordOf(ctx, found?.id, deviceKey)
  const subject = () => found?.id ?? null
  const compareLogged = (lane: AttemptKey) =>
    withRefusalLogged(ctx, { ...attemptBy('password', caller.from), subject }, () =>
      comparePassword(ctx, lane, hash, typed.password),
    )
  if (found && isDeviceKnown && deviceKey) {
    await compareLogged(byDevice(ctx, found.id, deviceKey))
    return found
  }
  await withPasswordLimit(ctx, caller, () => compareLogged(byName(ctx, name.key)))
  if (!found) throw notLoggedIn()
  return found
}

export const memberByPassword = (
  ctx: NonTxCtx,
  account: string,
  password: string,
  from: RequestOrigin,
): Promise<MemberRow> => ownerOf(ctx, { account, password }, { from })

/** Clears the failed attempts of a member who has reset their password. */
export async function clearFailedSignIns(
  ctx: Ctx,
  { account, mail, mobile }: MemberRow,
): Promise<void> {
  const names = [account, mail, mobile].filter((name) => name !== null)
  for (const typed of names) {
    const { name, key } = byName(ctx, readName(typed).key)
    await ctx.attemptLimits.strict.clear(name, key, SIGN_IN)
  }
}

export async function signInByPassword(
  ctx: NonTxCtx,
  { agreed, ...typed }: Typed & { agreed: string },
  caller: Caller,
): Promise<SignInResult> {
  const owner = await ownerOf(ctx, typed, caller)
  return signIn(ctx, owner, caller.from, { method: 'password', agreed })
}

interface TypedCode {
  channel: Channel
  target: string
  code: string
  agreed: string
}

export async function signInByCode(
  ctx: NonTxCtx,
  { channel, target, code, agreed }: TypedCode,
  from: RequestOrigin,
): Promise<SignInResult> {
  const key = { purpose: 'login', target: targetOf(channel, target, 'target') } as const
  const subject = async () => (await memberNamed(ctx, readName(key.target)))?.id ?? null
  const { id, memberId } = await withCodeLimit(ctx, from, () =>
    withRefusalLogged(ctx, { ...attemptBy('code', from), subject }, () =>
      verifyCode(ctx, { ...key, code, from }),
    ),
  )
  return atomic(ctx, async (ctx) => {
    await spendCode(ctx, id)
    const owner = await memberNamed(ctx, readName(key.target))
    if (!owner || owner.id !== memberId) throw new Refusal('error.codeOver', {}, 400)
    return signIn(ctx, owner, from, { method: 'code', agreed })
  })
}

type Opened = Pick<Session, 'token' | 'seconds' | 'deviceKey'>

export const presentSession = (
  { token, seconds, deviceKey }: Opened,
  member: MemberRow,
): Session => ({ token, seconds, deviceKey, user: userInfoOf(member) })

interface SignIn {
  method: SignInMethod
  /** The version of the terms that was shown and accepted with it. */
  agreed?: string | undefined
}

async function recordAgreed(ctx: TxCtx, memberId: string, { method, agreed }: SignIn) {
  const source = method === 'registration' ? 'register' : 'login'
  if (agreed) await recordTerms(ctx, memberId, { version: agreed, source })
}

/**
 * A session, or the second step if the member has a second factor. The terms were accepted with the
 * first step.
 */
function signIn(
  ctx: Ctx,
  member: MemberRow,
  from: RequestOrigin,
  { method, agreed }: SignIn,
): Promise<SignInResult> {
  return atomic(ctx, async (ctx) => {
    await recordAgreed(ctx, member.id, { method, agreed })
    return (await secondFactorOf(ctx, member.id))
      ? openSecondStep(ctx, member.id)
      : openFor(ctx, member, from, method)
  })
}

function openFor(
  ctx: Ctx,
  member: MemberRow,
  from: RequestOrigin,
  method: SignInMethod,
): Promise<Session> {
  const { id } = member
  return atomic(ctx, async (ctx) => {
    const { deviceKey, isNewDevice } = await recogniseDevice(ctx, id, from.deviceKey)
    const opened = await openSession(ctx, { audience: 'member', id }, from)
    await logSecurity(ctx, { ...attemptBy(method, from), subjectId: id })
    if (isNewDevice)
      await emit(ctx, signedInFromNewDevice, { memberId: id, sessionId: opened.sessionId })
    return presentSession({ ...opened, deviceKey }, member)
  })
}

async function memberOf(ctx: Ctx, memberId: string): Promise<MemberRow> {
  const member = await memberById(ctx, memberId)
  if (!member) throw notLoggedIn()
  return member
}

/** Signs in a member who has already passed everything that their account requires. */
export const signInMember = (
  ctx: Ctx,
  memberId: string,
  from: RequestOrigin,
  { method, agreed }: SignIn,
): Promise<Session> =>
  atomic(ctx, async (ctx) => {
    const member = await memberOf(ctx, memberId)
    await recordAgreed(ctx, memberId, { method, agreed })
    return openFor(ctx, member, from, method)
  })

/** Signs in a member who has passed the first step. */
export const signInByFirstFactor = (
  ctx: Ctx,
  memberId: string,
  from: RequestOrigin,
  how: SignIn,
): Promise<SignInResult> =>
  atomic(ctx, async (ctx) => signIn(ctx, await memberOf(ctx, memberId), from, how))

export async function signInBySecondFactor(
  ctx: NonTxCtx,
  given: { ticket: string; code: string },
  from: RequestOrigin,
): Promise<Session> {
  const { memberId, method } = await takeSecondStep(ctx, given, from)
  return signInMember(ctx, memberId, from, { method })
}
