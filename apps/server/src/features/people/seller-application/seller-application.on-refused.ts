import { knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { applicationRefusedEmail } from './emails/application-refused.email.ts'
import { sellerApplicationRefused } from './seller-application.events.ts'
import { sellerApplication } from './seller-application.tables.ts'

/** Delivered twice, the event sends two emails with one Message-ID. */
export const sendRefusal = consumer({
  name: 'seller-application.send-refusal',
  on: sellerApplicationRefused,
  workerPool: 'email',
  async handle(ctx, { applicationId }) {
    const found = eq(sellerApplication.id, applicationId)
    const [row] = await ctx.db.select().from(sellerApplication).where(found)
    if (!row || row.reason === null) return
    const locale = knownLocale(row.locale)
    const { reason, email: to } = row
    await sendEmail(ctx, {
      kind: 'invitation',
      to,
      locale,
      messageId: `seller-application-${applicationId}`,
      body: applicationRefusedEmail(locale, { reason, url: `${ctx.site.url}/${locale}/sell` }),
    })
  },
})
