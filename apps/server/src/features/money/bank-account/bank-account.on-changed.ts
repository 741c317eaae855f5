import { knownLocale } from '@ironsouq/i18n/locales'
import { ownersOf } from '#features/people/seller-account/seller-account.queries.ts'
import { sellerFirm } from '#features/people/seller/seller.queries.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { bankAccountConfirmed, bankAccountStated } from './bank-account.events.ts'
import { bankAccountOf } from './bank-account.queries.ts'
import { bankAccountEmail } from './emails/bank-account.email.ts'

/**
 * The owners learn where their money goes, whatever they chose in their notifications: who directs it
 * elsewhere counts on no one looking.
 */
const informOwners = (
  news: 'Stated' | 'Confirmed',
  on: typeof bankAccountStated,
  name: `bank-account.${string}`,
) =>
  consumer({
    name,
    on,
    workerPool: 'email',
    async handle(ctx, { sellerId, version, eventId }) {
      const row = await bankAccountOf(ctx, sellerId)
      // A later statement has an email of its own.
      if (row?.version !== version) return
      for (const owner of await ownersOf(ctx, sellerId)) {
        const locale = knownLocale(owner.locale)
        const { name: firm } = await sellerFirm({ ...ctx, locale }, sellerId)
        await sendEmail(ctx, {
          kind: 'notice',
          to: owner.email,
          locale,
          messageId: `bank-account-${eventId}-${owner.id}`,
          body: bankAccountEmail(locale, {
            news,
            firm,
            holder: row.holder,
            bank: row.bank,
            ibanEnd: row.iban.slice(-4),
            url: `${ctx.site.merchantUrl}/ledger`,
          }),
        })
      }
    },
  })

export const informOwnersOfStatement = informOwners(
  'Stated',
  bankAccountStated,
  'bank-account.inform-owners-stated',
)
export const informOwnersOfConfirmation = informOwners(
  'Confirmed',
  bankAccountConfirmed,
  'bank-account.inform-owners-confirmed',
)
