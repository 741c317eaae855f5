import * as z from 'zod/mini'
import { UserInfo } from '../../people/member/member.schema.ts'
import { plainText } from '../../plain-text.ts'
import { SECOND_FACTOR_CODE_MAX } from '../second-factor/second-factor.limits.ts'
import { ACCOUNT, CODE, COMPANY_MAX, EMAIL, EMAIL_MAX, NICK_NAME_MAX } from './identity.limits.ts'
import { areMet, newPasswordRules } from './password.rules.ts'

// The message of a wrong field is a key of the packs [FM-2].
export const Email = z
  .string()
  .check(z.trim(), z.maxLength(EMAIL_MAX), z.regex(EMAIL, 'error.emailWrong'))
export const Account = z.string().check(z.trim(), z.regex(ACCOUNT, 'error.accountWrong'))
/** As typed; the server parses it, by default as a UAE number [ID-7]. */
export const MobileText = z.string().check(z.trim(), z.minLength(5), z.maxLength(30))
export const Code = z.string().check(z.trim(), z.regex(CODE, 'error.codeWrong'))
/** It stands in tables and emails of others: one line, in its own direction, and something to see. */
export const NickName = z.string().check(
  z.overwrite(plainText),
  z.trim(),
  z.minLength(1, 'error.fieldRequired'),
  z.maxLength(NICK_NAME_MAX),
  z.refine(
    (name) => name === '' || /[^\s\p{Cf}\u3164\u115f\u1160\uffa0\u2800]/u.test(name),
    'error.fieldRequired',
  ),
)
export const Company = z.string().check(z.trim(), z.maxLength(COMPANY_MAX))

/** Longer than any rule allows, and short enough to hash. */
const PASSWORD_MAX = 200
export const TypedPassword = z
  .string()
  .check(z.minLength(1, 'error.fieldRequired'), z.maxLength(PASSWORD_MAX))
/** Compared with the password by `passwordsMatch`. */
export const RepeatedPassword = z.string().check(z.maxLength(PASSWORD_MAX))

export const NewPassword = TypedPassword.check(
  z.refine((typed) => areMet(newPasswordRules(typed)), 'error.newPasswordWrong'),
)

const same = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword
/** For an object with both fields. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(same, {
  error: 'error.passwordsDiffer',
  path: ['confirmPassword'],
})

/** The version that was shown beside the checkbox. */
/** The version of the terms that was agreed to; the server knows which exist. */
export const Agreed = z
  .string('error.termsNotAgreed')
  .check(z.regex(/^20\d{2}-\d{2}-\d{2}$/, 'error.termsNotAgreed'))

/** The proof of work that an address with many failed sign-ins must solve. */
export const Proof = z.object({
  challenge: z.string().check(z.maxLength(300)),
  answer: z.int().check(z.nonnegative()),
})

/** An opaque single-use token. */
export const Ticket = z.string().check(z.maxLength(200), z.regex(/^[\w.-]+$/))

/** What a sign-in gives. The token is sent only once; its receiver hides it from scripts. */
export const Session = z.object({
  token: z.string(),
  /** The idle lifetime of the token. */
  seconds: z.int(),
  /** Identifies the device at the next sign-in; null when it was already known. */
  deviceKey: z.nullable(z.string()),
  user: UserInfo,
})
export type Session = z.output<typeof Session>

/** A code of an authenticator app or a recovery code, as it was typed. */
export const SecondFactorCode = z
  .string()
  .check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(SECOND_FACTOR_CODE_MAX))

/** A sign-in that needs a second step: the ticket is valid for it once and for a few minutes. */
export const SecondStep = z.object({
  secondFactor: z.object({ ticket: Ticket, expiresAt: z.iso.datetime() }),
})
export type SecondStep = z.output<typeof SecondStep>

export const SignInResult = z.union([Session, SecondStep])
export type SignInResult = z.output<typeof SignInResult>

export const CHANNELS = ['email', 'mobile'] as const
export type Channel = (typeof CHANNELS)[number]

/** The purposes of a code; `secure` confirms the identity of the signed-in member. */
export const CODE_PURPOSES = [
  'register',
  'login',
  'reset',
  'changeMail',
  'changeMobile',
  'secure',
] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** The same whether or not the account exists. */
export const CodeSent = z.object({
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  resendAt: z.iso.datetime(),
})
export type CodeSent = z.output<typeof CodeSent>

/** `asked` binds the code to the browser that asked for it: no other one can try or replace it. */
export const RecoverySent = z.extend(CodeSent, { asked: Ticket })
export type RecoverySent = z.output<typeof RecoverySent>
