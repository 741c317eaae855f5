const LETTER = /\p{L}/u
const DIGIT = /\p{N}/u
const SIGN = /[^\p{L}\p{N}\s]/u

export const NEW_PASSWORD = { min: 8, max: 20 } as const

export interface PasswordRule {
  name: 'length' | 'letter' | 'digit' | 'sign'
  isMet: boolean
}

const isWithin = (password: string, { min, max }: { min: number; max: number }) =>
  password.length >= min && password.length <= max

/** The rules of every password that is set, and which of them are met [ID-2]. */
export const newPasswordRules = (password: string): PasswordRule[] => [
  { name: 'length', isMet: isWithin(password, NEW_PASSWORD) },
  { name: 'letter', isMet: LETTER.test(password) },
  { name: 'digit', isMet: DIGIT.test(password) },
  { name: 'sign', isMet: SIGN.test(password) },
]

export const areMet = (rules: readonly PasswordRule[]): boolean => rules.every((rule) => rule.isMet)

/** The storefront's own helper: long enough, with a letter, a digit and a sign [ID-3]. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= NEW_PASSWORD.min && [LETTER, DIGIT, SIGN].every((kind) => kind.test(password))
