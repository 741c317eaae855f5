import { mayBePaid } from '#features/mall/store/store.selling.projection.ts'
import { Refusal } from '#kernel/errors.ts'
import { payable } from '#kernel/payables.ts'
import { checkoutByPayNo } from '../checkout/checkout.queries.ts'
import { postOrderPaid, postOrderRefunded } from '../postings/order.postings.ts'
import { checkoutPage } from './order.pay-page.projection.ts'
import { isStopped, payableOf, payOrders } from './order.payment.service.ts'
import { refundOrder } from './order.refund.service.ts'

/** The orders of a checkout are paid together, and refunded one by one. */
export const checkoutPayable = payable({
  kind: 'checkout',
  home: '/user-center/orders',
  isPaidByBalance: true,
  byPayNo: checkoutByPayNo,
  due: payableOf,
  async admit(ctx, { id }) {
    const { orders = [] } = (await payableOf(ctx, id)) ?? {}
    const sellerIds = orders.map(({ sellerId }) => sellerId)
    // [ST-7]
    if (!(await mayBePaid(ctx, sellerIds))) throw new Refusal('error.storeNotPaid')
  },
  isStopped,
  settle: (ctx, { id: checkoutId, amountMinor, amountVersion }) =>
    payOrders(ctx, { checkoutId, amountMinor, amountVersion }),
  post: (ctx, { lines, paymentId, method, memberId, currency, chargedCurrency }) =>
    postOrderPaid(ctx, {
      paymentId,
      method,
      memberId,
      orders: lines.map(({ id: orderId, ...line }) => ({ orderId, ...line })),
      currency,
      chargedCurrency,
    }),
  postRefund: (ctx, { lineId: orderId, ...refund }) =>
    postOrderRefunded(ctx, { ...refund, orderId }),
  takeBack: (ctx, orderId, sent) => refundOrder(ctx, orderId, { by: 'system' }, sent),
  page: checkoutPage,
})
