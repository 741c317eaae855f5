import type { SignInMethod } from '@ironsouq/contract/identity/security-log/security-log.enums'
import { eq } from 'drizzle-orm'
import { attemptBy } from '#features/identity/identity/identity.login.service.ts'
import { passkeyFailed } from '#features/identity/passkey/passkey.webauthn.service.ts'
import { takeFactor } from '#features/identity/second-factor/second-factor.verify.service.ts'
import {
  logSecurity,
  withRefusalLogged,
} from '#features/identity/security-log/security-log.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { spendCode } from './portal-sign-in.app.service.ts'
import { deviceKeyFor } from './portal-sign-in.device.rules.ts'
import { ownerOfAssertion, passkeyToUse } from './portal-sign-in.passkey.service.ts'
import { passkeyByCredential } from './portal-sign-in.queries.ts'
import type { AnyPortal, Portal } from './portal-sign-in.rules.ts'
import { openStep, ownerOfStep, takeStep, tryStep } from './portal-sign-in.step.service.ts'

type WithDevice<Opened> = Opened & { deviceKey: string | null }

/** A session for a person who has passed both factors. */
export async function openSignedIn<Opened extends object>(
  ctx: TxCtx,
  portal: Portal<Opened>,
  { ownerId, method }: { ownerId: string; method: SignInMethod },
  from: RequestOrigin,
): Promise<WithDevice<Opened>> {
  await logSecurity(ctx, { ...attemptBy(method, from), subjectId: ownerId })
  const opened = await portal.openSession(ctx, ownerId, from)
  return { ...opened, deviceKey: deviceKeyFor(ctx, portal, ownerId, from.deviceKey) }
}

/** Spends a code of the app or a recovery code; wrong ones are counted per person. */
export const takeCode = (ctx: NonTxCtx, portal: AnyPortal, ownerId: string, code: string) =>
  takeFactor(ctx, { name: `${portal.name}-second-factor`, key: ownerId }, () =>
    atomic(ctx, (ctx) => spendCode(ctx, portal, ownerId, code)),
  )

export async function signInByCode<Opened extends object>(
  ctx: NonTxCtx,
  portal: Portal<Opened>,
  { ticket, code }: { ticket: string; code: string },
  from: RequestOrigin,
): Promise<WithDevice<Opened>> {
  const ownerId = await ownerOfStep(ctx, portal, 'secondFactor', ticket)
  await tryStep(ctx, portal, 'secondFactor', ticket)
  // The password was right: the log should say that the rest was tried.
  const entry = { ...attemptBy('totp', from), subject: () => ownerId }
  const method = await withRefusalLogged(ctx, entry, () => takeCode(ctx, portal, ownerId, code))
  return atomic(ctx, async (ctx) => {
    await takeStep(ctx, portal, 'secondFactor', ticket)
    return openSignedIn(ctx, portal, { ownerId, method }, from)
  })
}

/** No one is named: the browser offers its passkeys for the portal. */
export async function passkeyOptions(ctx: Ctx, portal: AnyPortal) {
  const options = await passkeyToUse(ctx, portal)
  const { ticket } = await openStep(ctx, portal, 'passkey', { challenge: options.challenge })
  return { ticket, options: { ...options } }
}

export async function signInByPasskey<Opened extends object>(
  ctx: NonTxCtx,
  portal: Portal<Opened>,
  { ticket, response }: { ticket: string; response: Record<string, unknown> },
  from: RequestOrigin,
): Promise<WithDevice<Opened>> {
  const subject = async () =>
    (await passkeyByCredential(ctx, portal, response['id']))?.ownerId ?? null
  const ownerId = await withRefusalLogged(
    ctx,
    { ...attemptBy('passkey', from), subject },
    async () => {
      const { challenge } = await takeStep(ctx, portal, 'passkey', ticket)
      if (challenge === null) throw passkeyFailed()
      return ownerOfAssertion(ctx, portal, challenge, response)
    },
  )
  return atomic(ctx, (ctx) => openSignedIn(ctx, portal, { ownerId, method: 'passkey' }, from))
}

/** Everything that signs a person in: they set it up again after another invitation. */
export async function deleteSignIn(
  ctx: TxCtx,
  { tables }: Pick<AnyPortal, 'tables'>,
  ownerId: string,
): Promise<void> {
  for (const table of Object.values(tables))
    await ctx.db.delete(table).where(eq(table.ownerId, ownerId))
}
