import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { moneyTexts } from '#features/money/currency/currency.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { EventKind } from '#kernel/work/events.ts'
import { notice } from '#kernel/work/notices.ts'
import { orderUpdateEmail, type OrderEmailKind } from './emails/order-update.email.ts'
import {
  orderCanceled,
  orderChanged,
  orderDelivered,
  orderPaid,
  orderShipped,
} from './order.events.ts'
import { orderById } from './order.queries.ts'

interface OrderIds {
  orderId: string
  memberId: string
}

/** News about an order for its buyer, as long as the order is in one of the states [OR-11]. */
const news = <Payload extends OrderIds>(
  { kind, topic }: { kind: OrderEmailKind['kind']; topic: 'orders' | 'deliveries' },
  on: EventKind<Payload>,
  states: readonly OrderState[],
) => {
  const orderOf = async (ctx: Ctx, orderId: string) => {
    const row = await orderById(ctx, orderId)
    return row && states.includes(row.order.state) ? row : undefined
  }
  return notice<Payload, { orderId: string; number: string }>({
    kind,
    on,
    group: 'account',
    topic,
    to: (_, { memberId }) => [memberId],
    async facts(ctx, { orderId }) {
      const row = await orderOf(ctx, orderId)
      return row && { orderId, number: row.order.number }
    },
    link: ({ number }) => `/user-center/orders/${number}`,
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
        siteUrl: ctx.site.url,
      })
    },
  })
}

/** The old price is worth nothing: a payment of it would go back. */
export const orderRepricedNotice = news({ kind: 'orderRepriced', topic: 'orders' }, orderChanged, [
  'pendingPayment',
])
export const orderPaidNotice = news({ kind: 'orderPaid', topic: 'orders' }, orderPaid, [
  'pendingDelivery',
  'pendingReceipt',
  'completed',
])
export const orderShippedNotice = news(
  { kind: 'orderShipped', topic: 'deliveries' },
  orderShipped,
  ['pendingDelivery', 'pendingReceipt', 'completed'],
)
/** Not after the buyer has confirmed: they know. */
export const orderDeliveredNotice = news(
  { kind: 'orderDelivered', topic: 'deliveries' },
  orderDelivered,
  ['pendingReceipt'],
)
export const orderCanceledNotice = news({ kind: 'orderCanceled', topic: 'orders' }, orderCanceled, [
  'canceled',
])
