import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity.limits'
import type { Channel } from '@ironsouq/contract/identity/identity.schema'
import { codeDigits } from '@ironsouq/ui/primitives/code-input'
import { data, redirect } from 'react-router'
import { backPath, withBack } from '#shell/back-path.ts'
import { codeWait } from '#shell/forms/code-wait.ts'
import { shownFaults } from '#shell/forms/form-faults.server.ts'
import { proofIn } from '#shell/forms/proof.server.ts'
import { joinPath } from '#shell/locale-path.ts'
import { textIn } from '#shell/session.server.ts'
import type { Visit } from '#shell/visit.server.ts'
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

/** The same answer for an address that somebody has already: he is told of it by mail. */
export async function sendCode({ visit, request, form }: Asked) {
  const channel: Channel = textIn(form, 'channel') === 'mobile' ? 'mobile' : 'email'
  const target = textIn(form, 'target').trim()
  const back = backPath(textIn(form, 'back'))
  const page = withBack(wayPage(channel), back)
  const step = registerStep.of(request)
  if (step?.target === target && codeWait(step.sent).waitSeconds > 0)
    return stepOn(visit, page, { ...step, back }) // the one that was sent just now is as good
  try {
    const body = { purpose: 'register', channel, target, ...proofIn(form) } as const
    const sent = await visit.api(identityEndpoints.sendCode, { body })
    return stepOn(visit, page, { channel, target, sent, back })
  } catch (err) {
    const faults = shownFaults(err, ['target'])
    return data({ faults, typed: target }, { status: faults.status })
  }
}

export async function checkCode({ visit, request, form }: Asked) {
  const step = registerStep.of(request)
  if (!step) return redirect(joinPath(visit.prefix, '/register'))
  const { channel, target } = step
  try {
    const body = {
      purpose: 'register',
      channel,
      target,
      code: codeDigits(textIn(form, 'code')),
    } as const
    const { ticket } = await visit.api(identityEndpoints.checkCode, { body })
    return stepOn(visit, '/register/account', { ...step, ticket })
  } catch (err) {
    const faults = shownFaults(err, ['code'], 'code')
    return data({ faults, typed: target }, { status: faults.status })
  }
}
