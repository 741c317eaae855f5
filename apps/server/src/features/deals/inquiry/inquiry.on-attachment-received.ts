import { consumer } from '#kernel/work/events.ts'
import { checkAttachment } from './inquiry.attachment.service.ts'
import { attachmentReceived } from './inquiry.events.ts'

export const checkReceivedAttachment = consumer({
  name: 'inquiry.check-attachment',
  on: attachmentReceived,
  workerPool: 'files',
  handle: (ctx, { attachmentId }) => checkAttachment(ctx, attachmentId),
})
