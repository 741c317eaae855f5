import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { formatter } from '@ironsouq/i18n/format'
import { knownLocale } from '@ironsouq/i18n/locales'
import { sellerReadersWith } from '#features/people/seller-account/seller-account.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { sellerOrderEmail, type SellerOrderEmail } from '../emails/seller-order.email.ts'
import { orderCanceled, orderLate, orderPaid } from '../order.events.ts'
import { orderById } from '../order.queries.ts'
import type { storeOrder } from '../order.tables.ts'

type Row = typeof storeOrder.$inferSelect

/** What is news to the store when it is read: it may have sent the order or lost it meanwhile. */
const NEWS = {
  paid: ({ state }: Row) =>
    state === 'pendingDelivery' || state === 'pendingReceipt' ? 'Paid' : null,
  late: ({ state }: Row) => (state === 'pendingDelivery' ? 'Late' : null),
  // One that was never paid and ran out of time was never work of the store.
  canceled: ({ closeReason }: Row) => {
    if (closeReason === 'refund') return 'Refunded'
    return closeReason === 'buyer' || closeReason === 'platform' ? 'Canceled' : null
  },
} satisfies Record<string, (row: Row) => SellerOrderEmail['news'] | null>

/** One email to each person of the store who ships; a repetition has the same Message-ID [OR-11]. */
async function emailStore(ctx: Ctx, orderId: string, kind: keyof typeof NEWS): Promise<void> {
  const row = await orderById(ctx, orderId)
  const news = row && NEWS[kind](row.order)
  if (!row || !news) return
  const { order } = row
  for (const reader of await sellerReadersWith(ctx, order.sellerId, 'order.ship')) {
    const locale = knownLocale(reader.locale)
    await sendEmail(ctx, {
      kind: 'notice',
      to: reader.email,
      locale,
      messageId: `seller-order-${news.toLowerCase()}-${orderId}-${reader.accountId}`,
      body: sellerOrderEmail(locale, {
        news,
        number: order.number,
        total: formatter(locale).money(fromMinor(order.payableMinor, order.currency)),
        url: `${ctx.site.merchantUrl}/orders/${orderId}`,
      }),
    })
  }
}

export const sellerOrderEmails = [
  consumer({
    name: 'order.email-store-paid',
    on: orderPaid,
    workerPool: 'email',
    handle: (ctx, { orderId }) => emailStore(ctx, orderId, 'paid'),
  }),
  consumer({
    name: 'order.email-store-late',
    on: orderLate,
    workerPool: 'email',
    handle: (ctx, { orderId }) => emailStore(ctx, orderId, 'late'),
  }),
  consumer({
    name: 'order.email-store-canceled',
    on: orderCanceled,
    workerPool: 'email',
    handle: (ctx, { orderId }) => emailStore(ctx, orderId, 'canceled'),
  }),
]
