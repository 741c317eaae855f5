import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { moneyTexts } from '#features/money/currency/currency.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { EventKind } from '#kernel/work/events.ts'
import { notice, type NoticeFacts } from '#kernel/work/notices.ts'
import { orderUpdateEmail, type OrderEmailKind } from './emails/order-update.email.ts'
import {
  orderCanceled,
  orderChanged,
  orderDelivered,
  orderOverdue,
  orderPaid,
  orderReady,
  orderReviewAsked,
  orderShipped,
  parcelCorrected,
} from './order.events.ts'
import { orderById } from './order.queries.ts'
import type { storeOrder } from './order.tables.ts'

interface OrderIds {
  orderId: string
  memberId: string
}

type Row = typeof storeOrder.$inferSelect

interface Facts extends NoticeFacts {
  orderId: string
  number: string
  /** Days, such as `2026-11-20`; empty where none was promised. */
  day: string
  next: string
}

/** Days in the words of the reader. */
function daysIn(locale: LocaleCode, { day = '', next = '' }: Partial<Facts>) {
  const format = formatter(locale)
  const word = (each: string) => (each === '' ? '' : format.longDay(each))
  return { day: word(day), next: word(next) }
}

const daysOf = ({ arrivesBy, expectedBy }: Row) => ({
  day: arrivesBy ?? '',
  next: expectedBy ?? '',
})

/** The page that the news is about. */
const orderPath = (kind: OrderEmailKind['kind'], number: string) =>
  `/user-center/orders/${number}${kind === 'orderReview' ? '/review' : ''}`

/** News about an order for its buyer, as long as it is news [OR-11]. */
const news = <Payload extends OrderIds>(
  { kind, topic }: { kind: OrderEmailKind['kind']; topic: 'orders' | 'deliveries' },
  on: EventKind<Payload>,
  isNews: (order: Row) => boolean,
) => {
  const orderOf = async (ctx: Ctx, orderId: string) => {
    const row = await orderById(ctx, orderId)
    return row && isNews(row.order) ? row : undefined
  }
  return notice<Payload, Facts>({
    kind,
    on,
    group: 'account',
    topic,
    to: (_, { memberId }) => [memberId],
    async facts(ctx, { orderId }) {
      const row = await orderOf(ctx, orderId)
      return row && { orderId, number: row.order.number, ...daysOf(row.order) }
    },
    words: (facts, { locale }) => ({ ...facts, ...daysIn(locale, facts) }),
    link: ({ number }) => orderPath(kind, number),
    async mail(ctx, { orderId }) {
      const row = await orderOf(ctx, orderId)
      if (!row) return undefined
      const { order, storeName: store } = row
      const money = moneyTexts({ locale: ctx.locale, currencies: await currencies(ctx) })
      const total = money.both(fromMinor(order.payableMinor, order.currency))
      return orderUpdateEmail(ctx.locale, {
        kind,
        number: order.number,
        store,
        total,
        url: `${ctx.site.url}/${ctx.locale}${orderPath(kind, order.number)}`,
        days: daysIn(ctx.locale, daysOf(order)),
      })
    },
  })
}

const isIn =
  (...states: OrderState[]) =>
  ({ state }: Row) =>
    states.includes(state)

/** The old price is worth nothing: a payment of it would go back. */
export const orderRepricedNotice = news(
  { kind: 'orderRepriced', topic: 'orders' },
  orderChanged,
  isIn('pendingPayment'),
)
export const orderPaidNotice = news(
  { kind: 'orderPaid', topic: 'orders' },
  orderPaid,
  // The buyer of a virtual order is notified of its codes.
  (order) =>
    !order.isVirtual &&
    isIn('pendingDelivery', 'readyForPickup', 'pendingReceipt', 'completed')(order),
)
export const orderShippedNotice = news(
  { kind: 'orderShipped', topic: 'deliveries' },
  orderShipped,
  isIn('pendingDelivery', 'pendingReceipt', 'completed'),
)
/** Not after it was handed over. */
export const orderReadyNotice = news(
  { kind: 'orderReady', topic: 'deliveries' },
  orderReady,
  isIn('readyForPickup'),
)
export const orderTrackingNotice = news(
  { kind: 'orderTracking', topic: 'deliveries' },
  parcelCorrected,
  isIn('pendingDelivery', 'pendingReceipt'),
)
/** Not after the buyer has confirmed: they know. */
export const orderDeliveredNotice = news(
  { kind: 'orderDelivered', topic: 'deliveries' },
  orderDelivered,
  isIn('pendingReceipt'),
)
/** Before the buyer asks. What has arrived meanwhile is not late any more. */
export const orderOverdueNotice = news(
  { kind: 'orderOverdue', topic: 'deliveries' },
  orderOverdue,
  (order) => isIn('pendingDelivery', 'pendingReceipt')(order) && order.deliveredAt === null,
)
export const orderCanceledNotice = news(
  { kind: 'orderCanceled', topic: 'orders' },
  orderCanceled,
  (order) => isIn('canceled')(order) && order.closeReason !== 'refund',
)
export const orderRefundedNotice = news(
  { kind: 'orderRefunded', topic: 'orders' },
  orderCanceled,
  ({ closeReason }) => closeReason === 'refund',
)
/** Not after everything is reviewed. */
export const orderReviewNotice = news(
  { kind: 'orderReview', topic: 'orders' },
  orderReviewAsked,
  (order) => isIn('completed')(order) && !order.isReviewed,
)
