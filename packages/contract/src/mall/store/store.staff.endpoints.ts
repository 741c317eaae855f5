import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { storeLifecycle } from './store.lifecycle.ts'
import { STORE_REASON_MAX } from './store.limits.ts'
import { StoreId, StoreRates, StoreRow, StoreStaffRecord } from './store.schema.ts'

const READ = { method: 'GET', audience: 'staff', permission: 'store.read' } as const
const COMMAND = { method: 'POST', audience: 'staff', audit: true } as const

export const STAFF_STORE_ACTIONS = [
  'takeOffline',
  'bringBack',
  'refuseReview',
  'suspend',
  'resume',
  'terminate',
] as const
export type StaffStoreAction = (typeof STAFF_STORE_ACTIONS)[number]

/** The stores of the mall as staff handle them [BO-2]. */
export const storeStaffEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/staff/store/list',
    summary: 'Stores in every state, the newest first',
    query: z.extend(staffListQuery(['-openedAt', 'openedAt', 'sellsUntil', '-sellsUntil']), {
      /** Part of a name of the store, or the whole number of its licence. */
      text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
      state: z.optional(z.enum(storeLifecycle.states)),
    }),
    data: staffPage(StoreRow),
  }),
  detail: endpoint({
    ...READ,
    path: '/p/staff/store/detail',
    summary: 'One store with its contract and what happened to it',
    query: StoreId,
    data: StoreStaffRecord,
  }),
  move: endpoint({
    ...COMMAND,
    permission: 'store.move',
    path: '/p/staff/store/move',
    summary: 'Moves a store along its lifecycle; its people see why',
    body: z.extend(StoreId, {
      action: z.enum(STAFF_STORE_ACTIONS),
      /** For its people; needed wherever the store stops selling. */
      reason: z.optional(
        z
          .string()
          .check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(STORE_REASON_MAX)),
      ),
    }),
    data: StoreStaffRecord,
    once: true,
  }),
  renew: endpoint({
    ...COMMAND,
    permission: 'store.approve',
    path: '/p/staff/store/renew',
    summary: 'Adds a period to the contract of a store and states until when its licence is valid',
    body: z.extend(StoreId, { from: Day, until: Day, licenceEndsOn: Day }),
    data: StoreStaffRecord,
    once: true,
  }),
  setRates: endpoint({
    ...COMMAND,
    permission: 'store.approve',
    path: '/p/staff/store/rates',
    summary: 'Changes the commission of every category of the contract, for orders from now on',
    body: z.extend(StoreId, { rates: StoreRates }),
    data: StoreStaffRecord,
    once: true,
  }),
}
