import { SOCIAL_TYPES, type SocialType } from '@ironsouq/contract/identity/social.types'
import { SAID_COOKIE, SOCIAL_COOKIE } from '#shell/cookies.ts'
import { keptStep, textOf } from '#shell/forms/kept-step.server.ts'

const socialTypeOf = (value: unknown): SocialType | undefined =>
  SOCIAL_TYPES.find((each) => each === value)

export const isSocialType = (text: string): text is SocialType => socialTypeOf(text) !== undefined

/** A social login that was begun in this browser. */
export interface Begun {
  socialType: SocialType
  state: string
  back: string
  /** Whoever began it was signed in: it is to be bound to his account, and to no other. */
  binds: boolean
}

export const begunSocial = keptStep<Begun>(SOCIAL_COOKIE, ({ socialType, state, back, binds }) => {
  const type = socialTypeOf(socialType)
  const known = textOf(state)
  if (!type || !known) return null
  return { socialType: type, state: known, back: textOf(back) ?? '/', binds: binds === true }
})

/** A social login that has no account yet, beside its ticket: what the provider said. */
export interface Unbound {
  socialType: SocialType
  email: string
  hasAccount: boolean
}

export const unboundSocial = keptStep<Unbound>('bindWith', ({ socialType, email, hasAccount }) => {
  const type = socialTypeOf(socialType)
  return type
    ? { socialType: type, email: textOf(email) ?? '', hasAccount: hasAccount === true }
    : null
})

const SAYINGS = ['refused', 'failed', 'elsewhere'] as const

/** Why a social login did not succeed: the page says it once. */
export interface Said {
  why: (typeof SAYINGS)[number]
  socialType?: SocialType | undefined
  back?: string | undefined
}

export const saidOfSocial = keptStep<Said>(SAID_COOKIE, ({ why, socialType, back }) => {
  const known = SAYINGS.find((each) => each === why)
  return known ? { why: known, socialType: socialTypeOf(socialType), back: textOf(back) } : null
})
