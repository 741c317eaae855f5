import { event } from '#kernel/work/events.ts'

/** The rating of a product, and with it that of its store, was counted again. */
export const ratingCounted = event<{ productId: string; sellerId: string }>('rating.counted')
