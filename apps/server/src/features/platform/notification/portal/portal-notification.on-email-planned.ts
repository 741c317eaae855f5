import { knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { consumer } from '#kernel/work/events.ts'
import type { PortalNotice } from '#kernel/work/notices.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { portalEmailPlanned } from './portal-notification.events.ts'
import {
  portalNotificationById,
  readerOfEmail,
  withoutEmail,
} from './portal-notification.queries.ts'
import { portalNotification } from './portal-notification.tables.ts'

/**
 * Sends one planned email, if everything that made it due still holds. A crash between sending and marking it as sent
 * sends it again under the same Message-ID, which a mail client shows once.
 */
export const sendPortalEmail = (notices: readonly PortalNotice[]) =>
  consumer({
    name: 'notification.send-portal-email',
    on: portalEmailPlanned,
    workerPool: 'email',
    async handle(ctx, { notificationId }) {
      const row = await portalNotificationById(ctx, notificationId)
      if (!row || row.emailSentAt !== null) return
      const { id, kind, eventId, createdAt: at } = row
      const notice = notices.find((each) => each.kind === kind)
      const reader = notice && (await readerOfEmail(ctx, notice, row))
      if (!reader || (await withoutEmail(ctx, kind, [row])).size > 0) return
      const locale = knownLocale(reader.locale)
      const person = row.staffId ?? row.accountId ?? ''
      const body = await notice.mail?.({ ...ctx, locale }, { ...row.event, eventId, at }, person)
      if (!body) return
      const to = reader.email
      await sendEmail(ctx, { kind: 'notice', to, locale, messageId: `portal-notice-${id}`, body })
      const sent = { emailSentAt: ctx.now() }
      await ctx.db.update(portalNotification).set(sent).where(eq(portalNotification.id, id))
    },
  })
