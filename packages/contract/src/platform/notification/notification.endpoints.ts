import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { NOTICE_GROUPS } from './notification.limits.ts'

const Notice = z.object({
  noticeId: z.uuid(),
  group: z.enum(NOTICE_GROUPS),
  title: z.string(),
  body: z.string(),
  /** A path of the storefront without a language, or null. */
  link: z.nullable(z.string()),
  at: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notice = z.output<typeof Notice>

export const notificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/notice/list',
    audience: 'member',
    summary: 'The notifications of the member, the latest first',
    query: z.extend(PageQuery, {
      group: z.optional(z.enum(NOTICE_GROUPS)),
      /** The currency of amounts in the texts; without it the default. */
      currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    }),
    data: z.object({
      records: z.array(Notice),
      total: z.int(),
      unread: z.int(),
      counts: z.record(z.enum(NOTICE_GROUPS), z.int()),
    }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/p/notice/read',
    audience: 'member',
    summary: 'Marks one notification as read, or all',
    body: z.object({ noticeId: z.optional(z.uuid()) }),
    data: z.object({ unread: z.int() }),
  }),
}
