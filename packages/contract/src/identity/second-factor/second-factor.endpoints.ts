import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { SecondFactorCode } from '../identity/identity.schema.ts'

const RecoveryCodes = z.object({
  /** Shown once: the database has only their hashes. */
  recoveryCodes: z.array(z.string()),
})

const LIMIT = { max: 20, seconds: 60 }

/** The commands need a recent proof of identity. */
export const secondFactorEndpoints = {
  status: endpoint({
    method: 'GET',
    path: '/p/secondFactor',
    audience: 'member',
    summary: 'Whether the account has a second factor',
    data: z.object({
      enabledAt: z.nullable(z.iso.datetime()),
      /** Unused ones. */
      recoveryCodesLeft: z.int(),
    }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/p/secondFactor/begin',
    audience: 'member',
    summary: 'Creates a secret for an authenticator app; it is used once a code of it was entered',
    data: z.object({
      /** Base32, as authenticator apps take it. */
      secret: z.string(),
      uri: z.string(),
      /** The URI as a QR code: a square of `size` modules and the SVG path of the dark ones. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
    limit: LIMIT,
  }),
  enable: endpoint({
    method: 'POST',
    path: '/p/secondFactor/enable',
    audience: 'member',
    summary: 'Enables the second factor with a code of the app, and issues recovery codes',
    body: z.object({ code: SecondFactorCode }),
    data: RecoveryCodes,
    limit: LIMIT,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/p/secondFactor/disable',
    audience: 'member',
    summary: 'Disables the second factor',
    data: z.null(),
    limit: LIMIT,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/p/secondFactor/recoveryCodes',
    audience: 'member',
    summary: 'Issues new recovery codes; the old ones are no longer valid',
    data: RecoveryCodes,
    limit: LIMIT,
  }),
}
