import { event } from '#kernel/work/events.ts'

/** A product, its variants, prices, texts, pictures or state have changed. */
export const productChanged = event<{ productId: string }>('product.changed')

/** What was sold of a product is more, or less after a refund. Every sale is one: lists follow when their pages age. */
export const salesCounted = event<{ productId: string }>('product.sales-counted')
