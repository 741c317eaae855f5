import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { hiddenCookie } from '@ironsouq/front-server/cookies'
import { backPath } from '#kit/navigation/back-path.ts'
import { joinPath, splitPath } from '#kit/navigation/locale-path.ts'
import { configPicture } from '#kit/page/config-picture.ts'
import { BIND_COOKIE, hiddenCookieOf, TOKEN_COOKIE } from '#kit/request/cookies.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { LOGIN_BYS, type LoginWays } from './parts/login-answer.ts'
import { socialFailure, socialSecondStep, unboundSocial } from './social-cookies.server.ts'

const NO_WAYS: LoginWays = { mobile: false, social: [] }

/** If the call fails, the password login remains. */
export const waysOf = ({ api, log }: Visit): Promise<LoginWays> =>
  api(identityEndpoints.ways).catch((err: unknown) => {
    log.warn({ err }, 'the sign-in methods could not be loaded')
    return NO_WAYS
  })

/** A signed-in user is redirected. */
export async function isMember({ api }: Visit, request: Request): Promise<boolean> {
  if (!hiddenCookieOf(request, TOKEN_COOKIE)) return false
  return api(memberEndpoints.userInfo).then(
    () => true,
    () => false,
  )
}

const LOGIN_PAGES = /^\/(?:login|register|check-account|verify-email|reset-password)(?:\/|$)/

/** The page after the login: never one for visitors only. */
export function goesOnTo({ prefix }: Visit, given: unknown): string {
  const back = backPath(given)
  const { page } = splitPath(back.replace(/[?#].*$/s, ''))
  return back === '/' || LOGIN_PAGES.test(page) ? joinPath(prefix, '/') : back
}

/** The ticket of a social login that is to be linked, if there is one. */
export const bindTicketIn = (request: Request): string | undefined =>
  hiddenCookieOf(request, BIND_COOKIE) || undefined

export const unbound = (visit: Visit): string[] => [
  hiddenCookie(BIND_COOKIE, '', 0, visit.settings),
  unboundSocial.cleared(visit.settings),
]

/** The data of the page, and the failure that is shown once. */
export async function shownLogin(visit: Visit, request: Request, url: URL) {
  const { searchParams } = url
  const failure = socialFailure.of(request)
  const binds = searchParams.has('bind') && bindTicketIn(request) !== undefined
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (failure) headers.append('set-cookie', socialFailure.cleared(visit.settings))
  const secondStep = socialSecondStep.of(request)?.ticket
  if (secondStep) headers.append('set-cookie', socialSecondStep.cleared(visit.settings))
  const shown = {
    picture: configPicture('pcLoginBgImg', { ...visit.settings, webConfig: visit.start.webConfig }),
    back: goesOnTo(visit, searchParams.get('back') ?? failure?.back),
    by: LOGIN_BYS.find((each) => each === searchParams.get('by')) ?? LOGIN_BYS[0],
    ways: await waysOf(visit),
    failure: failure && { why: failure.why, socialType: failure.socialType },
    secondStep,
    unbound: binds ? unboundSocial.of(request) : undefined,
  }
  return { shown, headers }
}

export type ShownLogin = Awaited<ReturnType<typeof shownLogin>>['shown']
