import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Somewhere the member is signed in. */
const SignedIn = z.object({
  sessionId: z.uuid(),
  isCurrent: z.boolean(),
  /** Names of products, in no language: "Chrome", "Android"; empty when it said nothing known. */
  browser: z.string(),
  system: z.string(),
  /** The network it was last seen in, not the whole address. */
  network: z.string(),
  /** ISO 3166, if whoever stands in front of the shop tells it. */
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
    summary: 'Exchanges the token for another; null when somebody else was first',
    data: z.object({ token: z.nullable(z.string()), seconds: z.int() }),
  }),
}

/** Asks the caller to exchange his token: a header of any answer to a member. */
export const TOKEN_DUE = 'x-token-due'
/** Which known device calls, told by the front end that keeps its key. */
export const DEVICE_KEY = 'x-device-key'
/** Which country the caller's address is in, told by a proxy of ours; visitors' own word is dropped. */
export const COUNTRY = 'x-country'
/** Answers that hold a token: no front end hands them on to a script. */
export const GIVES_TOKEN =
  /^\/(?:login\/(?:password|code|passkey)|user\/registerOrBindUser|thirdLogin|p\/session\/renew)$/
