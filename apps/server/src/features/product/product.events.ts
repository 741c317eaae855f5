import { event } from '#kernel/work/events.ts'

/** A product, its variants, prices, texts, pictures or state have changed. */
export const productChanged = event<{ productId: string }>('product.changed')
