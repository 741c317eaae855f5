import { event } from '#kernel/work/events.ts'

/**
 * What can be bought of a variant in a warehouse went from some to none, or from none to some. Other changes of
 * stock are no event: a list shows only whether a product can be bought.
 */
export const availabilityChanged = event<{ skuId: string }>('stock.availability-changed')
