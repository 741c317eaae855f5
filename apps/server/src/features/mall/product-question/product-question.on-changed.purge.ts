import { productTag } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { questionAnswered, questionHidden } from './product-question.events.ts'

export const purgeAnswered = purgeConsumer({
  name: 'product-question.purge-answered',
  on: questionAnswered,
  tags: ({ productId }) => [productTag(productId)],
})

export const purgeHidden = purgeConsumer({
  name: 'product-question.purge-hidden',
  on: questionHidden,
  tags: ({ productId }) => [productTag(productId)],
})
