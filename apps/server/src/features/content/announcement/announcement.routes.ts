import { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import {
  announcementBars,
  announcementRecord,
  announcementRows,
  announcementsFor,
  publicAnnouncement,
} from './announcement.queries.ts'
import { readAnnouncement, saveAnnouncement, withdrawAnnouncement } from './announcement.service.ts'

export const announcementRoutes: Routes = (serve) => {
  serve(announcementEndpoints.bars, ({ ctx }) => announcementBars(ctx))
  serve(announcementEndpoints.detail, ({ ctx, query }) =>
    publicAnnouncement(ctx, query.announcementId),
  )
  serve(announcementEndpoints.ofMember, ({ ctx, actor }) => announcementsFor(ctx, actor.id))
  serve(announcementEndpoints.read, ({ ctx, actor, body }) =>
    readAnnouncement(ctx, actor.id, body.announcementId),
  )
  serve(announcementEndpoints.staffList, ({ ctx, query }) => announcementRows(ctx, query))
  serve(announcementEndpoints.record, async ({ ctx, query }) => {
    const record = await announcementRecord(ctx, query.announcementId)
    if (!record) throw notFound()
    return record
  })
  serve(announcementEndpoints.save, ({ ctx, body }) => saveAnnouncement(ctx, body))
  serve(announcementEndpoints.withdraw, ({ ctx, body }) => withdrawAnnouncement(ctx, body))
}
