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
import { helpLifecycle } from './help.lifecycle.ts'
import {
  HelpArticle,
  HelpCenter,
  HelpFacts,
  HelpItem,
  HelpRecord,
  HelpRow,
  HelpSlug,
  HelpTopicForm,
  HelpTopicRecord,
  HelpWords,
} from './help.schema.ts'

const EDIT = { audience: 'staff', permission: 'help.edit' } as const
const change = { articleId: z.uuid(), version: Version }
const command = { method: 'POST', audit: true, once: true, data: HelpRecord } as const
const versioned = { ...command, versioned: true } as const

export const helpEndpoints = {
  center: endpoint({
    method: 'GET',
    path: '/help/center',
    audience: 'anyone',
    summary: 'The topics of the help center with their published articles',
    data: HelpCenter,
  }),
  search: endpoint({
    method: 'GET',
    path: '/help/search',
    audience: 'anyone',
    summary: 'Published help articles that answer a question, best first',
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    data: z.object({ records: z.array(HelpItem) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/help/detail',
    audience: 'anyone',
    summary: 'A published help article with the others of its topic',
    query: z.object({ slug: HelpSlug }),
    data: HelpArticle,
    refusalShownBy: 'page',
  }),
  preview: endpoint({
    method: 'GET',
    path: '/help/preview',
    audience: 'anyone',
    summary: 'A help article in any state, for who has its preview link',
    query: PreviewToken,
    data: HelpArticle,
    refusalShownBy: 'page',
  }),
  vote: endpoint({
    method: 'POST',
    path: '/help/vote',
    audience: 'anyone',
    summary: 'Say whether a help article answered the question, once a day',
    body: z.object({ slug: HelpSlug, isHelpful: z.boolean() }),
    data: z.null(),
    limit: { max: 30, seconds: 600 },
  }),
  staff: {
    topics: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/help/topics',
      summary: 'All topics of the help center in their order',
      data: z.object({ records: z.array(HelpTopicRecord) }),
    }),
    saveTopic: endpoint({
      ...EDIT,
      method: 'POST',
      audit: true,
      versioned: true,
      path: '/p/staff/help/save-topic',
      summary: 'Create a topic, or replace one that has not changed since it was read',
      body: z.object({
        topicId: z.optional(z.uuid()),
        version: z.optional(Version),
        ...HelpTopicForm,
      }),
      data: HelpTopicRecord,
    }),
    removeTopic: endpoint({
      ...EDIT,
      method: 'POST',
      audit: true,
      path: '/p/staff/help/remove-topic',
      summary: 'Remove a topic without articles',
      body: z.object({ topicId: z.uuid() }),
      data: z.null(),
    }),
    list: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/help/list',
      summary: 'All help articles, by state and topic',
      query: z.extend(
        staffListQuery(['-updatedAt', 'updatedAt', 'position', '-position', '-notHelpful']),
        {
          state: z.optional(z.enum(helpLifecycle.states)),
          topicId: z.optional(z.uuid()),
          q: z.optional(z.string().check(z.maxLength(100))),
        },
      ),
      data: staffPage(HelpRow),
    }),
    detail: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/help/detail',
      summary: 'A help article with its texts in every language',
      query: z.object({ articleId: z.uuid() }),
      data: HelpRecord,
    }),
    create: endpoint({
      ...EDIT,
      ...command,
      path: '/p/staff/help/create',
      summary: 'Begin a help article with its English title',
      body: z.object({
        topicId: HelpFacts.topicId,
        slug: HelpSlug,
        title: ArticleWords.shape.title,
      }),
    }),
    save: endpoint({
      ...EDIT,
      ...versioned,
      bodyBytes: ARTICLE_BODY_BYTES,
      path: '/p/staff/help/save',
      summary: 'Change a help article: its address, topic and place, and its texts',
      body: z.object({ ...change, ...HelpFacts, texts: changedTexts(HelpWords) }),
    }),
    previewLink: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/help/preview-link',
      summary: 'A token that shows a help article to anyone who has it, for two days',
      query: z.object({ articleId: z.uuid() }),
      data: PreviewLink,
    }),
    move: endpoint({
      ...EDIT,
      ...versioned,
      path: '/p/staff/help/move',
      summary: 'Schedule, publish or withdraw a help article',
      body: z.object({
        ...change,
        action: z.enum(['schedule', 'unschedule', 'publish', 'withdraw']),
        /** When it is to be published; only of a schedule. */
        publishAt: z.nullable(z.iso.datetime().check(z.maxLength(30))),
      }),
    }),
  },
}
