import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import {
  Announcement,
  AnnouncementBar,
  AnnouncementForm,
  AnnouncementRecord,
  AnnouncementWords,
} from './announcement.schema.ts'

const STAFF = { audience: 'staff', permission: 'notice.edit' } as const
const AnnouncementId = z.object({ announcementId: z.uuid() })

export const announcementEndpoints = {
  bars: endpoint({
    method: 'GET',
    path: '/announcement/bars',
    audience: 'anyone',
    summary: 'The important announcements to everyone that every page shows now',
    data: z.array(AnnouncementBar),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/announcement/detail',
    audience: 'anyone',
    summary: 'An announcement to everyone that has started and was not withdrawn',
    query: AnnouncementId,
    data: Announcement,
    refusalShownBy: 'page',
  }),
  ofMember: endpoint({
    method: 'GET',
    path: '/p/announcement/list',
    audience: 'member',
    summary: 'The current announcements to the member, the latest first',
    data: z.array(z.extend(Announcement, { isRead: z.boolean() })),
  }),
  read: endpoint({
    method: 'POST',
    path: '/p/announcement/read',
    audience: 'member',
    summary: 'Marks an announcement as read',
    body: AnnouncementId,
    data: z.null(),
  }),
  staffList: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/announcement/list',
    summary: 'All announcements with their texts',
    query: staffListQuery(['-startsAt', 'startsAt']),
    data: staffPage(AnnouncementRecord),
  }),
  record: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/announcement/record',
    summary: 'One announcement with its texts in every language',
    query: AnnouncementId,
    data: AnnouncementRecord,
  }),
  save: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/announcement/save',
    audit: true,
    versioned: true,
    summary: 'Creates an announcement, or replaces one that has not changed since it was read',
    body: z.extend(AnnouncementForm, {
      announcementId: z.optional(z.uuid()),
      version: z.optional(Version),
      texts: translated(AnnouncementWords),
    }),
    data: AnnouncementRecord,
  }),
  withdraw: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/announcement/withdraw',
    audit: true,
    versioned: true,
    summary: 'Withdraws an announcement: its page is not found from then on',
    body: z.object({ announcementId: z.uuid(), version: Version }),
    data: AnnouncementRecord,
  }),
}
