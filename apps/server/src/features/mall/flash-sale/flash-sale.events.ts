import { event } from '#kernel/work/events.ts'

interface FlashSaleIds {
  flashSaleId: string
  sellerId: string
}

/** What buyers see of a flash sale has changed: it comes, runs, or runs no more. */
export const flashSaleChanged = event<FlashSaleIds>('flashSale.changed')
