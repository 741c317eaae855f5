import {
  SOCIAL_TYPES,
  type SocialType,
} from '@ironsouq/contract/identity/social-login/social-login.types'
import { stepCookie, textOf } from '#kit/form/step-cookie.server.ts'
import { SECOND_STEP_COOKIE, SOCIAL_FAILURE_COOKIE, SOCIAL_COOKIE } from '#kit/request/cookies.ts'

const socialTypeOf = (value: unknown): SocialType | undefined =>
  SOCIAL_TYPES.find((each) => each === value)

export const isSocialType = (text: string): text is SocialType => socialTypeOf(text) !== undefined

/** A social login that this browser started. */
export interface SocialAttempt {
  socialType: SocialType
  state: string
  back: string
  /** The user was signed in: the provider is linked to their account, and to no other. */
  binds: boolean
}

export const socialAttempt = stepCookie<SocialAttempt>(
  SOCIAL_COOKIE,
  ({ socialType, state, back, binds }) => {
    const type = socialTypeOf(socialType)
    const known = textOf(state)
    if (!type || !known) return null
    return { socialType: type, state: known, back: textOf(back) ?? '/', binds: binds === true }
  },
)

/** A social login without an account yet: what the provider returned. */
export interface Unbound {
  socialType: SocialType
  email: string
  hasAccount: boolean
}

export const unboundSocial = stepCookie<Unbound>(
  'bindWith',
  ({ socialType, email, hasAccount }) => {
    const type = socialTypeOf(socialType)
    return type
      ? { socialType: type, email: textOf(email) ?? '', hasAccount: hasAccount === true }
      : null
  },
)

const SAYINGS = ['refused', 'failed', 'elsewhere'] as const

/** Why a social login failed: the page shows it once. */
export interface SocialFailure {
  why: (typeof SAYINGS)[number]
  socialType?: SocialType | undefined
  back?: string | undefined
}

export const socialFailure = stepCookie<SocialFailure>(
  SOCIAL_FAILURE_COOKIE,
  ({ why, socialType, back }) => {
    const known = SAYINGS.find((each) => each === why)
    return known ? { why: known, socialType: socialTypeOf(socialType), back: textOf(back) } : null
  },
)

/** A social login whose account has a second factor: the login page asks for it. */
export const socialSecondStep = stepCookie<{ ticket: string }>(SECOND_STEP_COOKIE, (stored) => {
  const ticket = textOf(stored['ticket'])
  return ticket === undefined ? null : { ticket }
})
