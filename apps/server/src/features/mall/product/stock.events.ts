import { event } from '#kernel/work/events.ts'

/**
 * What can be bought of a variant in a warehouse went from some to none, or from none to some. Other changes of
 * stock are no event: a list shows only whether a product can be bought.
 */
export const availabilityChanged = event<{ skuId: string }>('stock.availability-changed')

/** What can be bought of variants of a store fell to the number that the store set for them. */
export const stockLow = event<{ sellerId: string; skuIds: string[] }>('stock.fell-low')
