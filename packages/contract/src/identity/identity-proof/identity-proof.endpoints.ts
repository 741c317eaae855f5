import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Code, SecondFactorCode, Ticket, TypedPassword } from '../identity/identity.schema.ts'
import { PasskeyResponse } from '../passkey/passkey.schema.ts'

/** The field of the refusal of a command that needs a recent proof of identity. */
export const RECENT_PROOF = 'recentProof'

export const PROOF_WAYS = ['password', 'passkey', 'code'] as const

const IdentityProof = z.object({
  /** Until when changes of the account are allowed; null: prove first. */
  until: z.nullable(z.iso.datetime()),
  /** How this member can prove their identity. */
  ways: z.array(z.enum(PROOF_WAYS)),
  /** Besides a password or a code the second factor is needed; a passkey is enough. */
  needsSecondFactor: z.boolean(),
})

export const identityProofEndpoints = {
  status: endpoint({
    method: 'GET',
    path: '/p/user/prove',
    audience: 'member',
    summary: 'Whether the session has a recent proof of identity, and how to give one',
    data: IdentityProof,
  }),
  options: endpoint({
    method: 'POST',
    path: '/p/user/prove/options',
    audience: 'member',
    summary:
      'What a browser is asked to prove the identity with one of the passkeys of the account',
    data: z.object({ ticket: Ticket, options: z.record(z.string(), z.unknown()) }),
    limit: { max: 60, seconds: 60 },
  }),
  prove: endpoint({
    method: 'POST',
    path: '/p/user/prove',
    audience: 'member',
    summary: 'Proves the identity of the member for the next minutes of this session',
    body: z.object({
      /** One of the three; a code is requested with the purpose `secure`. */
      password: z.optional(TypedPassword),
      code: z.optional(Code),
      /** With a password or a code, if the account has a second factor. */
      secondFactor: z.optional(SecondFactorCode),
      passkey: z.optional(z.object({ ticket: Ticket, response: PasskeyResponse })),
    }),
    data: IdentityProof,
    limit: { max: 20, seconds: 60 },
  }),
}
