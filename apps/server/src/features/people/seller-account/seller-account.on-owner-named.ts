import { knownLocale } from '@ironsouq/i18n/locales'
import { sellerFirm } from '#features/people/seller/seller.queries.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { ownerNamedEmail } from './emails/owner-named.email.ts'
import { ownerNamed } from './seller-account.events.ts'
import { ownersOf, sellerAccountById } from './seller-account.queries.ts'

/** Every other owner learns of it: with a stolen session someone may have named themselves. */
export const informOwnersOfOwner = consumer({
  name: 'seller-account.inform-owners',
  on: ownerNamed,
  workerPool: 'email',
  async handle(ctx, { accountId, by, eventId }) {
    const [who, host] = [await sellerAccountById(ctx, accountId), await sellerAccountById(ctx, by)]
    if (!who || !host) return
    const { name, email, sellerId } = who
    for (const reader of await ownersOf(ctx, sellerId)) {
      if (reader.id === accountId) continue
      const locale = knownLocale(reader.locale)
      const { name: firm } = await sellerFirm({ ...ctx, locale }, sellerId)
      await sendEmail(ctx, {
        kind: 'invitation',
        to: reader.email,
        locale,
        messageId: `owner-named-${eventId}-${reader.id}`,
        body: ownerNamedEmail(locale, {
          firm,
          name,
          email,
          by: host.name,
          url: `${ctx.site.merchantUrl}/people`,
        }),
      })
    }
  },
})
