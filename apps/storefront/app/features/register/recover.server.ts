import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity.limits'
import { codeDigits } from '@ironsouq/ui/primitives/code-input'
import { data, redirect } from 'react-router'
import { codeWait } from '#shell/forms/code-wait.ts'
import { shownFaults } from '#shell/forms/form-faults.server.ts'
import { proofIn } from '#shell/forms/proof.server.ts'
import { joinPath } from '#shell/locale-path.ts'
import { endedHeaders, textIn } from '#shell/session.server.ts'
import type { Visit } from '#shell/visit.server.ts'
import { recovered, type RecoverStep, recoverStep } from './recover-steps.server.ts'

interface Asked {
  visit: Visit
  form: FormData
  /** What this browser asked for before. */
  step: RecoverStep | undefined
}

const CHECK_ACCOUNT = '/check-account'
const VERIFY_EMAIL = '/reset-password/verify-email'
const RESET_PASSWORD = '/reset-password'

/** That it is saved is said now, and not to whoever comes back later. */
const SAID_MINUTES = 1

/** Whoever comes to a later step without the one before it begins at the first. */
export const fromTheFirst = ({ prefix }: Visit) => redirect(joinPath(prefix, CHECK_ACCOUNT))

const stepOn = ({ prefix, settings }: Visit, page: string, step: RecoverStep) =>
  redirect(joinPath(prefix, page), {
    headers: {
      'set-cookie': recoverStep.cookie(step, TICKET_MINUTES, settings),
      'cache-control': 'no-store',
    },
  })

/** Goes on whether or not there is such an account: nobody learns which [ID-11]. */
export async function askCode(
  { visit, form, step }: Asked,
  typed = textIn(form, 'account').trim(),
) {
  if (step?.account === typed && codeWait(step.sent).waitSeconds > 0)
    return stepOn(visit, VERIFY_EMAIL, step) // the one that was sent just now is as good
  try {
    const sent = await visit.api(identityEndpoints.recover, {
      body: { account: typed, ...proofIn(form) },
    })
    return stepOn(visit, VERIFY_EMAIL, { account: typed, sent })
  } catch (err) {
    const faults = shownFaults(err, ['account'])
    return data({ faults, typed }, { status: faults.status })
  }
}

export async function checkCode({ visit, form }: Pick<Asked, 'visit' | 'form'>, step: RecoverStep) {
  try {
    const body = { account: step.account, code: codeDigits(textIn(form, 'code')) }
    const { ticket } = await visit.api(identityEndpoints.recoverVerify, { body })
    return stepOn(visit, RESET_PASSWORD, { ...step, ticket })
  } catch (err) {
    const faults = shownFaults(err, ['code'], 'code')
    return data({ faults }, { status: faults.status })
  }
}

/** Every session of the account ends, this browser's too if it has one. */
export async function setPassword({ visit, form }: Pick<Asked, 'visit' | 'form'>, ticket: string) {
  const { api, prefix, settings } = visit
  try {
    const password = textIn(form, 'password')
    const confirmPassword = textIn(form, 'confirmPassword')
    await api(identityEndpoints.recoverReset, { body: { ticket, password, confirmPassword } })
    const headers = endedHeaders(settings)
    headers.append('set-cookie', recoverStep.cleared(settings))
    headers.append('set-cookie', recovered.cookie({ isSaved: true }, SAID_MINUTES, settings))
    return redirect(joinPath(prefix, RESET_PASSWORD), { headers })
  } catch (err) {
    const faults = shownFaults(err, ['password', 'confirmPassword'])
    return data({ faults }, { status: faults.status })
  }
}
