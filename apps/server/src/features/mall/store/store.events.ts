import { event } from '#kernel/work/events.ts'

/** The state, name, logo or place of a store has changed. */
export const storeChanged = event<{ sellerId: string }>('store.changed')

/** A store stopped selling by a decision of the platform, or because contract or licence ended. */
export const storeTakenOffline = event<{ sellerId: string }>('store.taken-offline')
export const storeSuspended = event<{ sellerId: string }>('store.suspended')

/** A store that was offline or suspended sells again. */
export const storeBroughtBack = event<{ sellerId: string }>('store.brought-back')
