import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TICKET_MINUTES, type TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import { data, redirect } from 'react-router'
import { BIND_COOKIE, cookieIn, hiddenCookie } from '#shell/cookies.ts'
import { shownFaults } from '#shell/forms/form-faults.server.ts'
import { joinPath } from '#shell/locale-path.ts'
import { sessionHeaders, textIn } from '#shell/session.server.ts'
import type { Visit } from '#shell/visit.server.ts'
import { registerDone, registerStep } from './register-steps.server.ts'

/** What was typed and may stand in the form again; passwords do not. */
export interface TypedAccount {
  account: string
  nickName: string
  company: string
  email: string
}

export const typedAccount = (form: FormData): TypedAccount => ({
  account: textIn(form, 'account'),
  nickName: textIn(form, 'nickName'),
  company: textIn(form, 'company'),
  email: textIn(form, 'email'),
})

const SHOWN = ['account', 'nickName', 'company', 'password', 'confirmPassword', 'agreed']

interface Opening {
  visit: Visit
  request: Request
  form: FormData
  /** What shows that the address is his: the ticket of the steps, or the address with its code. */
  proof: { ticket: string } | { email: string; code: string }
  isMailed: boolean
  back: string
}

/** Opens the account and signs in. A social login that came without one is bound to it [ID-12]. */
export async function openAccount({ visit, request, form, proof, isMailed, back }: Opening) {
  const { settings } = visit
  const typed = typedAccount(form)
  const bindTicket = cookieIn(request.headers.get('cookie'), BIND_COOKIE)
  try {
    const session = await visit.api(identityEndpoints.register, {
      body: {
        account: typed.account,
        nickName: typed.nickName,
        company: typed.company,
        password: textIn(form, 'password'),
        confirmPassword: textIn(form, 'confirmPassword'),
        // Empty where the box is: the API refuses it in the reader's words.
        agreed: textIn(form, 'agreed') as typeof TERMS_VERSION,
        ...proof,
        ...(bindTicket && { bindTicket }),
      },
    })
    const headers = sessionHeaders(session, settings)
    const done = { account: typed.account.trim(), isMailed, back }
    headers.append('set-cookie', registerDone.cookie(done, TICKET_MINUTES, settings))
    headers.append('set-cookie', registerStep.cleared(settings))
    if (bindTicket) headers.append('set-cookie', hiddenCookie(BIND_COOKIE, '', 0, settings))
    return redirect(joinPath(visit.prefix, '/register/done'), { headers })
  } catch (err) {
    const faults = shownFaults(err, [...SHOWN, ...Object.keys(proof)])
    return data({ faults, typed }, { status: faults.status })
  }
}
