import * as z from 'zod/mini'
import {
  passwordsMatch,
  RepeatedPassword,
  SecondFactorCode,
  Ticket,
  TypedPassword,
} from '../identity/identity.schema.ts'
import { Passkey } from '../passkey/passkey.endpoints.ts'
import { PasskeyResponse } from '../passkey/passkey.schema.ts'
import { SignedIn } from '../session/session.endpoints.ts'
import { AppSecret, PasskeyName, PasskeyOptions, RecoveryCodes } from './sign-in.schema.ts'

const limit = { max: 20, seconds: 60 }
const refusalShownBy = 'page'

/**
 * What a person of a portal does with their own account, without path and audience. Changes of
 * factors and password need a recent proof.
 */
export const ownAccountParts = (newPassword: z.ZodMiniString) =>
  ({
    leave: { summary: 'Signs out', data: z.null() },
    sessions: {
      summary: 'Where the person is signed in, the latest first',
      data: z.array(SignedIn),
    },
    endSession: {
      summary: 'Ends one of the own sessions',
      recentProof: true,
      body: z.object({ sessionId: z.uuid() }),
      data: z.null(),
    },
    askProof: {
      summary: 'The options for the browser to prove the identity with a passkey',
      data: PasskeyOptions,
      limit,
    },
    prove: {
      summary: 'Proves the identity with a code or a passkey; for some minutes changes are allowed',
      /** One of the two. */
      body: z.object({
        code: z.optional(SecondFactorCode),
        passkey: z.optional(z.object({ ticket: Ticket, response: PasskeyResponse })),
      }),
      data: z.object({ until: z.iso.datetime() }),
      refusalShownBy,
      limit,
    },
    changePassword: {
      summary: 'Changes the password; every other session ends',
      body: z
        .object({
          original: TypedPassword,
          password: newPassword,
          confirmPassword: RepeatedPassword,
        })
        .check(passwordsMatch),
      data: z.null(),
      refusalShownBy,
      limit,
    },
    factors: {
      summary: 'The second factors of the account',
      data: z.object({
        /** Since when there is an authenticator app. */
        appSince: z.nullable(z.iso.datetime()),
        /** Unused ones. */
        recoveryCodesLeft: z.int(),
        passkeys: z.array(Passkey),
      }),
    },
    beginApp: {
      summary: 'A secret for another authenticator app; the one in use stays until it is confirmed',
      data: AppSecret,
      limit,
    },
    enableApp: {
      summary: 'Enables the app with a code of it',
      body: z.object({ code: SecondFactorCode }),
      data: z.null(),
      refusalShownBy,
      limit,
    },
    removeApp: { summary: 'Removes the app, if there is a passkey', data: z.null(), limit },
    beginPasskey: {
      summary: 'The options for the browser to create a passkey',
      data: PasskeyOptions,
      limit,
    },
    addPasskey: {
      summary: 'Stores a passkey that was created',
      body: z.object({ ticket: Ticket, response: PasskeyResponse, name: PasskeyName }),
      data: Passkey,
      limit,
    },
    removePasskey: {
      summary: 'Removes a passkey, unless it is the last second factor',
      body: z.object({ passkeyId: z.uuid() }),
      data: z.null(),
      limit,
    },
    renewCodes: {
      summary: 'Issues new recovery codes; the old ones are no longer valid',
      data: RecoveryCodes,
      limit,
    },
  }) as const
