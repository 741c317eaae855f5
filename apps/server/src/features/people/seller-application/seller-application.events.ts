import { event } from '#kernel/work/events.ts'

export const sellerApplicationRefused = event<{ applicationId: string }>(
  'seller-application.refused',
)

/** An application was sent: its address is to be confirmed. */
export const sellerApplicationSent = event<{ applicationId: string }>('seller-application.sent')
