import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { storeLifecycle } from '../../mall/store/store.lifecycle.ts'
import { SellerMessage } from '../realtime/realtime.frames.ts'

/** What a seller sells: machines, parts in a store, or both. */
export const TRADES = ['machines', 'parts'] as const
export type Trade = (typeof TRADES)[number]

const OWN = { method: 'GET', audience: 'merchant', permission: null } as const

export const todayMerchantEndpoints = {
  waiting: endpoint({
    ...OWN,
    path: '/p/merchant/today/waiting',
    summary:
      'How much waits for the own dealer; 0 for what the permissions of the caller do not open',
    data: SellerMessage,
  }),
  trades: endpoint({
    ...OWN,
    path: '/p/merchant/today/trades',
    summary: 'What the own dealer sells: machines, parts in a store, or both',
    data: z.object({
      trades: z.array(z.enum(TRADES)),
      /** Null without a store. */
      storeState: z.nullable(z.enum(storeLifecycle.states)),
      /** The page of the shop where a store is applied for. */
      openStoreUrl: z.url(),
    }),
  }),
}
