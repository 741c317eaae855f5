import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import type { UserInfo } from '@ironsouq/contract/people/member/member.schema'
import type { FormAnswer } from '#kit/form/form-answer.ts'

/** The login methods that have a form of their own. */
export const LOGIN_BYS = ['account', 'email', 'mobile'] as const
export type LoginBy = (typeof LOGIN_BYS)[number]

/** The available login methods. */
export interface LoginWays {
  mobile: boolean
  social: readonly SocialType[]
}

/** The login methods of the forms; sending a code is a separate intent. */
export type LoginIntent = 'password' | 'code' | 'passkey' | 'secondFactor'

export interface LoginAnswer extends FormAnswer {
  /** A code was sent before: the form asks for it. */
  isSent?: boolean
  /** The first step is done: the ticket of the second one. */
  secondStep?: string
  /** Who signed in, for a dialog. */
  user?: UserInfo
}

/** A form with this field gets the signed-in user as response instead of a redirect. */
export const IN_DIALOG = 'inDialog'
/** A form with this field links the pending social login to the account. */
export const BINDS = 'binds'

export interface LoginPlace {
  by?: LoginBy | undefined
  /** The page after the login. */
  back?: string | undefined
  /** A social login is to be linked. */
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
