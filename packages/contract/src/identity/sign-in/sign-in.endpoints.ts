import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import {
  Email,
  passwordsMatch,
  Proof,
  RepeatedPassword,
  SecondFactorCode,
  Ticket,
  TypedPassword,
} from '../identity/identity.schema.ts'
import { PasskeyResponse } from '../passkey/passkey.schema.ts'
import { AppSecret, PasskeyName, PasskeyOptions, SignInStep } from './sign-in.schema.ts'

const LIMIT = { max: 60, seconds: 60 }
const STEP = { method: 'POST', audience: 'anyone', refusalShownBy: 'page', limit: LIMIT } as const

interface Portal<S extends z.ZodMiniType, F extends z.ZodMiniType, I extends z.ZodMiniType> {
  path: `/${string}`
  /** The rule of a password that is set. */
  newPassword: z.ZodMiniString
  session: S
  /** The first one also has recovery codes. */
  firstSession: F
  /** What an invitation says about itself. */
  invitation: I
}

/**
 * The sign-in of a portal with two factors, on the origin of that portal. Every answer is the same for
 * unknown addresses.
 */
export const signInEndpointsOf = <
  S extends z.ZodMiniType,
  F extends z.ZodMiniType,
  I extends z.ZodMiniType,
>({
  path,
  newPassword,
  session,
  firstSession,
  invitation,
}: Portal<S, F, I>) => ({
  password: endpoint({
    ...STEP,
    path: `${path}/login/password`,
    summary: 'The first step of a sign-in',
    body: z.object({ email: Email, password: TypedPassword, proof: z.optional(Proof) }),
    data: SignInStep,
  }),
  secondFactor: endpoint({
    ...STEP,
    path: `${path}/login/secondFactor`,
    summary: 'Completes a sign-in with a code of the authenticator app or a recovery code',
    body: z.object({ ticket: Ticket, code: SecondFactorCode }),
    data: session,
  }),
  passkeyOptions: endpoint({
    ...STEP,
    path: `${path}/login/passkey/options`,
    summary: 'The options for the browser to sign in with a passkey',
    data: PasskeyOptions,
    refusalShownBy: 'toast',
  }),
  passkey: endpoint({
    ...STEP,
    path: `${path}/login/passkey`,
    summary: 'Signs in with a passkey that verified its user: it is both factors',
    body: z.object({ ticket: Ticket, response: PasskeyResponse }),
    data: session,
  }),
  forgot: endpoint({
    ...STEP,
    path: `${path}/login/forgot`,
    summary: 'Sends a link to set another password; the answer is the same for unknown addresses',
    body: z.object({ email: Email }),
    data: z.null(),
    limit: { max: 10, seconds: 600 },
  }),
  reset: endpoint({
    ...STEP,
    path: `${path}/login/reset`,
    summary:
      'Sets another password with the link of the email and a code of the app or a recovery code, and signs in',
    body: z
      .object({
        ticket: Ticket,
        code: SecondFactorCode,
        password: newPassword,
        confirmPassword: RepeatedPassword,
      })
      .check(passwordsMatch),
    data: session,
  }),
  invitation: endpoint({
    ...STEP,
    path: `${path}/invitation`,
    summary: 'What an invitation says about itself',
    body: z.object({ invitation: Ticket }),
    data: invitation,
  }),
  accept: endpoint({
    ...STEP,
    path: `${path}/invitation/accept`,
    summary: 'Uses an invitation: sets the password; the second factor is set up next',
    body: z
      .object({ invitation: Ticket, password: newPassword, confirmPassword: RepeatedPassword })
      .check(passwordsMatch),
    data: SignInStep,
  }),
  beginApp: endpoint({
    ...STEP,
    path: `${path}/setUp/app`,
    summary: 'Creates a secret for an authenticator app; it is used once a code of it was entered',
    body: z.object({ ticket: Ticket }),
    data: AppSecret,
  }),
  enableApp: endpoint({
    ...STEP,
    path: `${path}/setUp/app/enable`,
    summary: 'Enables the app with a code of it, issues recovery codes and signs in',
    body: z.object({ ticket: Ticket, code: SecondFactorCode }),
    data: firstSession,
  }),
  beginPasskey: endpoint({
    ...STEP,
    path: `${path}/setUp/passkey/options`,
    summary: 'The options for the browser to create the first passkey',
    body: z.object({ ticket: Ticket }),
    data: PasskeyOptions,
  }),
  addPasskey: endpoint({
    ...STEP,
    path: `${path}/setUp/passkey`,
    summary: 'Stores the first passkey, issues recovery codes and signs in',
    body: z.object({ ticket: Ticket, response: PasskeyResponse, name: PasskeyName }),
    data: firstSession,
  }),
})
