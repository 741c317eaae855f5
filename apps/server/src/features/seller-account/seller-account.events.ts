import { event } from '#kernel/work/events.ts'

export const sellerInvited = event<{ accountId: string; invitationId: string }>('seller.invited')
