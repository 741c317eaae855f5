import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Code, SecondFactorCode, TypedPassword } from '../../identity/identity/identity.schema.ts'
import { orderLifecycle } from '../../mall/order/order.lifecycle.ts'
import { Money } from '../../money/money/money.ts'
import { exportLifecycle } from './privacy.lifecycle.ts'

const Export = z.object({ state: z.enum(exportLifecycle.states), askedAt: z.iso.datetime() })
export type Export = z.output<typeof Export>

/** What has to be ended, used or given up before an account is erased. */
const OpenMatters = z.object({
  /** Cash and gifts together. */
  balance: Money,
  orders: z.array(z.object({ number: z.string(), state: z.enum(orderLifecycle.states) })),
  /** Machines that are reserved for the member. */
  reservations: z.array(
    z.object({
      quoteNo: z.int(),
      /** Null for an offer. */
      inquiryId: z.nullable(z.uuid()),
      until: z.nullable(z.iso.datetime()),
    }),
  ),
  /** Stores that the member opened and that sell. */
  stores: z.array(z.object({ storeId: z.uuid(), name: z.string() })),
  /** Where a store is closed. */
  portalUrl: z.url(),
})
export type OpenMatters = z.output<typeof OpenMatters>

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
  open: endpoint({
    method: 'GET',
    path: '/p/privacy/erase',
    audience: 'member',
    summary: 'What is still open: balance, orders, reserved machines and stores of the member',
    data: OpenMatters,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/p/privacy/erase',
    audience: 'member',
    summary:
      'Erases the account and all personal data permanently; refused while an order, a reservation or a store is open',
    body: z.object({
      /** One of the two confirms the member's identity. */
      password: z.optional(TypedPassword),
      code: z.optional(Code),
      /** Besides, if the account has a second factor. */
      secondFactor: z.optional(SecondFactorCode),
      /** The balance that the member gives up, as they read it. */
      givesUp: z.optional(z.string().check(z.regex(/^\d{1,12}(\.\d{1,3})?$/))),
    }),
    data: z.null(),
    limit: { max: 10, seconds: 60 },
  }),
}
