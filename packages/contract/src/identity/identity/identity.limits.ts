/** Limits of the specification that client and server share. */
export const ACCOUNT = /^[A-Za-z0-9_]{4,16}$/
/**
 * Local part, @, domain, dot, a top-level domain of two letters or more [ID-7]. No character that
 * separates, names or quotes addresses in a mail's header: one text is one recipient.
 */
export const EMAIL = /^[^\s\p{C}@,;:<>()[\]\\"`]+@[^\s\p{C}@,;:<>()[\]\\"'`%!]+\.[A-Za-z]{2,}$/u
export const EMAIL_MAX = 254
export const NICK_NAME_MAX = 15
export const COMPANY_MAX = 80

export const CODE_DIGITS = 6
export const CODE = /^\d{6}$/
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const RESEND_SECONDS = 60
/** How long a ticket for a right code is valid. */
export const TICKET_MINUTES = 30

/** Wrong passwords in a row for one account, then a wait. */
export const SIGN_IN_TRIES = 5
export const SIGN_IN_WAIT_MINUTES = 15

/** A session ends after this long without a request. */
export const SESSION_DAYS = 30
/** A session ends this long after the sign-in, however much it is used. */
export const SESSION_DAYS_MAX = 90
/** How long a proof of identity allows changes of the account. */
export const IDENTITY_PROOF_MINUTES = 10
/** A token of this age is exchanged for another. */
export const TOKEN_HOURS = 24

/**
 * The versions of the terms that the product brings, each named after the day it came into force, the
 * latest last. Staff write later ones. All published ones are accepted: a form may have been opened
 * before the version in force.
 */
export const TERMS_VERSIONS = ['2026-07-01', '2026-11-15'] as const
export const TERMS_VERSION = '2026-11-15'

/** The one of them that was in force on a day. */
export const termsInForce = (at: Date): string =>
  TERMS_VERSIONS.findLast((version) => version <= at.toISOString()) ?? TERMS_VERSIONS[0]
