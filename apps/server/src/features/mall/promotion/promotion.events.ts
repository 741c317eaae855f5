import { event } from '#kernel/work/events.ts'

export interface PromotionIds {
  promotionId: string
  sellerId: string
}

/** What buyers see of a promotion has changed: it runs, runs no more, or has nothing left. */
export const promotionChanged = event<PromotionIds>('promotion.changed')
/** Staff stopped it: its store is notified of the reason. */
export const promotionStopped = event<PromotionIds>('promotion.stopped')
