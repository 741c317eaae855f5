import { feature } from '#kernel/registry.ts'
import { deleteOldInquiries } from './inquiry.delete-old.job.ts'
import {
  inquiryAnsweredNotice,
  inquiryInvalidNotice,
  inquiryPushedNotice,
  inquiryReceivedNotice,
} from './inquiry.notices.ts'
import { checkReceivedAttachment } from './inquiry.on-attachment-received.ts'
import { inquiryPersonalData } from './inquiry.personal-data.ts'
import { attachmentRoutes, inquiryRoutes, inquiryStaffRoutes } from './inquiry.routes.ts'
import { inquiry, inquiryAttachment } from './inquiry.tables.ts'

export const inquiryFeature = feature({
  name: 'inquiry',
  routes: [inquiryRoutes, attachmentRoutes, inquiryStaffRoutes],
  consumers: [checkReceivedAttachment],
  jobs: [deleteOldInquiries],
  personalData: [inquiryPersonalData],
  notices: [
    inquiryReceivedNotice,
    inquiryPushedNotice,
    inquiryInvalidNotice,
    inquiryAnsweredNotice,
  ],
  retention: [
    { table: inquiry, sweptBy: deleteOldInquiries.name },
    { table: inquiryAttachment, sweptBy: deleteOldInquiries.name },
  ],
})
