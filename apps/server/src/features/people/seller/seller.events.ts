import { event } from '#kernel/work/events.ts'

/** Staff suspended a dealer, or ended its suspension. */
export const sellerSuspended = event<{ sellerId: string }>('seller.suspended')
export const sellerSuspensionLifted = event<{ sellerId: string }>('seller.suspension-lifted')
