import { ApiError } from '@ironsouq/contract/client'
import {
  accountChangeEndpoints,
  type Undo,
} from '@ironsouq/contract/identity/account-change/account-change.endpoints'
import { pageFailure } from '#kit/api/api.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'

/** Null when the link is no longer valid, or never was. */
async function unlessOver(undo: Promise<Undo>): Promise<Undo | null> {
  try {
    return await undo
  } catch (err) {
    if (err instanceof ApiError && err.status === 400) return null
    throw pageFailure(err)
  }
}

export const undoOf = ({ api }: Visit, ticket: string): Promise<Undo | null> =>
  unlessOver(api(accountChangeEndpoints.show, { query: { ticket } }))

export const undoChange = ({ api }: Visit, ticket: string): Promise<Undo | null> =>
  unlessOver(api(accountChangeEndpoints.undo, { body: { ticket } }))
