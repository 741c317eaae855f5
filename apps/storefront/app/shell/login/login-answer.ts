import type { SocialType } from '@ironsouq/contract/identity/social.types'
import type { UserInfo } from '@ironsouq/contract/member/member.schema'
import type { CodeWait } from '../forms/code-wait.ts'
import type { FormFaults } from '../session.server.ts'

/** The ways to log in that have a form of their own. */
export const LOGIN_BYS = ['account', 'email', 'mobile'] as const
export type LoginBy = (typeof LOGIN_BYS)[number]

/** The ways in that this shop offers. */
export interface LoginWays {
  mobile: boolean
  social: readonly SocialType[]
}

/** What a login form asks for; sending a code is one more. */
export type LoginIntent = 'password' | 'code' | 'passkey'

/** What the action answers to whoever is not signed in by it, or signed in where he stands. */
export interface LoginAnswer {
  faults?: FormFaults
  sent?: CodeWait
  /** A code was sent before: the form asks for it. */
  isSent?: boolean
  /** What was typed, for a page that was made anew; never a password. */
  typed?: string
  user?: UserInfo
}

/** A form that says so is answered with who signed in, and not with another page. */
export const IN_DIALOG = 'inDialog'
/** Of a social login that has no account yet: the form says that it is to be bound. */
export const BINDS = 'binds'

export interface LoginPlace {
  by?: LoginBy | undefined
  /** Where the reader goes on. */
  back?: string | undefined
  /** A social login is being bound. */
  binds?: boolean
}

/** The login page, without a language. */
export function loginHref({ by = 'account', back, binds }: LoginPlace, page = '/login'): string {
  const query = new URLSearchParams({
    ...(by !== 'account' && { by }),
    ...(binds && { bind: '1' }),
    ...(back !== undefined && { back }),
  })
  return query.size === 0 ? page : `${page}?${query}`
}
