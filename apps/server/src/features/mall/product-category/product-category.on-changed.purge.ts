import { MALL } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { productCategoriesChanged } from './product-category.events.ts'

/** Their names, order and filters are on the pages of the mall. */
export const purgeProductCategories = purgeConsumer({
  name: 'product-category.purge-pages',
  on: productCategoriesChanged,
  tags: () => [MALL],
})
