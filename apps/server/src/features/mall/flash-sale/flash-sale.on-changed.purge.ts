import { MALL, storeTag } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { flashSaleChanged } from './flash-sale.events.ts'

/** The list of flash sales has the tag of the mall; the pages of the products of a store have its tag. */
export const purgeFlashSale = purgeConsumer({
  name: 'flash-sale.purge-pages',
  on: flashSaleChanged,
  tags: ({ sellerId }) => [storeTag(sellerId), MALL],
})
