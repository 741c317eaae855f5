import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity/identity.limits'
import { hiddenCookie } from '@ironsouq/front-server/cookies'
import { redirect } from 'react-router'
import { answered, sendForm, typedIn } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { BIND_COOKIE, hiddenCookieOf } from '#kit/request/cookies.ts'
import { sessionHeaders } from '#kit/request/session.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { registerDone, registerStep } from './register-steps.server.ts'

/** Fields that are filled in again after an error; passwords are not. */
export const TYPED = ['account', 'nickName', 'company', 'email'] as const

const SHOWN = ['account', 'nickName', 'company', 'password', 'confirmPassword', 'agreed']

interface Opening {
  visit: Visit
  request: Request
  form: FormData
  /** The proof of the address: the ticket of the steps, or the mailed code. */
  proof: { ticket: string } | { code: (text: string) => string }
  isMailed: boolean
  back: string
}

/** Creates the account and signs in. A pending social login is linked to it [ID-12]. */
export async function openAccount({ visit, request, form, proof, isMailed, back }: Opening) {
  const { settings } = visit
  const typed = typedIn(form, TYPED)
  const bindTicket = hiddenCookieOf(request, BIND_COOKIE)
  const { data: session, faults } = await sendForm(visit, identityEndpoints.register, form, {
    given: { ...proof, ...(bindTicket && { bindTicket }) },
    shows: 'ticket' in proof ? SHOWN : [...SHOWN, 'email', 'code'],
  })
  if (faults) return answered({ faults, typed })
  const headers = sessionHeaders(session, settings)
  const done = { account: typed.account, isMailed, back }
  headers.append('set-cookie', registerDone.cookie(done, TICKET_MINUTES, settings))
  headers.append('set-cookie', registerStep.cleared(settings))
  if (bindTicket) headers.append('set-cookie', hiddenCookie(BIND_COOKIE, '', 0, settings))
  return redirect(joinPath(visit.prefix, '/register/done'), { headers })
}
