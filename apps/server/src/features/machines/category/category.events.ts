import { event } from '#kernel/work/events.ts'

/** The texts, the order or the visibility of categories have changed. */
export const categoriesChanged = event<{ categoryIds: readonly string[] }>('category.changed')
