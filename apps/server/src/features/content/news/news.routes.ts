import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { previewedId, previewLinkTo } from '#features/content/article/article.preview.service.ts'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { newsDetail, newsListed, newsPreviewed } from './news.queries.ts'
import { createNews, moveNews, saveNews } from './news.service.ts'
import { newsForStaff, newsRecord } from './news.staff.queries.ts'

const { staff } = newsEndpoints

export const newsRoutes: Routes = (serve) => {
  serve(newsEndpoints.list, ({ ctx, query }) => newsListed(ctx, query))
  serve(newsEndpoints.detail, ({ ctx, query }) => newsDetail(ctx, query.newsId))
  serve(newsEndpoints.preview, ({ ctx, query }) =>
    newsPreviewed(ctx, previewedId(ctx, 'news-preview', query.token)),
  )

  serve(staff.list, ({ ctx, query }) => newsForStaff(ctx, query))
  serve(staff.detail, async ({ ctx, query }) => {
    const record = await newsRecord(ctx, query.newsId)
    if (!record) throw notFound()
    return record
  })
  serve(staff.create, ({ ctx, body }) => createNews(ctx, body))
  serve(staff.save, ({ ctx, actor, body }) => saveNews(ctx, actor, body))
  serve(staff.previewLink, async ({ ctx, query: { newsId } }) => {
    if (!(await newsRecord(ctx, newsId))) throw notFound()
    return previewLinkTo(ctx, 'news-preview', newsId)
  })
  serve(staff.move, ({ ctx, actor, body }) => moveNews(ctx, actor, body))
}
