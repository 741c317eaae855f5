import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Code, SecondFactorCode, TypedPassword } from '../../identity/identity/identity.schema.ts'
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
    summary: 'Requests a copy of all personal data; an email says when it can be downloaded',
    data: Export,
    limit: { max: 10, seconds: 3600 },
  }),
  download: endpoint({
    method: 'POST',
    path: '/p/privacy/export/download',
    audience: 'member',
    summary: 'Where the archive can be downloaded for a minute; needs a recent proof of identity',
    data: z.object({ url: z.url() }),
    limit: { max: 10, seconds: 60 },
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
      /** Besides, if the account has a second factor. */
      secondFactor: z.optional(SecondFactorCode),
    }),
    data: z.null(),
    limit: { max: 10, seconds: 60 },
  }),
}
