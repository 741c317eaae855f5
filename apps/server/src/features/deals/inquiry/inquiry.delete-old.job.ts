import { INQUIRY_RETENTION_DAYS } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { lt } from 'drizzle-orm'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { clearUploads, removeUnusedAttachments } from './inquiry.attachment.service.ts'
import { inquiry } from './inquiry.tables.ts'

const RETENTION_MS = INQUIRY_RETENTION_DAYS * 86_400_000

/** The files of a deleted inquiry lose their message; a later run removes them. */
export const deleteOldInquiries = job({
  name: 'inquiry.delete-old',
  cron: '25 * * * *',
  workerPool: 'files',
  async run(ctx) {
    const before = new Date(ctx.now().getTime() - RETENTION_MS)
    await deleteInBatches(ctx, inquiry, lt(inquiry.updatedAt, before))
    await removeUnusedAttachments(ctx)
    await clearUploads(ctx)
  },
})
