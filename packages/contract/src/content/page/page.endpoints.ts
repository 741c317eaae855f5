import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { changedTexts } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { ARTICLE_BODY_BYTES, ArticleWords } from '../article/article.schema.ts'
import { pageLifecycle } from './page.lifecycle.ts'
import { SITE_PAGES } from './page.limits.ts'
import { PageRecord, PageRow, PageShown } from './page.schema.ts'

const EDIT = { audience: 'staff', permission: 'page.edit' } as const
const change = { versionId: z.uuid(), version: Version }
const command = { method: 'POST', audit: true, once: true, data: PageRecord } as const
const versioned = { ...command, versioned: true } as const

export const pageEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/page/read',
    audience: 'anyone',
    summary: 'The version of a page that is in force, or the one of a day',
    query: z.object({ page: z.enum(SITE_PAGES), day: z.optional(Day) }),
    data: PageShown,
    refusalShownBy: 'page',
  }),
  inForce: endpoint({
    method: 'GET',
    path: '/page/in-force',
    audience: 'anyone',
    summary: 'The version of the terms that members agree to now',
    data: z.object({ terms: z.iso.date() }),
  }),
  staff: {
    list: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/page/list',
      summary: 'All versions of the pages',
      query: z.extend(staffListQuery(['-day', 'day', '-updatedAt']), {
        page: z.optional(z.enum(SITE_PAGES)),
        state: z.optional(z.enum(pageLifecycle.states)),
      }),
      data: staffPage(PageRow),
    }),
    detail: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/page/detail',
      summary: 'A version of a page with its texts in every language',
      query: z.object({ versionId: z.uuid() }),
      data: PageRecord,
    }),
    create: endpoint({
      ...EDIT,
      ...command,
      path: '/p/staff/page/create',
      summary: 'Begin a version of a page with the texts of the latest one',
      body: z.object({ page: z.enum(SITE_PAGES), day: Day }),
    }),
    save: endpoint({
      ...EDIT,
      ...versioned,
      bodyBytes: ARTICLE_BODY_BYTES,
      path: '/p/staff/page/save',
      summary: 'Change a version: the day from which a draft will be in force, and its texts',
      body: z.object({ ...change, day: Day, texts: changedTexts(ArticleWords) }),
    }),
    move: endpoint({
      ...EDIT,
      ...versioned,
      path: '/p/staff/page/move',
      summary: 'Publish a version, or withdraw one that is not in force yet',
      body: z.object({ ...change, action: z.enum(['publish', 'withdraw']) }),
    }),
  },
}
