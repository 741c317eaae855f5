import type { ApiCall } from '@ironsouq/contract/client'
import { accountEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey.endpoints'
import { sessionEndpoints } from '@ironsouq/contract/identity/session.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social.endpoints'
import type { SocialType } from '@ironsouq/contract/identity/social.types'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { data } from 'react-router'
import { codeWait, SEND_CODE } from '#shell/forms/code-wait.ts'
import { endedHeaders, faultsOf, memberApi, textIn } from '#shell/session.server.ts'
import type { Visit } from '#shell/visit.server.ts'
import type { SettingsAnswer } from './settings-answer.ts'

type Step = (call: ApiCall, form: FormData) => Promise<SettingsAnswer>

/** Which form asks for a code, and what the code is for. */
const PURPOSES = { mail: 'changeMail', mobile: 'changeMobile', password: 'secure' } as const
const isKind = (kind: string): kind is keyof typeof PURPOSES => kind in PURPOSES

const sendCode: Step = async (call, form) => {
  const kind = textIn(form, 'kind')
  if (!isKind(kind)) return { of: 'list' }
  const purpose = PURPOSES[kind]
  const target = purpose === 'secure' ? undefined : textIn(form, 'target')
  const sent = await call(accountEndpoints.sendCode, { body: { purpose, target } })
  return { of: kind, sent: codeWait(sent) }
}

const contact: Step = async (call, form) => {
  const code = textIn(form, 'code')
  const target = textIn(form, 'target')
  if (textIn(form, 'kind') === 'mail') {
    await call(memberEndpoints.mail, { body: { mail: target, code } })
    return { of: 'mail', done: true }
  }
  await call(memberEndpoints.mobile, { body: { mobile: target, code } })
  return { of: 'mobile', done: true }
}

const password: Step = async (call, form) => {
  const proof = form.has('original')
    ? { original: textIn(form, 'original') }
    : { code: textIn(form, 'code') }
  const body = {
    ...proof,
    password: textIn(form, 'password'),
    confirmPassword: textIn(form, 'confirmPassword'),
  }
  await call(accountEndpoints.changePassword, { body })
  return { of: 'password', done: true, ended: true }
}

const STEPS: Record<string, Step> = {
  [SEND_CODE]: sendCode,
  contact,
  password,
  async endSession(call, form) {
    await call(sessionEndpoints.end, { body: { sessionId: textIn(form, 'sessionId') } })
    return { of: 'list', done: true }
  },
  async endOthers(call) {
    await call(sessionEndpoints.endOthers)
    return { of: 'list', done: true }
  },
  async removePasskey(call, form) {
    await call(passkeyEndpoints.remove, { body: { passkeyId: textIn(form, 'passkeyId') } })
    return { of: 'list', done: true }
  },
  async unbind(call, form) {
    const socialType = textIn(form, 'socialType') as SocialType
    await call(socialEndpoints.unbind, { body: { socialType } })
    return { of: 'list', done: true }
  },
}

/** The API names what it takes; the form has one name for an address and a number. */
const FIELD_NAMES: Record<string, string> = { mail: 'target', mobile: 'target' }

function refused(err: unknown, form: FormData) {
  const faults = faultsOf(err)
  const fields = Object.fromEntries(
    Object.entries(faults.fields).map(([name, msg]) => [FIELD_NAMES[name] ?? name, msg]),
  )
  const of = textIn(form, 'kind') || 'list'
  const answer: SettingsAnswer = { of, faults: { ...faults, fields } }
  return data(answer, { status: faults.status })
}

/** Carries out what was pressed; a refusal goes back to the form that it came from. */
export async function answerSecurity(visit: Visit, url: URL, form: FormData) {
  const step = STEPS[textIn(form, 'intent')]
  if (!step) throw data(null, { status: 400 })
  try {
    const answer = await step(memberApi(visit, url), form)
    return data(answer, answer.ended ? { headers: endedHeaders(visit.settings) } : {})
  } catch (err) {
    if (err instanceof Response) throw err
    return refused(err, form)
  }
}
