import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Agreed, Session, Ticket } from '../identity/identity.schema.ts'
import { PasskeyResponse } from './passkey.schema.ts'

/** WebAuthn options, passed through unchanged. */
const Options = z.object({ ticket: Ticket, options: z.record(z.string(), z.unknown()) })

export const Passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type Passkey = z.output<typeof Passkey>

export const passkeyEndpoints = {
  loginOptions: endpoint({
    method: 'POST',
    path: '/passkey/options',
    audience: 'anyone',
    summary: 'The options for the browser to sign in with a passkey',
    data: Options,
    limit: { max: 60, seconds: 60 },
  }),
  login: endpoint({
    method: 'POST',
    path: '/login/passkey',
    audience: 'anyone',
    summary: 'Signs in with a passkey',
    body: z.object({ ticket: Ticket, response: PasskeyResponse, agreed: Agreed }),
    data: Session,
    limit: { max: 60, seconds: 60 },
  }),
  list: endpoint({
    method: 'GET',
    path: '/p/passkey/list',
    audience: 'member',
    summary: 'The passkeys of the account',
    data: z.array(Passkey),
  }),
  addOptions: endpoint({
    method: 'POST',
    path: '/p/passkey/options',
    audience: 'member',
    summary: 'The options for the browser to create a passkey',
    data: Options,
  }),
  add: endpoint({
    method: 'POST',
    path: '/p/passkey/add',
    audience: 'member',
    summary: 'Stores a passkey that was created',
    body: z.object({
      ticket: Ticket,
      response: PasskeyResponse,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    }),
    data: Passkey,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/passkey/remove',
    audience: 'member',
    summary: 'Deletes a passkey',
    body: z.object({ passkeyId: z.uuid() }),
    data: z.null(),
  }),
}
