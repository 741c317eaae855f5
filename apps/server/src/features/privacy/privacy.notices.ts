import { notice } from '#kernel/work/notices.ts'
import { exportReadyEmail } from './emails/export-ready.email.ts'
import { exportPacked } from './privacy.events.ts'
import { exportById } from './privacy.queries.ts'

export const exportReadyNotice = notice({
  kind: 'exportReady',
  on: exportPacked,
  group: 'account',
  async to(ctx, { exportId }) {
    const row = await exportById(ctx, exportId)
    return row ? [row.memberId] : []
  },
  facts: async (ctx, { exportId }) =>
    (await exportById(ctx, exportId))?.state === 'ready' ? {} : undefined,
  link: () => '/user-center/privacy',
  /** The link is in the email only: anyone who has it can download the archive. */
  async mail(ctx, { exportId }) {
    const row = await exportById(ctx, exportId)
    if (row?.state !== 'ready' || row.objectKey === null) return
    const seconds = Math.floor((row.expiresAt.getTime() - ctx.now().getTime()) / 1000)
    if (seconds <= 0) return
    const url = await ctx.storage.presignDownload(row.objectKey, ctx.now(), seconds)
    return exportReadyEmail(ctx.locale, { url, until: row.expiresAt })
  },
})
