import { ApiError } from '@ironsouq/contract/client'
import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity.limits'
import type { Session } from '@ironsouq/contract/identity/identity.schema'
import { sessionEndpoints } from '@ironsouq/contract/identity/session.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social.endpoints'
import type { SocialType } from '@ironsouq/contract/identity/social.types'
import { redirect } from 'react-router'
import { clientFor } from '#shell/api.server.ts'
import { backPath } from '#shell/back-path.ts'
import { BIND_COOKIE, cookieIn, hiddenCookie, TOKEN_COOKIE } from '#shell/cookies.ts'
import { joinPath } from '#shell/locale-path.ts'
import { loginHref } from '#shell/login/login-answer.ts'
import { sessionHeaders } from '#shell/session.server.ts'
import type { Visit } from '#shell/visit.server.ts'
import {
  type Begun,
  begunSocial,
  isSocialType,
  type Said,
  saidOfSocial,
  unboundSocial,
} from './kept.server.ts'

const ATTEMPT_MINUTES = 10
const SAID_MINUTES = 1

/** The page it begins on, without query and hash [ID-12]. */
const callbackOf = ({ settings, prefix }: Visit) =>
  new URL(settings.publicUrl).origin + joinPath(prefix, '/login')

function leading(visit: Visit, to: string, cookies: readonly string[], headers = new Headers()) {
  headers.set('cache-control', 'no-store')
  for (const cookie of [...cookies, begunSocial.cleared(visit.settings)])
    headers.append('set-cookie', cookie)
  return redirect(to, { headers })
}

/** Back to the page, with nothing in its address, and a word on why. */
const failed = (visit: Visit, said: Said): Response =>
  leading(visit, joinPath(visit.prefix, '/login'), [
    saidOfSocial.cookie(said, SAID_MINUTES, visit.settings),
  ])

const signedIn = (visit: Visit, session: Session, back: string): Response =>
  leading(visit, back, [], sessionHeaders(session, visit.settings))

/** Nobody waits for a refusal of the API in words: the page has its own for it. */
const unlessRefused = (err: unknown): undefined => {
  if (err instanceof ApiError) return undefined
  throw err
}

/** The provider's page, and what is kept until the reader comes back from it. */
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
  const binds = Boolean(cookieIn(request.headers.get('cookie'), TOKEN_COOKIE))
  const begun = { socialType, state, back, binds }
  return { to, cookie: begunSocial.cookie(begun, ATTEMPT_MINUTES, visit.settings), socialType }
}

/** Whether a provider sent the reader here: always with its state, and with a code unless he refused. */
export const isCallback = ({ searchParams }: URL): boolean => searchParams.has('state')

/** A session that nobody wanted is not left open. */
const drop = (visit: Visit, { token }: Session) =>
  clientFor(visit, visit.locale, token)(sessionEndpoints.leave).catch(() => null)

/** Binds to whoever is signed in, and signs in nobody else. */
async function bindToMember(visit: Visit, bindTicket: string, { socialType, back }: Begun) {
  const body = { bindTicket }
  const session = await visit.api(identityEndpoints.bind, { body }).catch(unlessRefused)
  if (!session) return failed(visit, { why: 'elsewhere', socialType, back })
  return signedIn(visit, session, back)
}

/**
 * Ends a social login. What comes back must carry the state of what this browser began: whoever
 * was sent here by somebody else is not signed in.
 */
export async function finishSocial(visit: Visit, request: Request, url: URL): Promise<Response> {
  const begun = begunSocial.of(request)
  if (!begun || url.searchParams.get('state') !== begun.state)
    return failed(visit, { why: 'failed', back: begun?.back })
  const { socialType, back, binds } = begun
  if (url.searchParams.has('error')) return failed(visit, { why: 'refused', socialType, back })
  const body = { socialType, callbackUrl: callbackOf(visit), authCallback: url.search.slice(1) }
  const ended = await visit.api(socialEndpoints.login, { body }).catch(unlessRefused)
  if (!ended) return failed(visit, { why: 'failed', socialType, back })
  if ('session' in ended) {
    if (!binds) return signedIn(visit, ended.session, back)
    await drop(visit, ended.session)
    return failed(visit, { why: 'elsewhere', socialType, back })
  }
  const { bindTicket, email, hasAccount } = ended
  if (binds) return bindToMember(visit, bindTicket, begun)
  const { settings, prefix } = visit
  return leading(visit, joinPath(prefix, loginHref({ back, binds: true })), [
    hiddenCookie(BIND_COOKIE, bindTicket, TICKET_MINUTES * 60, settings),
    unboundSocial.cookie({ socialType, email, hasAccount }, TICKET_MINUTES, settings),
  ])
}
