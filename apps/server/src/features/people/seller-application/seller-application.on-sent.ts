import { knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { confirmApplicationEmail } from './emails/confirm-application.email.ts'
import { sellerApplicationSent } from './seller-application.events.ts'
import { confirmationLink } from './seller-application.service.ts'
import { sellerApplication } from './seller-application.tables.ts'

/** Delivered twice, the event sends two emails with one Message-ID. */
export const sendConfirmation = consumer({
  name: 'seller-application.send-confirmation',
  on: sellerApplicationSent,
  workerPool: 'email',
  async handle(ctx, { applicationId }) {
    const found = eq(sellerApplication.id, applicationId)
    const [row] = await ctx.db.select().from(sellerApplication).where(found)
    if (row?.state !== 'unconfirmed') return
    const locale = knownLocale(row.locale)
    const url = confirmationLink(ctx, locale, applicationId)
    await sendEmail(ctx, {
      kind: 'invitation',
      to: row.email,
      locale,
      messageId: `seller-application-sent-${applicationId}`,
      body: confirmApplicationEmail(locale, { firm: row.firmName, url }),
    })
  },
})
