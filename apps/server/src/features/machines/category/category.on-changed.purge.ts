import { CATEGORIES } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { categoriesChanged } from './category.events.ts'

export const purgeCategories = purgeConsumer({
  name: 'category.purge-pages',
  on: categoriesChanged,
  tags: () => [CATEGORIES],
})
