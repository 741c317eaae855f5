import type {
  AdjustmentKind,
  Carrier,
  CloseReason,
  TrackingStatus,
} from '@ironsouq/contract/mall/order/order.enums'
import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import type { OrderCard } from '@ironsouq/contract/mall/order/order.schema'
import type { DeliveryMethod } from '@ironsouq/contract/mall/product/product.enums'
import type { Key } from '@ironsouq/i18n/messages'

export const DELIVERY_WORD: Record<DeliveryMethod, Key> = {
  courier: 'checkout.methodCourier',
  sameCity: 'checkout.methodSameCity',
  pickup: 'checkout.methodPickup',
  none: 'checkout.methodNone',
}

export const DISCOUNT_WORD: Record<AdjustmentKind, Key> = {
  merchantPrice: 'checkout.discountMerchantPrice',
  memberLevel: 'checkout.discountMemberLevel',
  fullReduction: 'checkout.discountFullReduction',
  activityPrice: 'checkout.discountActivityPrice',
  storeCoupon: 'checkout.discountStoreCoupon',
  platformCoupon: 'checkout.discountPlatformCoupon',
  points: 'checkout.points',
  freeShipping: 'checkout.freeDelivery',
}

export const STATE_WORD: Record<OrderState, Key> = {
  pendingPayment: 'order.statePendingPayment',
  grouping: 'order.stateGrouping',
  pendingDelivery: 'order.statePendingDelivery',
  readyForPickup: 'order.stateReadyForPickup',
  pendingReceipt: 'order.statePendingReceipt',
  completed: 'order.stateCompleted',
  canceled: 'order.stateCanceled',
}

/** A paid virtual order waits for no parcel. */
export const stateWord = ({ state, isVirtual }: Pick<OrderCard, 'state' | 'isVirtual'>): Key =>
  isVirtual && state === 'pendingReceipt' ? 'order.stateToBeUsed' : STATE_WORD[state]

export const CLOSE_WORD: Record<CloseReason, Key> = {
  timeout: 'order.closeTimeout',
  buyer: 'order.closeBuyer',
  refund: 'order.closeRefund',
  groupFailed: 'order.closeGroupFailed',
  platform: 'order.closePlatform',
}

export const CARRIER_WORD: Record<Carrier, Key> = {
  aramex: 'order.carrierAramex',
  dhl: 'order.carrierDhl',
  emiratesPost: 'order.carrierEmiratesPost',
  fedex: 'order.carrierFedex',
  own: 'order.carrierOwn',
}

export const TRACKING_WORD: Record<TrackingStatus, Key> = {
  received: 'order.trkReceived',
  inTransit: 'order.trkInTransit',
  reachedCity: 'order.trkReachedCity',
  signed: 'order.trkSigned',
  faulty: 'order.trkFaulty',
}
