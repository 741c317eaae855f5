import { event } from '#kernel/work/events.ts'

/** The index has a product as it is now. */
export const productIndexed = event<{ productId: string }>('product.indexed')

/** The index has all products of a store as they are now. */
export const storeIndexed = event<{ sellerId: string }>('store.indexed')
