import { event } from '#kernel/work/events.ts'

export const sellerApplicationRefused = event<{ applicationId: string }>(
  'seller-application.refused',
)
