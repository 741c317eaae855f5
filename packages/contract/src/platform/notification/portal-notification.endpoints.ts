import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'

const PortalNotice = z.object({
  noticeId: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** A path of the portal. */
  link: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
})
export type PortalNotice = z.output<typeof PortalNotice>

const NoticePreferences = z.object({
  kinds: z.array(z.object({ kind: z.string(), name: z.string(), isEmailed: z.boolean() })),
})
export type NoticePreferences = z.output<typeof NoticePreferences>

const list = {
  method: 'GET',
  summary: 'The notifications of the caller, the latest first',
  query: PageQuery,
  data: z.object({ records: z.array(PortalNotice), total: z.int(), unread: z.int() }),
} as const

const unread = {
  method: 'GET',
  summary: 'How many notifications the caller has not read',
  data: z.object({ unread: z.int() }),
} as const

const read = {
  method: 'POST',
  summary: 'Marks one notification of the caller as read, or all',
  body: z.object({ noticeId: z.optional(z.uuid()) }),
  data: z.object({ unread: z.int() }),
} as const

const preferences = {
  method: 'GET',
  summary: 'The kinds of notifications that concern the caller, and which are sent by email',
  data: NoticePreferences,
} as const

const changePreference = {
  method: 'POST',
  summary: 'Switches the email of one kind on or off; the notification stays',
  body: z.object({
    kind: z.string().check(z.minLength(1), z.maxLength(64)),
    isEmailed: z.boolean(),
  }),
  data: NoticePreferences,
} as const

const STAFF = { audience: 'staff', permission: null } as const
const MERCHANT = { audience: 'merchant', permission: null } as const

export const staffNotificationEndpoints = {
  list: endpoint({ ...STAFF, ...list, path: '/p/staff/notification/list' }),
  unread: endpoint({ ...STAFF, ...unread, path: '/p/staff/notification/unread' }),
  read: endpoint({ ...STAFF, ...read, path: '/p/staff/notification/read', audit: true }),
  preferences: endpoint({ ...STAFF, ...preferences, path: '/p/staff/notification/preferences' }),
  changePreference: endpoint({
    ...STAFF,
    ...changePreference,
    path: '/p/staff/notification/preferences',
    audit: true,
  }),
}

export const merchantNotificationEndpoints = {
  list: endpoint({ ...MERCHANT, ...list, path: '/p/merchant/notification/list' }),
  unread: endpoint({ ...MERCHANT, ...unread, path: '/p/merchant/notification/unread' }),
  read: endpoint({ ...MERCHANT, ...read, path: '/p/merchant/notification/read' }),
  preferences: endpoint({
    ...MERCHANT,
    ...preferences,
    path: '/p/merchant/notification/preferences',
  }),
  changePreference: endpoint({
    ...MERCHANT,
    ...changePreference,
    path: '/p/merchant/notification/preferences',
  }),
}
