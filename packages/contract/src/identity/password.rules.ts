const LETTER = /\p{L}/u
const DIGIT = /\p{N}/u
const SIGN = /[^\p{L}\p{N}\s]/u

export const NEW_PASSWORD = { min: 8, max: 20 } as const
export const CHANGED_PASSWORD = { min: 6, max: 20 } as const

export interface PasswordRule {
  name: 'length' | 'letter' | 'digit' | 'sign' | 'kinds'
  isMet: boolean
}

const isWithin = (password: string, { min, max }: { min: number; max: number }) =>
  password.length >= min && password.length <= max

/** The rules of a password for a new account, and which of them are met [ID-2]. */
export const newPasswordRules = (password: string): PasswordRule[] => [
  { name: 'length', isMet: isWithin(password, NEW_PASSWORD) },
  { name: 'letter', isMet: LETTER.test(password) },
  { name: 'digit', isMet: DIGIT.test(password) },
  { name: 'sign', isMet: SIGN.test(password) },
]

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, DIGIT, SIGN]
const kindsIn = (password: string) => KINDS.filter((kind) => kind.test(password)).length

/** The rules of a password that a member changes [ID-4]. */
export const changedPasswordRules = (password: string): PasswordRule[] => [
  { name: 'length', isMet: isWithin(password, CHANGED_PASSWORD) },
  { name: 'kinds', isMet: kindsIn(password) >= 2 },
]

export const areMet = (rules: readonly PasswordRule[]): boolean => rules.every((rule) => rule.isMet)

/** The storefront's own helper: long enough, with a letter, a digit and a sign [ID-3]. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= NEW_PASSWORD.min && [LETTER, DIGIT, SIGN].every((kind) => kind.test(password))
