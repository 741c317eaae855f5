import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { backPath } from '#shell/back-path.ts'
import { BIND_COOKIE, cookieIn, hiddenCookie, TOKEN_COOKIE } from '#shell/cookies.ts'
import { joinPath, splitPath } from '#shell/locale-path.ts'
import { LOGIN_BYS, type LoginWays } from '#shell/login/login-answer.ts'
import type { Visit } from '#shell/visit.server.ts'
import { saidOfSocial, unboundSocial } from './kept.server.ts'

const NO_WAYS: LoginWays = { mobile: false, social: [] }

/** Without them there is still the password. */
export const waysOf = ({ api, log }: Visit): Promise<LoginWays> =>
  api(identityEndpoints.ways).catch((err: unknown) => {
    log.warn({ err }, 'the ways in could not be asked')
    return NO_WAYS
  })

/** Whoever is signed in already has nothing to do here. */
export async function isMember({ api }: Visit, { headers }: Request): Promise<boolean> {
  if (!cookieIn(headers.get('cookie'), TOKEN_COOKIE)) return false
  return api(memberEndpoints.userInfo).then(
    () => true,
    () => false,
  )
}

const LOGIN_PAGES = /^\/(?:login|register|check-account|verify-email|reset-password)(?:\/|$)/

/** Where the reader goes on: never to a page that is for whoever is not signed in. */
export function goesOnTo({ prefix }: Visit, given: unknown): string {
  const back = backPath(given)
  const { page } = splitPath(back.replace(/[?#].*$/, ''))
  return back === '/' || LOGIN_PAGES.test(page) ? joinPath(prefix, '/') : back
}

/** The ticket of a social login that is being bound, if this is what the reader came for. */
export const bindTicketIn = ({ headers }: Request): string | undefined =>
  cookieIn(headers.get('cookie'), BIND_COOKIE) || undefined

export const unbound = (visit: Visit): string[] => [
  hiddenCookie(BIND_COOKIE, '', 0, visit.settings),
  unboundSocial.cleared(visit.settings),
]

/** What the page shows, and what is said once. */
export async function shownLogin(visit: Visit, request: Request, url: URL) {
  const { searchParams } = url
  const said = saidOfSocial.of(request)
  const binds = searchParams.has('bind') && bindTicketIn(request) !== undefined
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (said) headers.append('set-cookie', saidOfSocial.cleared(visit.settings))
  const shown = {
    back: goesOnTo(visit, searchParams.get('back') ?? said?.back),
    by: LOGIN_BYS.find((each) => each === searchParams.get('by')) ?? LOGIN_BYS[0],
    ways: await waysOf(visit),
    said: said && { why: said.why, socialType: said.socialType },
    unbound: binds ? unboundSocial.of(request) : undefined,
  }
  return { shown, headers }
}

export type ShownLogin = Awaited<ReturnType<typeof shownLogin>>['shown']
