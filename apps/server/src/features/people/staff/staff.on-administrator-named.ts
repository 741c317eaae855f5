import { knownLocale } from '@ironsouq/i18n/locales'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { administratorNamedEmail } from './emails/administrator-named.email.ts'
import { administratorNamed } from './staff.events.ts'
import { administratorsOf, staffById } from './staff.queries.ts'

/** Every other administrator learns of it: with a stolen session someone may have named themselves. */
export const informAdministrators = consumer({
  name: 'staff.inform-administrators',
  on: administratorNamed,
  workerPool: 'email',
  async handle(ctx, { staffId, by, eventId }) {
    const [who, host] = [await staffById(ctx, staffId), await staffById(ctx, by)]
    if (!who || !host) return
    const { name, email } = who
    for (const reader of await administratorsOf(ctx)) {
      if (reader.id === staffId) continue
      const locale = knownLocale(reader.locale)
      await sendEmail(ctx, {
        kind: 'invitation',
        to: reader.email,
        locale,
        messageId: `administrator-named-${eventId}-${reader.id}`,
        body: administratorNamedEmail(locale, {
          name,
          email,
          by: host.name,
          url: `${ctx.site.backofficeUrl}/roles`,
        }),
      })
    }
  },
})
