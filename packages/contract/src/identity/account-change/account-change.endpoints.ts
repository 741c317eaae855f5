import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Ticket } from '../identity/identity.schema.ts'
import { CHANGE_KINDS } from './account-change.limits.ts'

const AccountChange = z.object({
  kind: z.enum(CHANGE_KINDS),
  /** The new address or number, partly hidden; the name of a passkey; the provider of a social login; else empty. */
  about: z.string(),
  at: z.iso.datetime(),
})

const Undo = z.object({
  isUndone: z.boolean(),
  until: z.iso.datetime(),
  /** What undoing takes back, the latest first: the change and all that came after it. */
  changes: z.array(AccountChange),
})
export type Undo = z.output<typeof Undo>

const LIMIT = { max: 30, seconds: 60 }

export const accountChangeEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/account/change',
    audience: 'anyone',
    summary: 'The change of an account that the link in a message is about',
    query: z.object({ ticket: Ticket }),
    data: Undo,
    limit: LIMIT,
    refusalShownBy: 'page',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/account/undoChange',
    audience: 'anyone',
    summary: 'Undoes the change and all later ones; every session ends and the password is removed',
    body: z.object({ ticket: Ticket }),
    data: Undo,
    limit: LIMIT,
    refusalShownBy: 'page',
  }),
}
