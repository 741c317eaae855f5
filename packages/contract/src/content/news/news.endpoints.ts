import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { changedTexts } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import {
  ARTICLE_BODY_BYTES,
  ArticleWords,
  PreviewLink,
  PreviewToken,
} from '../article/article.schema.ts'
import { newsLifecycle } from './news.lifecycle.ts'
import { NewsDetail, NewsFacts, NewsPage, NewsQuery, NewsRecord, NewsRow } from './news.schema.ts'

const NewsId = z.object({ newsId: z.uuid() })
const EDIT = { audience: 'staff', permission: 'news.edit' } as const
const PUBLISH = { audience: 'staff', permission: 'news.publish' } as const
/** A command for one version of an article; it answers the article as it is then. */
const change = { newsId: z.uuid(), version: Version }
const command = { method: 'POST', audit: true, once: true, data: NewsRecord } as const
const versioned = { ...command, versioned: true } as const

export const newsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/news/list',
    audience: 'anyone',
    summary: 'Published news, newest first, by list and year',
    query: NewsQuery,
    data: NewsPage,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/news/detail',
    audience: 'anyone',
    summary: 'A published article with its neighbours in the same list',
    query: NewsId,
    data: NewsDetail,
    refusalShownBy: 'page',
  }),
  preview: endpoint({
    method: 'GET',
    path: '/news/preview',
    audience: 'anyone',
    summary: 'An article in any state, for who has its preview link',
    query: PreviewToken,
    data: NewsDetail,
    refusalShownBy: 'page',
  }),
  staff: {
    list: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/news/list',
      summary: 'All articles, by state and list',
      query: z.extend(staffListQuery(['-updatedAt', 'updatedAt', '-publishAt', 'publishAt']), {
        state: z.optional(z.enum(newsLifecycle.states)),
        list: z.optional(NewsFacts.list),
        /** With a translation that no longer follows the English text. */
        texts: z.optional(z.literal('outdated')),
        q: z.optional(z.string().check(z.maxLength(100))),
      }),
      data: staffPage(NewsRow),
    }),
    detail: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/news/detail',
      summary: 'An article with its texts in every language',
      query: NewsId,
      data: NewsRecord,
    }),
    create: endpoint({
      ...EDIT,
      ...command,
      path: '/p/staff/news/create',
      summary: 'Begin an article with its English text',
      body: z.object({ list: NewsFacts.list, title: ArticleWords.shape.title }),
    }),
    save: endpoint({
      ...EDIT,
      ...versioned,
      bodyBytes: ARTICLE_BODY_BYTES,
      path: '/p/staff/news/save',
      summary: 'Change an article: its list, cover, machines and end, and its texts',
      body: z.object({ ...change, ...NewsFacts, texts: changedTexts(ArticleWords) }),
    }),
    previewLink: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/news/preview-link',
      summary: 'A token that shows an article to anyone who has it, for two days',
      query: NewsId,
      data: PreviewLink,
    }),
    move: endpoint({
      ...PUBLISH,
      ...versioned,
      path: '/p/staff/news/move',
      summary: 'Schedule, publish, archive or restore an article',
      body: z.object({
        ...change,
        action: z.enum(['schedule', 'unschedule', 'publish', 'archive', 'restore']),
        /** When it is to be published; only of a schedule. */
        publishAt: z.nullable(z.iso.datetime().check(z.maxLength(30))),
      }),
    }),
  },
}
