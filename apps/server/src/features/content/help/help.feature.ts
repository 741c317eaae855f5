import { feature } from '#kernel/registry.ts'
import { helpIndex } from './help.document.ts'
import { indexHelp } from './help.on-changed.index.ts'
import { purgeHelpOfArticle, purgeHelpOfTopic } from './help.on-changed.purge.ts'
import { publishDueHelpArticles } from './help.publish-due.job.ts'
import { helpRoutes } from './help.routes.ts'
import { helpVote } from './help.tables.ts'

export const helpFeature = feature({
  name: 'help',
  routes: [helpRoutes],
  consumers: [indexHelp, purgeHelpOfArticle, purgeHelpOfTopic],
  jobs: [publishDueHelpArticles],
  indexes: [helpIndex],
  retention: [{ table: helpVote, since: helpVote.createdAt, days: 2 }],
})
