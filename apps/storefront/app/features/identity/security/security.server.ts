import { identityProofEndpoints } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { accountEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { secondFactorEndpoints } from '@ironsouq/contract/identity/second-factor/second-factor.endpoints'
import { sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { data } from 'react-router'
import { codeWait, INTENT, SEND_CODE } from '#kit/form/code-wait.ts'
import { answered, sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { endedHeaders, memberVisit } from '#kit/request/session.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { compactOf, digitsOf, latinDigits } from '#kit/text/input-filter.ts'
import { withProof } from './parts/prove.server.ts'
import type { SecurityAnswer } from './security-answer.ts'

type Command = (visit: Visit, form: FormData) => Promise<SecurityAnswer>

/** Which form asks for a code, and what the code is for. */
const PURPOSES = { mail: 'changeMail', mobile: 'changeMobile', password: 'secure' } as const
const isKind = (kind: string): kind is keyof typeof PURPOSES => kind in PURPOSES

const sendCode: Command = async (visit, form) => {
  const kind = textIn(form, 'kind')
  if (!isKind(kind)) return {}
  const { data: sent, faults } = await sendForm(visit, accountEndpoints.sendCode, form, {
    given: { purpose: PURPOSES[kind], ...(kind !== 'password' && { target: compactOf }) },
  })
  return faults ? { faults } : { sent: codeWait(sent) }
}

/** The form has one name for an address and a number. */
const contact: Command = (visit, form) =>
  textIn(form, 'kind') === 'mail'
    ? sendForm(visit, memberEndpoints.mail, form, {
        given: { mail: compactOf, code: digitsOf },
        names: { mail: 'target' },
      })
    : sendForm(visit, memberEndpoints.mobile, form, {
        given: { mobile: compactOf, code: digitsOf },
        names: { mobile: 'target' },
      })

/** The provider's page is opened only if the account can be linked afterwards. */
const link: Command = async (visit, form) => {
  const { until } = await visit.api(identityProofEndpoints.status)
  if (until !== null) return { typed: typedIn(form, ['socialType']) }
  return { faults: { msg: '', fields: {}, needsProof: false, needsIdentity: true, status: 400 } }
}

const beginPasskey: Command = async (visit, form) => {
  const { data: passkey, faults } = await sendForm(visit, passkeyEndpoints.addOptions, form)
  return faults ? { faults } : { passkey, typed: typedIn(form, ['passkeyName']) }
}

const beginTwoStep: Command = async (visit, form) => {
  const { data: setup, faults } = await sendForm(visit, secondFactorEndpoints.begin, form)
  return faults ? { faults } : { setup }
}

const enableTwoStep: Command = async (visit, form) => {
  const { data, faults } = await sendForm(visit, secondFactorEndpoints.enable, form, {
    given: { code: digitsOf },
    lone: 'code',
  })
  return faults ? { faults, setup: typedIn(form, ['secret', 'uri']) } : data
}

const renewRecoveryCodes: Command = async (visit, form) => {
  const { data, faults } = await sendForm(visit, secondFactorEndpoints.renewCodes, form)
  return faults ? { faults } : data
}

const COMMANDS: Record<string, Command> = {
  [SEND_CODE]: sendCode,
  contact,
  async password(visit, form) {
    const { faults } = await sendForm(visit, accountEndpoints.changePassword, form, {
      given: { ...(form.has('secondFactor') && { secondFactor: latinDigits }) },
    })
    return faults ? { faults } : { ended: true }
  },
  link,
  beginPasskey,
  beginTwoStep,
  enableTwoStep,
  renewRecoveryCodes,
  disableTwoStep: (visit, form) => sendForm(visit, secondFactorEndpoints.disable, form),
  endSession: (visit, form) => sendForm(visit, sessionEndpoints.end, form),
  endOthers: (visit, form) => sendForm(visit, sessionEndpoints.endOthers, form),
  removePasskey: (visit, form) => sendForm(visit, passkeyEndpoints.remove, form),
  unbind: (visit, form) => sendForm(visit, socialEndpoints.unbind, form),
}

/** Runs the command of the button; an error is returned to its form. */
export async function answerSecurity(visit: Visit, url: URL, form: FormData) {
  const member = memberVisit(visit, url)
  const answer: SecurityAnswer = await withProof<SecurityAnswer>(member, form, (form) => {
    const command = COMMANDS[textIn(form, INTENT)]
    if (!command) throw data(null, { status: 400 })
    return command(member, form)
  })
  const { faults, sent, ended, asks, typed, passkey, setup, recoveryCodes } = answer
  const shown: SecurityAnswer = {
    form: textIn(form, 'kind') || 'list',
    ...(faults && { faults }),
    ...(sent && { sent }),
    ...(asks && { asks }),
    ...(typed && { typed }),
    ...(passkey && { passkey }),
    ...(setup && { setup }),
    ...(recoveryCodes && { recoveryCodes }),
    ...(!faults && !sent && !asks && { done: true }),
    ...(ended && { ended }),
  }
  return answered(shown, ended ? endedHeaders(visit.settings) : undefined)
}
