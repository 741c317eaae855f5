import { knownLocale } from '@ironsouq/i18n/locales'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { moneyAccessGivenEmail } from './emails/money-access-given.email.ts'
import { moneyAccessGiven } from './staff.events.ts'
import { administratorsOf, moneyReaders, rolesOf, staffById } from './staff.queries.ts'

/** Everyone who may do something with money learns who else may: also who gave it, whose session may be stolen. */
export const informMoneyHolders = consumer({
  name: 'staff.inform-money-holders',
  on: moneyAccessGiven,
  workerPool: 'email',
  async handle(ctx, { staffId, by, eventId }) {
    const [who, host] = [await staffById(ctx, staffId), await staffById(ctx, by)]
    if (!who) return
    const roles = await rolesOf(ctx, staffId)
    const isAdministrator = roles.some(({ code }) => code === 'administrator')
    const administrators = new Set((await administratorsOf(ctx)).map(({ id }) => id))
    for (const reader of await moneyReaders(ctx)) {
      // Administrators have an email of their own about a new one.
      const isInformed = isAdministrator && administrators.has(reader.id)
      if (reader.id === staffId || isInformed) continue
      const locale = knownLocale(reader.locale)
      await sendEmail(ctx, {
        kind: 'invitation',
        to: reader.email,
        locale,
        messageId: `money-access-given-${eventId}-${reader.id}`,
        body: moneyAccessGivenEmail(locale, {
          name: who.name,
          email: who.email,
          by: host?.name ?? null,
          url: `${ctx.site.backofficeUrl}/staff`,
        }),
      })
    }
  },
})
