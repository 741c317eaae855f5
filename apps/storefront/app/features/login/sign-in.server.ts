import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import type { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import type { Channel, Session } from '@ironsouq/contract/identity/identity.schema'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey.endpoints'
import { clientFor } from '#shell/api.server.ts'
import { codeWait, INTENT, SEND_CODE } from '#shell/forms/code-wait.ts'
import { proofIn } from '#shell/forms/proof.server.ts'
import type { LoginAnswer, LoginIntent } from '#shell/login/login-answer.ts'
import { faultsOf, type FormFaults, textIn } from '#shell/session.server.ts'
import type { Visit } from '#shell/visit.server.ts'

/** The box was ticked beside this version; whatever else is said of it the API refuses. */
const agreedIn = (form: FormData) => textIn(form, 'agreed') as typeof TERMS_VERSION
const channelIn = (form: FormData): Channel =>
  textIn(form, 'channel') === 'mobile' ? 'mobile' : 'email'

function jsonIn(form: FormData, name: string): unknown {
  try {
    return JSON.parse(textIn(form, name))
  } catch {
    return undefined
  }
}

const WAYS: Record<LoginIntent, (visit: Visit, form: FormData) => Promise<Session>> = {
  password: ({ api }, form) =>
    api(identityEndpoints.password, {
      body: {
        account: textIn(form, 'account'),
        password: textIn(form, 'password'),
        agreed: agreedIn(form),
        ...proofIn(form),
      },
    }),
  code: ({ api }, form) =>
    api(identityEndpoints.code, {
      body: {
        channel: channelIn(form),
        target: textIn(form, 'target'),
        code: textIn(form, 'code'),
        agreed: agreedIn(form),
      },
    }),
  passkey: ({ api }, form) =>
    api(passkeyEndpoints.login, {
      body: {
        ticket: textIn(form, 'ticket'),
        response: (jsonIn(form, 'response') ?? {}) as Record<string, unknown>,
        agreed: agreedIn(form),
      },
    }),
}

/** Where the words stand that are about no field: beside what was typed last. */
const MEANT: Record<LoginIntent, string | undefined> = {
  password: 'password',
  code: 'code',
  passkey: undefined,
}

function atField(faults: FormFaults, name: string | undefined): FormFaults {
  return name === undefined || Object.keys(faults.fields).length > 0
    ? faults
    : { ...faults, fields: { [name]: faults.msg } }
}

const intentIn = (form: FormData): LoginIntent => {
  const intent = textIn(form, INTENT)
  return intent === 'code' || intent === 'passkey' ? intent : 'password'
}

/** The account that somebody logs in to from now on lets him in by the social login as well. */
const bound = (visit: Visit, session: Session, bindTicket: string): Promise<Session> =>
  clientFor(visit, visit.locale, session.token)(identityEndpoints.bind, { body: { bindTicket } })

type Signed = { session: Session } | { answer: LoginAnswer }

/** Sends a code, or signs in by whatever the form holds. */
export async function signIn(visit: Visit, form: FormData, bindTicket?: string): Promise<Signed> {
  const typed = textIn(form, 'account') || textIn(form, 'target')
  if (textIn(form, INTENT) === SEND_CODE) {
    const channel = channelIn(form)
    const body = { purpose: 'login', channel, target: typed, ...proofIn(form) } as const
    try {
      const sent = codeWait(await visit.api(identityEndpoints.sendCode, { body }))
      return { answer: { sent, typed } }
    } catch (err) {
      return { answer: { faults: atField(faultsOf(err), 'target'), typed } }
    }
  }
  const intent = intentIn(form)
  try {
    const session = await WAYS[intent](visit, form)
    if (bindTicket === undefined) return { session }
    // A ticket that is over keeps nobody out of his own account.
    return { session: await bound(visit, session, bindTicket).catch(() => session) }
  } catch (err) {
    const faults = atField(faultsOf(err), MEANT[intent])
    return { answer: { faults, typed, isSent: intent === 'code' } }
  }
}
