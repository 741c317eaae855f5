import { event } from '#kernel/work/events.ts'

/** The texts, the order, the rules or the attributes of product categories have changed. */
export const productCategoriesChanged = event<{ productCategoryIds: readonly string[] }>(
  'product-category.changed',
)
