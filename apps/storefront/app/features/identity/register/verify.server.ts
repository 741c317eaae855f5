import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity/identity.limits'
import type { Channel } from '@ironsouq/contract/identity/identity/identity.schema'
import { redirect } from 'react-router'
import { codeWait } from '#kit/form/code-wait.ts'
import { answered, sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { backPath, withBack } from '#kit/navigation/back-path.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { compactOf, digitsOf } from '#kit/text/input-filter.ts'
import { type RegisterStep, registerStep } from './register-steps.server.ts'

interface Asked {
  visit: Visit
  request: Request
  form: FormData
}

const stepOn = ({ prefix, settings }: Visit, page: string, step: RegisterStep) =>
  redirect(joinPath(prefix, page), {
    headers: {
      'set-cookie': registerStep.cookie(step, TICKET_MINUTES, settings),
      'cache-control': 'no-store',
    },
  })

export const wayPage = (channel: Channel) =>
  channel === 'mobile' ? '/register?by=mobile' : '/register'

/**
 * The response is the same for an address that already has an account: its owner gets a mail. A code
 * that was just sent is not sent again.
 */
export async function sendCode({ visit, request, form }: Asked) {
  const channel: Channel = textIn(form, 'channel') === 'mobile' ? 'mobile' : 'email'
  const typed = typedIn(form, ['target'])
  const target = compactOf(typed.target)
  const back = backPath(textIn(form, 'back'))
  const page = withBack(wayPage(channel), back)
  const step = registerStep.of(request)
  if (step?.target === target && codeWait(step.sent).waitSeconds > 0)
    return stepOn(visit, page, { ...step, back })
  const { data: sent, faults } = await sendForm(visit, identityEndpoints.sendCode, form, {
    given: { purpose: 'register', channel, target },
    shows: ['target'],
  })
  if (faults) return answered({ faults, typed })
  return stepOn(visit, page, { channel, target, sent, back })
}

export async function checkCode({ visit, request, form }: Asked) {
  const step = registerStep.of(request)
  if (!step) return redirect(joinPath(visit.prefix, '/register'))
  const { channel, target } = step
  const { data, faults } = await sendForm(visit, identityEndpoints.checkCode, form, {
    given: { purpose: 'register', channel, target, code: digitsOf },
    shows: ['code'],
    lone: 'code',
  })
  if (faults) return answered({ faults, typed: { target } })
  return stepOn(visit, '/register/account', { ...step, ticket: data.ticket })
}
