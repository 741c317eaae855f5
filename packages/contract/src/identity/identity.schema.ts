import * as z from 'zod/mini'
import { UserInfo } from '../member/member.schema.ts'
import {
  ACCOUNT,
  CODE,
  COMPANY_MAX,
  EMAIL,
  EMAIL_MAX,
  NICK_NAME_MAX,
  TERMS_VERSION,
} from './identity.limits.ts'
import { areMet, changedPasswordRules, newPasswordRules } from './password.rules.ts'

// What is said of a field that is wrong is a key of the packs [FM-2].
export const Email = z
  .string()
  .check(z.trim(), z.maxLength(EMAIL_MAX), z.regex(EMAIL, 'error.emailWrong'))
export const Account = z.string().check(z.trim(), z.regex(ACCOUNT, 'error.accountWrong'))
/** As it is typed; the server reads it, by default as a number of the Emirates [ID-7]. */
export const MobileText = z.string().check(z.trim(), z.minLength(5), z.maxLength(30))
export const Code = z.string().check(z.trim(), z.regex(CODE, 'error.codeWrong'))
export const NickName = z
  .string()
  .check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(NICK_NAME_MAX))
export const Company = z.string().check(z.trim(), z.maxLength(COMPANY_MAX))

/** More than any rule allows, and little enough to be hashed in time. */
export const TypedPassword = z
  .string()
  .check(z.minLength(1, 'error.fieldRequired'), z.maxLength(200))

export const NewPassword = TypedPassword.check(
  z.refine((typed) => areMet(newPasswordRules(typed)), 'error.newPasswordWrong'),
)
export const ChangedPassword = TypedPassword.check(
  z.refine((typed) => areMet(changedPasswordRules(typed)), 'error.changedPasswordWrong'),
)

const same = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword
/** To be checked on an object with both. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(same, {
  error: 'error.passwordsDiffer',
  path: ['confirmPassword'],
})

/** The version that was shown beside the box which was ticked. */
export const Agreed = z.literal(TERMS_VERSION, 'error.termsNotAgreed')

/** What an address that misbehaves has to reckon out before it is listened to. */
export const Proof = z.object({
  challenge: z.string().check(z.maxLength(300)),
  answer: z.int().check(z.nonnegative()),
})

/** Opens one thing once; nothing can be read from it. */
export const Ticket = z.string().check(z.maxLength(200), z.regex(/^[\w.-]+$/))

/** What a sign-in gives. The token is shown this once: whoever gets it keeps it from scripts. */
export const Session = z.object({
  token: z.string(),
  /** How long the token is good without being used. */
  seconds: z.int(),
  /** Says next time that this device is known; null when it was known already. */
  deviceKey: z.nullable(z.string()),
  user: UserInfo,
})
export type Session = z.output<typeof Session>

export const CHANNELS = ['email', 'mobile'] as const
export type Channel = (typeof CHANNELS)[number]

/** What a code is asked for; `secure` proves that it is the member who is signed in. */
export const CODE_PURPOSES = [
  'register',
  'login',
  'reset',
  'changeMail',
  'changeMobile',
  'secure',
] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** The same whether or not there is such an account. */
export const CodeSent = z.object({
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  resendAt: z.iso.datetime(),
})
export type CodeSent = z.output<typeof CodeSent>
