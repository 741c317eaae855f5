import * as z from 'zod/mini'
import { Ticket } from '../identity/identity.schema.ts'

/** What follows after a right password: the second factor, or setting one up. There is no session yet. */
export const SignInStep = z.object({
  next: z.enum(['secondFactor', 'setUp']),
  ticket: Ticket,
  expiresAt: z.iso.datetime(),
})
export type SignInStep = z.output<typeof SignInStep>

/** What every complete sign-in gives. The portal's server takes the token out of it. */
export const OpenedSession = z.object({
  token: z.string(),
  /** The longest lifetime of the token. */
  seconds: z.int(),
  /** For the portal's server to keep; null from a device that the person signed in from before. */
  deviceKey: z.nullable(z.string()),
})

/** Recovery codes are shown once: the database has only their hashes. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** WebAuthn options, passed through unchanged. */
export const PasskeyOptions = z.object({
  ticket: Ticket,
  options: z.record(z.string(), z.unknown()),
})

/** A secret for an authenticator app. */
export const AppSecret = z.object({
  /** Base32, as authenticator apps take it. */
  secret: z.string(),
  uri: z.string(),
  /** The URI as a QR code: a square of `size` modules and the SVG path of the dark ones. */
  qr: z.object({ size: z.int(), path: z.string() }),
})

export const PasskeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
