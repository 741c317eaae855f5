import { consumer } from '#kernel/work/events.ts'
import { helpIndex, presentHelpDocument } from './help.document.ts'
import { helpArticleChanged } from './help.events.ts'
import { helpToIndex } from './help.index.queries.ts'

/**
 * Brings the index up to date. It writes the article as it is now with its version, so events may
 * come twice, late or in any order.
 */
export const indexHelp = consumer({
  name: 'help.index-changed',
  on: helpArticleChanged,
  workerPool: 'search',
  async handle(ctx, { articleId }) {
    const rows = await helpToIndex(ctx, { ids: [articleId] })
    await ctx.search.write(helpIndex.name, rows.map(presentHelpDocument))
  },
})
