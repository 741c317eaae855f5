import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity/identity.limits'
import { redirect } from 'react-router'
import { codeWait } from '#kit/form/code-wait.ts'
import { answered, sendForm, typedIn } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { endedHeaders } from '#kit/request/session.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { digitsOf, latinDigits } from '#kit/text/input-filter.ts'
import { resetDone, type ResetStep, resetStep } from './reset-steps.server.ts'

interface Asked {
  visit: Visit
  form: FormData
  /** The previous step, if this browser has completed one. */
  step: ResetStep | undefined
}

const CHECK_ACCOUNT = '/check-account'
const VERIFY_EMAIL = '/reset-password/verify-email'
const RESET_PASSWORD = '/reset-password'

/** A cookie has no room for more. */
const LISTED_MAX = 10
/** The confirmation is shown now, and not on a later visit. */
const NOTE_MINUTES = 1

/** A later step without the one before it redirects to the first. */
export const fromTheFirst = ({ prefix }: Visit) => redirect(joinPath(prefix, CHECK_ACCOUNT))

const stepOn = ({ prefix, settings }: Visit, page: string, step: ResetStep) =>
  redirect(joinPath(prefix, page), {
    headers: {
      'set-cookie': resetStep.cookie(step, TICKET_MINUTES, settings),
      'cache-control': 'no-store',
    },
  })

/**
 * Continues whether or not the account exists [ID-11]. A code that was just sent is not sent again.
 */
export async function askCode({ visit, form, step }: Asked, known?: string) {
  const account = known ?? typedIn(form, ['account']).account
  if (step?.account === account && codeWait(step.sent).waitSeconds > 0)
    return stepOn(visit, VERIFY_EMAIL, step)
  const { data: sent, faults } = await sendForm(visit, identityEndpoints.recover, form, {
    given: { account, ...(step?.account === account && { asked: step.sent.asked }) },
    shows: ['account'],
  })
  if (faults) return answered({ faults, typed: { account } })
  return stepOn(visit, VERIFY_EMAIL, { account, sent })
}

export async function checkCode({ visit, form }: Pick<Asked, 'visit' | 'form'>, step: ResetStep) {
  const { data, faults } = await sendForm(visit, identityEndpoints.recoverVerify, form, {
    given: { account: step.account, asked: step.sent.asked, code: digitsOf },
    shows: ['code'],
    lone: 'code',
  })
  if (faults) return answered({ faults })
  return stepOn(visit, RESET_PASSWORD, { ...step, ...data })
}

/** Every session of the account ends, this browser's too if it has one. */
export async function setPassword({ visit, form }: Pick<Asked, 'visit' | 'form'>, ticket: string) {
  const { prefix, settings } = visit
  const { data, faults } = await sendForm(visit, identityEndpoints.recoverReset, form, {
    given: { ticket, ...(form.has('secondFactor') && { secondFactor: latinDigits }) },
    shows: ['secondFactor', 'password', 'confirmPassword'],
  })
  if (faults) return answered({ faults })
  const headers = endedHeaders(settings)
  headers.append('set-cookie', resetStep.cleared(settings))
  const done = { isSaved: true, removed: data.removed.slice(0, LISTED_MAX) } as const
  headers.append('set-cookie', resetDone.cookie(done, NOTE_MINUTES, settings))
  return redirect(joinPath(prefix, RESET_PASSWORD), { headers })
}
