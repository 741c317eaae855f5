import { feature } from '#kernel/registry.ts'
import { freeCouponsOfCanceled } from './coupons/order.on-canceled-coupons.ts'
import { endDisputedOrder } from './disputed/order.on-dispute-lost.ts'
import { anonymiseErasedBuyers } from './erased/order.anonymise-erased.job.ts'
import { settleFlashOrders } from './flash/order.flash.on-moved.ts'
import { returnSpentPoints } from './loyalty/order.loyalty.on-canceled.return.ts'
import { takeBackRefunded } from './loyalty/order.loyalty.on-canceled.ts'
import { rewardOrder } from './loyalty/order.loyalty.on-completed.ts'
import { endOrdersInTime } from './order.deadlines.job.ts'
import { orderMerchantRoutes } from './order.merchant.routes.ts'
import {
  orderCanceledNotice,
  orderDeliveredNotice,
  orderOverdueNotice,
  orderPaidNotice,
  orderReadyNotice,
  orderRefundedNotice,
  orderRepricedNotice,
  orderReviewNotice,
  orderShippedNotice,
  orderTrackingNotice,
} from './order.notices.ts'
import { freeStock, takeBackRefundedSale } from './order.on-canceled.ts'
import { countPaidSale, sellHeldStock } from './order.on-paid.ts'
import { orderPersonalData } from './order.personal-data.ts'
import { deleteAttempts, releaseForgottenHolds } from './order.release-holds.job.ts'
import { orderRoutes } from './order.routes.ts'
import { checkoutAttempt } from './order.tables.ts'
import { askDueParcels } from './parcel/parcel.ask-due.job.ts'
import { followCorrected, followShipped } from './parcel/parcel.on-shipped.ts'
import { aftershipWebhook } from './parcel/parcel.webhook.ts'
import { endIdleAttempts, refundEnded } from './payment/order.on-canceled.payment.ts'
import { checkoutPayable } from './payment/order.payable.ts'
import { orderRefundRoutes } from './payment/order.refund.routes.ts'
import { orderLedger } from './postings/order.postings.ts'
import { countPromotions } from './promotion/order.promotion.on-moved.ts'
import { askForReviews } from './reviewed/order.ask-review.job.ts'
import { sellerOrderNotices } from './seller-notices/order.seller.notices.ts'
import { deleteOldSlips } from './slip/slip.delete-old.job.ts'
import { orderStaffRoutes } from './staff/order.staff.routes.ts'
import { endUnpaidOfStopped } from './stopped/order.on-suspended.ts'
import { completeUsedOrder } from './voucher/order.on-voucher-ended.ts'

export const orderFeature = feature({
  name: 'order',
  payables: [checkoutPayable],
  ledger: orderLedger,
  routes: [orderRoutes, orderMerchantRoutes, orderStaffRoutes, orderRefundRoutes],
  consumers: [
    sellHeldStock,
    countPaidSale,
    freeStock,
    endIdleAttempts,
    refundEnded,
    takeBackRefundedSale,
    freeCouponsOfCanceled,
    rewardOrder,
    takeBackRefunded,
    returnSpentPoints,
    ...countPromotions,
    ...settleFlashOrders,
    endDisputedOrder,
    completeUsedOrder,
    followShipped,
    followCorrected,
    ...endUnpaidOfStopped,
  ],
  webhooks: [aftershipWebhook],
  jobs: [deleteAttempts, deleteOldSlips, anonymiseErasedBuyers],
  deadlines: [...endOrdersInTime, askForReviews, ...releaseForgottenHolds, askDueParcels],
  notices: [
    orderRepricedNotice,
    orderPaidNotice,
    orderReadyNotice,
    orderShippedNotice,
    orderTrackingNotice,
    orderDeliveredNotice,
    orderOverdueNotice,
    orderCanceledNotice,
    orderRefundedNotice,
    orderReviewNotice,
    ...sellerOrderNotices,
  ],
  personalData: [orderPersonalData],
  retention: [{ table: checkoutAttempt, sweptBy: deleteAttempts.name }],
})
