import { MALL, storeTag } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { promotionChanged } from './promotion.events.ts'

/** Lists show promotions on cards; the pages of the products of a store have its tag. */
export const purgePromotion = purgeConsumer({
  name: 'promotion.purge-pages',
  on: promotionChanged,
  tags: ({ sellerId }) => [storeTag(sellerId), MALL],
})
