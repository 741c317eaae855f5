import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { signInEndpointsOf } from '@ironsouq/contract/identity/sign-in/sign-in.endpoints'
import type * as z from 'zod/mini'
import {
  comparePassword,
  type AttemptKey,
} from '#features/identity/identity/identity.compare.service.ts'
import { attemptBy } from '#features/identity/identity/identity.login.service.ts'
import { isEasyToGuess } from '#features/identity/identity/identity.password.rules.ts'
import { withRefusalLogged } from '#features/identity/security-log/security-log.service.ts'
import { withPasswordLimit } from '#features/identity/verification/verification.attempts.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { fieldFault } from '#features/identity/verification/verification.rules.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { isDeviceOf } from './portal-sign-in.device.rules.ts'
import { hasFactor, passwordHashOf } from './portal-sign-in.queries.ts'
import type { AnyPortal, Person } from './portal-sign-in.rules.ts'
import { openStep } from './portal-sign-in.step.service.ts'

/** Refuses passwords that are guessed first. */
export function refuseWeakPassword(password: string, { email, name }: Person): void {
  if (isEasyToGuess(password, [email, name])) throw fieldFault('password', 'error.passwordCommon')
}

export async function savePassword(
  ctx: TxCtx,
  { tables: { credential } }: Pick<AnyPortal, 'tables'>,
  ownerId: string,
  passwordHash: string,
): Promise<void> {
  const given = { passwordHash, changedAt: ctx.now() }
  await ctx.db
    .insert(credential)
    .values({ ownerId, ...given })
    .onConflictDoUpdate({ target: credential.ownerId, set: given })
}

/** No one has this id: an unknown address runs the same statements as a known one. */
const NO_ONE = '00000000-0000-0000-0000-000000000000'

/** The second factor, or setting one up: a right password alone gives no session. */
export async function stepAfterPassword(ctx: Ctx, portal: AnyPortal, ownerId: string) {
  const next = (await hasFactor(ctx, portal, ownerId)) ? 'secondFactor' : 'setUp'
  return { next, ...(await openStep(ctx, portal, next, { ownerId })) } as const
}

/** A known device has its own limit: guesses from elsewhere cannot lock the person out. */
const byDevice = (ctx: Ctx, portal: AnyPortal, deviceKey: string): AttemptKey => {
  const name = `${portal.name}-sign-in-device`
  return { name, key: ctx.signer.fingerprint(name, deviceKey).toString('base64url') }
}

type Typed = BodyOf<
  ReturnType<typeof signInEndpointsOf<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>>['password']
>

/**
 * The first step. Unknown addresses, people who were not yet there and those whose access was taken
 * are refused like a wrong password.
 */
export async function signInByPassword(
  ctx: NonTxCtx,
  portal: AnyPortal,
  { email, password, proof }: Typed,
  from: RequestOrigin,
) {
  const found = await portal.personByEmail(ctx, email)
  const hash = await passwordHashOf(ctx, portal, found?.id ?? NO_ONE)
  const name = `${portal.name}-sign-in`
  const key = ctx.signer.fingerprint(name, email.toLowerCase()).toString('base64url')
  const subject = () => found?.id ?? null
  const compareLogged = (lane: AttemptKey) =>
    withRefusalLogged(ctx, { ...attemptBy('password', from), subject }, () =>
      comparePassword(ctx, lane, found?.state === 'active' ? hash : null, password),
    )
  if (found && isDeviceOf(ctx, portal, found.id, from.deviceKey))
    await compareLogged(byDevice(ctx, portal, from.deviceKey))
  else await withPasswordLimit(ctx, { from, proof }, () => compareLogged({ name, key }))
  if (!found) throw notLoggedIn()
  return stepAfterPassword(ctx, portal, found.id)
}
