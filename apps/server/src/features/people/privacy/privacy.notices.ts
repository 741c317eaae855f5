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
  /** It leads to the page: a mailbox alone must not be enough to read everything. */
  async mail(ctx, { exportId }) {
    const row = await exportById(ctx, exportId)
    if (row?.state !== 'ready' || row.expiresAt <= ctx.now()) return
    return exportReadyEmail(ctx.locale, { siteUrl: ctx.site.url, until: row.expiresAt })
  },
})
