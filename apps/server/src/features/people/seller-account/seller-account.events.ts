import { event } from '#kernel/work/events.ts'

export const sellerInvited = event<{ accountId: string; invitationId: string }>('seller.invited')

/** A person of a seller was deleted: what other features store about them goes as well. */
export const sellerAccountRemoved = event<{ accountId: string }>('seller-account.removed')

/** Someone was given the role that may do everything for a seller. */
export const ownerNamed = event<{ accountId: string; by: string }>('seller-account.owner-named')
