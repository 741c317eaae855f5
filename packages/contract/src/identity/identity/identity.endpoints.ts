import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { SOCIAL_TYPES } from '../social-login/social-login.types.ts'
import {
  Account,
  Agreed,
  CHANNELS,
  Code,
  CodeSent,
  Company,
  Email,
  NewPassword,
  NickName,
  passwordsMatch,
  Proof,
  RepeatedPassword,
  SecondFactorCode,
  Session,
  SignInResult,
  RecoverySent,
  Ticket,
  TypedPassword,
} from './identity.schema.ts'

/** An address or a number, as it was typed. */
const Target = z.string().check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(254))
const proof = z.optional(Proof)

const NewAccount = z
  .object({
    account: Account,
    nickName: NickName,
    company: z._default(Company, ''),
    /** Either the ticket for a right code [MS-1], or the address and its code [ID-1]. */
    ticket: z.optional(Ticket),
    email: z.optional(Email),
    code: z.optional(Code),
    password: NewPassword,
    confirmPassword: RepeatedPassword,
    agreed: Agreed,
    /** The ticket of a social login without an account: it is linked to the new one. */
    bindTicket: z.optional(Ticket),
  })
  .check(passwordsMatch)

const Binding = z.object({
  bindTicket: Ticket,
  account: z.optional(Target),
  password: z.optional(TypedPassword),
  agreed: z.optional(Agreed),
})

const ANSWERS = { max: 120, seconds: 60 }

export const identityEndpoints = {
  ways: endpoint({
    method: 'GET',
    path: '/login/ways',
    audience: 'anyone',
    summary: 'The login methods that this site offers',
    data: z.object({ mobile: z.boolean(), social: z.array(z.enum(SOCIAL_TYPES)) }),
  }),
  challenge: endpoint({
    method: 'GET',
    path: '/login/challenge',
    audience: 'anyone',
    summary: 'The proof of work for an address with many failed sign-ins',
    data: z.object({
      challenge: z.string(),
      /** The number of leading zero bits of SHA-256(challenge + '.' + answer). */
      bits: z.int(),
    }),
    limit: { max: 60, seconds: 60 },
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/code/send',
    audience: 'anyone',
    summary: 'Sends a code; the answer is the same whether or not there is such an account',
    body: z.object({
      purpose: z.enum(['register', 'login']),
      channel: z.enum(CHANNELS),
      target: Target,
      proof,
    }),
    data: CodeSent,
    limit: ANSWERS,
  }),
  checkCode: endpoint({
    method: 'POST',
    path: '/code/check',
    audience: 'anyone',
    summary: 'Exchanges a correct code for a ticket to register with its address',
    body: z.object({
      purpose: z.literal('register'),
      channel: z.enum(CHANNELS),
      target: Target,
      code: Code,
    }),
    data: z.object({ ticket: Ticket }),
    limit: ANSWERS,
  }),
  accountFree: endpoint({
    method: 'GET',
    path: '/user/accountFree',
    audience: 'anyone',
    summary: 'Whether an account name is available, for a caller with a verified address',
    query: z.object({ account: Account, ticket: Ticket }),
    data: z.object({ isFree: z.boolean() }),
    limit: ANSWERS,
  }),
  register: endpoint({
    method: 'POST',
    path: '/user/registerOrBindUser',
    audience: 'anyone',
    sendsToken: true,
    summary: 'Creates an account',
    body: NewAccount,
    data: Session,
    limit: ANSWERS,
  }),
  bind: endpoint({
    method: 'PUT',
    path: '/user/registerOrBindUser',
    audience: 'anyone',
    sendsToken: true,
    summary: 'Links a social login to the account that is signed in or whose password is given',
    body: Binding,
    data: Session,
    limit: ANSWERS,
  }),
  password: endpoint({
    method: 'POST',
    path: '/login/password',
    audience: 'anyone',
    summary: 'Signs in with account, email or mobile and password',
    body: z.object({ account: Target, password: TypedPassword, agreed: Agreed, proof }),
    data: SignInResult,
    limit: ANSWERS,
  }),
  code: endpoint({
    method: 'POST',
    path: '/login/code',
    audience: 'anyone',
    summary: 'Signs in with a code sent by email or SMS',
    body: z.object({ channel: z.enum(CHANNELS), target: Target, code: Code, agreed: Agreed }),
    data: SignInResult,
    limit: ANSWERS,
  }),
  secondFactor: endpoint({
    method: 'POST',
    path: '/login/secondFactor',
    audience: 'anyone',
    summary: 'Completes a sign-in with a code of the authenticator app or a recovery code',
    body: z.object({ ticket: Ticket, code: SecondFactorCode }),
    data: Session,
    limit: ANSWERS,
  }),
  recover: endpoint({
    method: 'POST',
    path: '/recover/check',
    audience: 'anyone',
    summary:
      'Sends a code to the email of the account; the answer is the same whether or not it exists',
    /** With `asked` of the last answer the code of this browser is replaced. */
    body: z.object({ account: Target, asked: z.optional(Ticket), proof }),
    data: RecoverySent,
    limit: ANSWERS,
  }),
  recoverVerify: endpoint({
    method: 'POST',
    path: '/recover/verify',
    audience: 'anyone',
    summary: 'Exchanges the code from the email for a ticket to set a new password',
    body: z.object({ account: Target, asked: Ticket, code: Code }),
    data: z.object({ ticket: Ticket, needsSecondFactor: z.boolean() }),
    limit: ANSWERS,
  }),
  recoverReset: endpoint({
    method: 'POST',
    path: '/recover/reset',
    audience: 'anyone',
    summary:
      'Sets a new password; every session ends, and passkeys and social logins of the last days are removed',
    body: z
      .object({
        ticket: Ticket /** If the account has a second factor. */,
        secondFactor: z.optional(SecondFactorCode),
        password: NewPassword,
        confirmPassword: RepeatedPassword,
      })
      .check(passwordsMatch),
    data: z.object({
      /** The owner adds their own again. */
      removed: z.array(
        z.object({
          kind: z.enum(['passkey', 'social']),
          /** Of the passkey, or the provider. */
          name: z.string(),
          at: z.iso.datetime(),
        }),
      ),
    }),
    limit: ANSWERS,
  }),
}

export const accountEndpoints = {
  sendCode: endpoint({
    method: 'POST',
    path: '/p/user/sendCode',
    audience: 'member',
    summary:
      'Sends the member a code: to verify a new address or number, or to confirm their identity',
    body: z.object({
      purpose: z.enum(['changeMail', 'changeMobile', 'secure']),
      /** The new address or number, or the verified one when it confirms the member's identity. */
      target: z.optional(Target),
    }),
    data: CodeSent,
    limit: { max: 20, seconds: 60 },
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/p/user/password',
    audience: 'member',
    summary: 'Changes the password; every session ends, and the member signs in again',
    body: z
      .object({
        /** One of the two confirms the member's identity. */
        original: z.optional(TypedPassword),
        code: z.optional(Code),
        /** Besides, if the account has a second factor. */
        secondFactor: z.optional(SecondFactorCode),
        password: NewPassword,
        confirmPassword: RepeatedPassword,
      })
      .check(passwordsMatch),
    data: z.null(),
    limit: { max: 20, seconds: 60 },
  }),
}
