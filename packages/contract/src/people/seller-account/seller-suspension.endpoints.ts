import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { STANDINGS } from '../../machines/device-admin/device-admin.enums.ts'

export const SUSPENSION_REASON_MAX = 500

const One = z.object({ sellerId: z.uuid() })

/** The standing of a dealer, with the reason of a suspension. */
export const SellerSuspension = z.extend(One, {
  standing: z.enum(STANDINGS),
  /** As the people of the dealer read it; null unless it is suspended. */
  reason: z.nullable(z.string()),
})
export type SellerSuspension = z.output<typeof SellerSuspension>

const COMMAND = {
  method: 'POST',
  audience: 'staff',
  permission: 'seller.suspend',
  audit: true,
  data: SellerSuspension,
  once: true,
} as const

export const sellerSuspensionEndpoints = {
  suspend: endpoint({
    ...COMMAND,
    path: '/p/staff/seller/suspend',
    summary: 'Suspends a dealer: its people are signed out, and its machines leave the sale',
    body: z.extend(One, {
      reason: z
        .string()
        .check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(SUSPENSION_REASON_MAX)),
    }),
  }),
  lift: endpoint({
    ...COMMAND,
    path: '/p/staff/seller/lift-suspension',
    summary: 'Ends the suspension of a dealer, whose listings are then reviewed',
    body: One,
  }),
}
