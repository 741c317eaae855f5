import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { SECURITY_KINDS, SECURITY_OUTCOMES, SIGN_IN_METHODS } from './security-log.enums.ts'

const SecurityEntry = z.object({
  entryId: z.uuid(),
  kind: z.enum(SECURITY_KINDS),
  outcome: z.enum(SECURITY_OUTCOMES),
  /** Of a sign-in; null for every other kind. */
  method: z.nullable(z.enum(SIGN_IN_METHODS)),
  /** Names of products, in no language; empty when the user agent is unknown. */
  browser: z.string(),
  system: z.string(),
  /** Not the full IP address. */
  network: z.string(),
  /** ISO 3166, if the proxy in front of the site sends it. */
  country: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type SecurityEntry = z.output<typeof SecurityEntry>

export const securityLogEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/security/log',
    audience: 'member',
    summary: 'What happened to the security of the account, the latest first',
    query: PageQuery,
    data: z.object({ records: z.array(SecurityEntry), total: z.int() }),
  }),
}
