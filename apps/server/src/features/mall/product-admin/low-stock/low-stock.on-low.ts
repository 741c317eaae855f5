import { knownLocale } from '@ironsouq/i18n/locales'
import { stockLow } from '#features/mall/product/stock.events.ts'
import { sellerReadersWith } from '#features/people/seller-account/seller-account.queries.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { lowStockEmail } from './low-stock.email.ts'
import { stillLow } from './low-stock.projection.ts'

/** One email for all variants that fell in the same run; a repetition has the same Message-ID [PR-5]. */
export const emailLowStock = consumer({
  name: 'stock.email-store-low',
  on: stockLow,
  workerPool: 'email',
  async handle(ctx, { sellerId, skuIds, eventId }) {
    for (const reader of await sellerReadersWith(ctx, sellerId, 'stock.edit')) {
      const locale = knownLocale(reader.locale)
      const rows = await stillLow({ ...ctx, locale }, skuIds)
      if (rows.length === 0) return
      await sendEmail(ctx, {
        kind: 'notice',
        to: reader.email,
        locale,
        messageId: `low-stock-${eventId}-${reader.accountId}`,
        body: lowStockEmail(locale, { rows, url: `${ctx.site.merchantUrl}/stock?stock=low` }),
      })
    }
  },
})
