import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Code, TypedPassword } from '../identity/identity.schema.ts'
import { exportLifecycle } from './privacy.lifecycle.ts'

const Export = z.object({ state: z.enum(exportLifecycle.states), askedAt: z.iso.datetime() })
export type Export = z.output<typeof Export>

export const privacyEndpoints = {
  latest: endpoint({
    method: 'GET',
    path: '/p/privacy/export',
    audience: 'member',
    summary: 'The state of the latest copy of the member’s data',
    data: z.nullable(Export),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/p/privacy/export',
    audience: 'member',
    summary: 'Requests a copy of all personal data; an email has the link to download it',
    data: Export,
    limit: { max: 10, seconds: 3600 },
  }),
  erase: endpoint({
    method: 'POST',
    path: '/p/privacy/erase',
    audience: 'member',
    summary: 'Erases the account and all personal data permanently',
    body: z.object({
      /** One of the two confirms the member's identity. */
      password: z.optional(TypedPassword),
      code: z.optional(Code),
    }),
    data: z.null(),
    limit: { max: 10, seconds: 60 },
  }),
}
