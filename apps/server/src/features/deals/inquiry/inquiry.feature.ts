import { feature } from '#kernel/registry.ts'
import { staffInquiryChannel } from './inquiry.channel.ts'
import { deleteOldInquiries } from './inquiry.delete-old.job.ts'
import {
  inquiryAnsweredNotice,
  inquiryFilesLeftNotice,
  inquiryInvalidNotice,
  inquiryPushedNotice,
  inquiryReceivedNotice,
} from './inquiry.notices.ts'
import { checkReceivedAttachment } from './inquiry.on-attachment-received.ts'
import { publishQueueToStaff } from './inquiry.on-queue-changed.ts'
import { inquiryPersonalData } from './inquiry.personal-data.ts'
import { attachmentRoutes, inquiryRoutes, inquiryStaffRoutes } from './inquiry.routes.ts'
import { inquiry, inquiryAttachment } from './inquiry.tables.ts'

export const inquiryFeature = feature({
  name: 'inquiry',
  routes: [inquiryRoutes, attachmentRoutes, inquiryStaffRoutes],
  consumers: [checkReceivedAttachment, ...publishQueueToStaff],
  channels: [staffInquiryChannel],
  jobs: [deleteOldInquiries],
  personalData: [inquiryPersonalData],
  notices: [
    inquiryReceivedNotice,
    inquiryPushedNotice,
    inquiryInvalidNotice,
    inquiryAnsweredNotice,
    inquiryFilesLeftNotice,
  ],
  retention: [
    { table: inquiry, sweptBy: deleteOldInquiries.name },
    { table: inquiryAttachment, sweptBy: deleteOldInquiries.name },
  ],
})
