import { HELP } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { helpArticleChanged, helpTopicChanged } from './help.events.ts'

export const purgeHelpOfArticle = purgeConsumer({
  name: 'help.purge-pages-of-article',
  on: helpArticleChanged,
  tags: () => [HELP],
})

export const purgeHelpOfTopic = purgeConsumer({
  name: 'help.purge-pages-of-topic',
  on: helpTopicChanged,
  tags: () => [HELP],
})
