import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import type { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { clientFor } from '#kit/api/api.server.ts'
import { codeWait, INTENT, SEND_CODE } from '#kit/form/code-wait.ts'
import { sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { compactOf, digitsOf, latinDigits } from '#kit/text/input-filter.ts'
import type { LoginAnswer, LoginIntent } from './parts/login-answer.ts'

/** A message without a field is shown at the field that was typed last. */
const WAYS = {
  password: (visit: Visit, form: FormData) =>
    sendForm(visit, identityEndpoints.password, form, { lone: 'password' }),
  code: (visit: Visit, form: FormData) =>
    sendForm(visit, identityEndpoints.code, form, {
      given: { target: compactOf, code: digitsOf },
      lone: 'code',
    }),
  passkey: (visit: Visit, form: FormData) => sendForm(visit, passkeyEndpoints.login, form),
  secondFactor: (visit: Visit, form: FormData) =>
    sendForm(visit, identityEndpoints.secondFactor, form, {
      given: { code: latinDigits },
      lone: 'code',
    }),
}

const INTENTS = ['code', 'passkey', 'secondFactor'] as const

const intentIn = (form: FormData): LoginIntent =>
  INTENTS.find((intent) => intent === textIn(form, INTENT)) ?? 'password'

/** Links the social login to the account that just signed in. */
const bound = (visit: Visit, session: Session, bindTicket: string): Promise<Session> =>
  clientFor(visit, visit.locale, session.token)(identityEndpoints.bind, { body: { bindTicket } })

type Signed = { session: Session } | { answer: LoginAnswer }

/** Sends a code, or signs in by the method of the form. */
export async function signIn(visit: Visit, form: FormData, bindTicket?: string): Promise<Signed> {
  const typed = typedIn(form, ['account', 'target'])
  if (textIn(form, INTENT) === SEND_CODE) {
    const { data: sent, faults } = await sendForm(visit, identityEndpoints.sendCode, form, {
      given: { purpose: 'login', target: compactOf },
      lone: 'target',
    })
    return { answer: faults ? { faults, typed } : { sent: codeWait(sent), typed } }
  }
  const intent = intentIn(form)
  const { data: session, faults } = await WAYS[intent](visit, form)
  const secondStep = intent === 'secondFactor' ? { secondStep: textIn(form, 'ticket') } : {}
  if (faults) return { answer: { faults, typed, isSent: intent === 'code', ...secondStep } }
  if ('secondFactor' in session) return { answer: { secondStep: session.secondFactor.ticket } }
  if (bindTicket === undefined) return { session }
  // An expired ticket does not prevent the sign-in.
  return { session: await bound(visit, session, bindTicket).catch(() => session) }
}
