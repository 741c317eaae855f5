import { ApiError } from '@ironsouq/contract/client'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity/identity.limits'
import type { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { SECOND_STEP_MINUTES } from '@ironsouq/contract/identity/second-factor/second-factor.limits'
import { sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import { hiddenCookie } from '@ironsouq/front-server/cookies'
import { redirect } from 'react-router'
import { clientFor } from '#kit/api/api.server.ts'
import { backPath } from '#kit/navigation/back-path.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { BIND_COOKIE, hiddenCookieOf, TOKEN_COOKIE } from '#kit/request/cookies.ts'
import { sessionHeaders } from '#kit/request/session.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { loginHref } from './parts/login-answer.ts'
import {
  type SocialAttempt,
  socialAttempt,
  isSocialType,
  type SocialFailure,
  socialFailure,
  socialSecondStep,
  unboundSocial,
} from './social-cookies.server.ts'

const ATTEMPT_MINUTES = 10
const NOTE_MINUTES = 1

/** The callback URL: the login page without query and hash [ID-12]. */
const callbackOf = ({ settings, prefix }: Visit) =>
  new URL(settings.publicUrl).origin + joinPath(prefix, '/login')

function leading(visit: Visit, to: string, cookies: readonly string[], headers = new Headers()) {
  headers.set('cache-control', 'no-store')
  for (const cookie of [...cookies, socialAttempt.cleared(visit.settings)])
    headers.append('set-cookie', cookie)
  return redirect(to, { headers })
}

/** Back to the page without a query, with the reason in a cookie. */
const failed = (visit: Visit, failure: SocialFailure): Response =>
  leading(visit, joinPath(visit.prefix, '/login'), [
    socialFailure.cookie(failure, NOTE_MINUTES, visit.settings),
  ])

const signedIn = (visit: Visit, session: Session, back: string): Response =>
  leading(visit, back, [], sessionHeaders(session, visit.settings))

/** The page has its own text for a refusal of the API. */
const unlessRefused = (err: unknown): undefined => {
  if (err instanceof ApiError) return undefined
  throw err
}

/** The provider's URL, and the cookie that lasts until the user returns. */
export async function beginSocial(
  visit: Visit,
  request: Request,
  asked: { socialType: string; back: string },
): Promise<{ to: string; cookie: string; socialType: SocialType }> {
  const { socialType } = asked
  const back = backPath(asked.back)
  if (!isSocialType(socialType)) throw failed(visit, { why: 'failed', back })
  const query = { socialType, callbackUrl: callbackOf(visit) }
  const to = await visit.api(socialEndpoints.url, { query }).catch(unlessRefused)
  const state = to && URL.parse(to)?.searchParams.get('state')
  if (!to || !state) throw failed(visit, { why: 'failed', socialType, back })
  const binds = Boolean(hiddenCookieOf(request, TOKEN_COOKIE))
  const attempt = { socialType, state, back, binds }
  return { to, cookie: socialAttempt.cookie(attempt, ATTEMPT_MINUTES, visit.settings), socialType }
}

/**
 * Whether a provider redirected here: always with a state, and with a code unless the user refused.
 */
export const isCallback = ({ searchParams }: URL): boolean => searchParams.has('state')

/** Ends a session that is not used. */
const drop = (visit: Visit, { token }: Session) =>
  clientFor(visit, visit.locale, token)(sessionEndpoints.leave).catch(() => null)

/** Links to the signed-in user, and signs in no other. */
async function bindToMember(visit: Visit, bindTicket: string, { socialType, back }: SocialAttempt) {
  const body = { bindTicket }
  const session = await visit.api(identityEndpoints.bind, { body }).catch(unlessRefused)
  if (!session) return failed(visit, { why: 'elsewhere', socialType, back })
  return signedIn(visit, session, back)
}

/**
 * Finishes a social login. The state must be the one that this browser started with: a redirect
 * that another site caused signs in no user.
 */
export async function finishSocial(visit: Visit, request: Request, url: URL): Promise<Response> {
  const attempt = socialAttempt.of(request)
  if (!attempt || url.searchParams.get('state') !== attempt.state)
    return failed(visit, { why: 'failed', back: attempt?.back })
  const { socialType, back, binds } = attempt
  if (url.searchParams.has('error')) return failed(visit, { why: 'refused', socialType, back })
  const body = { socialType, callbackUrl: callbackOf(visit), authCallback: url.search.slice(1) }
  const ended = await visit.api(socialEndpoints.login, { body }).catch(unlessRefused)
  if (!ended) return failed(visit, { why: 'failed', socialType, back })
  if ('session' in ended) {
    if (!binds) return signedIn(visit, ended.session, back)
    await drop(visit, ended.session)
    return failed(visit, { why: 'elsewhere', socialType, back })
  }
  if ('secondFactor' in ended) {
    if (binds) return failed(visit, { why: 'elsewhere', socialType, back })
    const { ticket } = ended.secondFactor
    return leading(visit, joinPath(visit.prefix, loginHref({ back })), [
      socialSecondStep.cookie({ ticket }, SECOND_STEP_MINUTES, visit.settings),
    ])
  }
  const { bindTicket, email, hasAccount } = ended
  if (binds) return bindToMember(visit, bindTicket, attempt)
  const { settings, prefix } = visit
  return leading(visit, joinPath(prefix, loginHref({ back, binds: true })), [
    hiddenCookie(BIND_COOKIE, bindTicket, TICKET_MINUTES * 60, settings),
    unboundSocial.cookie({ socialType, email, hasAccount }, TICKET_MINUTES, settings),
  ])
}
