import { event } from '#kernel/work/events.ts'

export const sellerApplicationRefused = event<{ applicationId: string }>(
  'seller-application.refused',
)

/** The address was confirmed: staff decide. */
export const sellerApplicationConfirmed = event<{ applicationId: string }>(
  'seller-application.confirmed',
)

/** An application was sent: its address is to be confirmed. */
export const sellerApplicationSent = event<{ applicationId: string }>('seller-application.sent')
