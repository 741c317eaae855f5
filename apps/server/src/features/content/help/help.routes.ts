import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { previewedId, previewLinkTo } from '#features/content/article/article.preview.service.ts'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { helpCenter, helpDetail, helpFound, helpPreviewed } from './help.queries.ts'
import { createHelp, moveHelp, saveHelp } from './help.service.ts'
import { helpForStaff, helpRecord, helpTopics } from './help.staff.queries.ts'
import { removeHelpTopic, saveHelpTopic } from './help.topic.service.ts'
import { voteOnHelp } from './help.vote.service.ts'

const { staff } = helpEndpoints

export const helpRoutes: Routes = (serve) => {
  serve(helpEndpoints.center, ({ ctx }) => helpCenter(ctx))
  serve(helpEndpoints.search, async ({ ctx, query, from }) => ({
    records: await helpFound(ctx, query.q, from.address),
  }))
  serve(helpEndpoints.detail, ({ ctx, query }) => helpDetail(ctx, query.slug))
  serve(helpEndpoints.preview, ({ ctx, query }) =>
    helpPreviewed(ctx, previewedId(ctx, 'help-preview', query.token)),
  )
  serve(helpEndpoints.vote, ({ ctx, body, from }) => voteOnHelp(ctx, body, from))

  serve(staff.topics, async ({ ctx }) => ({ records: await helpTopics(ctx) }))
  serve(staff.saveTopic, ({ ctx, body }) => saveHelpTopic(ctx, body))
  serve(staff.removeTopic, ({ ctx, body }) => removeHelpTopic(ctx, body.topicId))
  serve(staff.list, ({ ctx, query }) => helpForStaff(ctx, query))
  serve(staff.detail, async ({ ctx, query }) => {
    const record = await helpRecord(ctx, query.articleId)
    if (!record) throw notFound()
    return record
  })
  serve(staff.create, ({ ctx, body }) => createHelp(ctx, body))
  serve(staff.save, ({ ctx, body }) => saveHelp(ctx, body))
  serve(staff.previewLink, async ({ ctx, query: { articleId } }) => {
    if (!(await helpRecord(ctx, articleId))) throw notFound()
    return previewLinkTo(ctx, 'help-preview', articleId)
  })
  serve(staff.move, ({ ctx, actor, body }) => moveHelp(ctx, actor.id, body))
}
