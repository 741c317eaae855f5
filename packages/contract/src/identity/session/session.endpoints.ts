import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** A session of a member or a staff member. */
export const SignedIn = z.object({
  sessionId: z.uuid(),
  isCurrent: z.boolean(),
  /** Names of products, in no language: "Chrome", "Android"; empty when the user agent is unknown. */
  browser: z.string(),
  system: z.string(),
  /** The network of its last request, not the full IP address. */
  network: z.string(),
  /** ISO 3166, if the proxy in front of the site sends it. */
  country: z.nullable(z.string()),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type SignedIn = z.output<typeof SignedIn>

export const sessionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/session/list',
    audience: 'member',
    summary: 'Where the member is signed in, the latest first',
    data: z.array(SignedIn),
  }),
  end: endpoint({
    method: 'POST',
    path: '/p/session/end',
    audience: 'member',
    summary: 'Ends one session, at once and everywhere',
    body: z.object({ sessionId: z.uuid() }),
    data: z.null(),
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/p/session/endOthers',
    audience: 'member',
    summary: 'Ends every session but this one',
    data: z.null(),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/p/session/leave',
    audience: 'member',
    summary: 'Signs out',
    data: z.null(),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/p/session/renew',
    audience: 'member',
    summary: 'Exchanges the token for another; null when another request was first',
    data: z.object({ token: z.nullable(z.string()), seconds: z.int() }),
  }),
}

/** Asks the caller to exchange the token: a header of any response to a member. */
export const TOKEN_DUE = 'x-token-due'
/** The known device of the caller, sent by the front end that stores its key. */
export const DEVICE_KEY = 'x-device-key'
/** The country of the caller's address, set by our proxy; a value from the visitor is dropped. */
export const COUNTRY = 'x-country'
/** Responses with a token: no front end passes them to a script. */
export const GIVES_TOKEN =
  /^\/(?:login\/(?:password|code|passkey|secondFactor)|user\/registerOrBindUser|thirdLogin|p\/session\/renew|(?:staff|merchant)\/(?:login\/(?:passkey|secondFactor)|setUp\/(?:passkey|app\/enable)))$/
