import { accountEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { passkeyEndpoints } from '@ironsouq/contract/passkey/passkey.endpoints'
import { sessionEndpoints } from '@ironsouq/contract/session/session.endpoints'
import { socialEndpoints } from '@ironsouq/contract/social-login/social-login.endpoints'
import { data } from 'react-router'
import { codeWait, INTENT, SEND_CODE } from '#kit/form/code-wait.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { answered, sendForm, textIn } from '#kit/form/read-form.server.ts'
import { endedHeaders, memberVisit } from '#kit/request/session.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { compactOf, digitsOf } from '#kit/text/input-filter.ts'

type Command = (visit: Visit, form: FormData) => Promise<FormAnswer>

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

const COMMANDS: Record<string, Command> = {
  [SEND_CODE]: sendCode,
  contact,
  async password(visit, form) {
    const { faults } = await sendForm(visit, accountEndpoints.changePassword, form)
    return faults ? { faults } : { ended: true }
  },
  endSession: (visit, form) => sendForm(visit, sessionEndpoints.end, form),
  endOthers: (visit, form) => sendForm(visit, sessionEndpoints.endOthers, form),
  removePasskey: (visit, form) => sendForm(visit, passkeyEndpoints.remove, form),
  unbind: (visit, form) => sendForm(visit, socialEndpoints.unbind, form),
}

/** Runs the command of the button; an error is returned to its form. */
export async function answerSecurity(visit: Visit, url: URL, form: FormData) {
  const command = COMMANDS[textIn(form, INTENT)]
  if (!command) throw data(null, { status: 400 })
  const { faults, sent, ended } = await command(memberVisit(visit, url), form)
  const answer: FormAnswer = {
    form: textIn(form, 'kind') || 'list',
    ...(faults && { faults }),
    ...(sent && { sent }),
    ...(!faults && !sent && { done: true }),
    ...(ended && { ended }),
  }
  return answered(answer, ended ? endedHeaders(visit.settings) : undefined)
}
