import { RESETS_AN_HOUR } from '@ironsouq/contract/identity/sign-in/sign-in.limits'
import { knownLocale } from '@ironsouq/i18n/locales'
import { attemptBy } from '#features/identity/identity/identity.login.service.ts'
import {
  logSecurity,
  withRefusalLogged,
} from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { consumer, type EventKind } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { resetPasswordEmail } from './emails/reset-password.email.ts'
import { refuseWeakPassword, savePassword } from './portal-sign-in.password.service.ts'
import type { AnyPortal, Portal } from './portal-sign-in.rules.ts'
import { openSignedIn, takeCode } from './portal-sign-in.service.ts'
import {
  addStep,
  ownerOfStep,
  stepOver,
  takeStep,
  ticketOf,
  tryStep,
} from './portal-sign-in.step.service.ts'

const HOUR_SECONDS = 3600

/** Sends a link to set another password. Whether there is such a person, the answer does not say. */
export async function requestReset(ctx: NonTxCtx, portal: AnyPortal, email: string): Promise<null> {
  const found = await portal.personByEmail(ctx, email)
  if (found?.state !== 'active') return null
  const limit = { max: RESETS_AN_HOUR, seconds: HOUR_SECONDS }
  const name = `${portal.name}-forgot`
  const { isAllowed } = await ctx.attemptLimits.strict.consume(name, found.id, limit)
  if (!isAllowed) return null
  const ownerId = found.id
  await atomic(ctx, async (ctx) => {
    const { stepId } = await addStep(ctx, portal, 'resetPassword', { ownerId })
    await portal.forgotten(ctx, { ownerId, stepId })
  })
  return null
}

interface Reset {
  ticket: string
  code: string
  password: string
}

/**
 * Sets another password. The link proves the mailbox and the code the second factor, so that neither a read mailbox
 * nor a stolen phone is enough. Every other session ends.
 */
export async function resetPassword<Opened extends object>(
  ctx: NonTxCtx,
  portal: Portal<Opened>,
  { ticket, code, password }: Reset,
  from: RequestOrigin,
) {
  const ownerId = await ownerOfStep(ctx, portal, 'resetPassword', ticket)
  const who = await portal.personById(ctx, ownerId)
  if (who?.state !== 'active') throw stepOver()
  refuseWeakPassword(password, who)
  const passwordHash = await hashPassword(password)
  await tryStep(ctx, portal, 'resetPassword', ticket)
  const entry = { ...attemptBy('totp', from), subject: () => ownerId }
  const method = await withRefusalLogged(ctx, entry, () => takeCode(ctx, portal, ownerId, code))
  return atomic(ctx, async (ctx) => {
    await takeStep(ctx, portal, 'resetPassword', ticket)
    await savePassword(ctx, portal, ownerId, passwordHash)
    await endSessionsOf(ctx, ownerId)
    const log = { kind: 'passwordReset', device: deviceOf(from) } as const
    await logSecurity(ctx, { ...log, subjectId: ownerId })
    return openSignedIn(ctx, portal, { ownerId, method }, from)
  })
}

/** Mails the link. Delivered twice, the event sends two emails with one Message-ID. */
export const resetLinkSender = (
  portal: AnyPortal,
  on: EventKind<{ ownerId: string; stepId: string }>,
) =>
  consumer({
    name: `${portal.name}-sign-in.send-reset-link`,
    on,
    workerPool: 'email',
    async handle(ctx, { ownerId, stepId }) {
      const who = await portal.personById(ctx, ownerId)
      if (who?.state !== 'active') return
      const locale = knownLocale(who.locale)
      // Behind `#`, so that no server and no log sees it.
      const url = `${portal.siteUrl(ctx)}/reset#${ticketOf(ctx, portal, 'resetPassword', stepId)}`
      await sendEmail(ctx, {
        kind: 'code',
        to: who.email,
        locale,
        messageId: `reset-password-${stepId}`,
        body: resetPasswordEmail(locale, { portal: portal.name, url }),
      })
    },
  })
