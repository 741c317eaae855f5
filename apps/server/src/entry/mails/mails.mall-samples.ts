import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { orderUpdateEmail } from '#features/mall/order/emails/order-update.email.ts'
import { sellerOrderEmail } from '#features/mall/order/emails/seller-order.email.ts'
import { lowStockEmail } from '#features/mall/product-admin/low-stock/low-stock.email.ts'
import { questionEmail } from '#features/mall/product-question/emails/question.email.ts'
import { promotionStoppedEmail } from '#features/mall/promotion/emails/promotion-stopped.email.ts'
import { reviewEmail } from '#features/mall/review/emails/review.email.ts'
import { wantedPartEmail } from '#features/mall/wanted-part/emails/wanted-part.email.ts'
import { refundPaidEmail } from '#features/money/payment/emails/refund-paid.email.ts'
import { sellerPayoutEmail } from '#features/money/payout/emails/seller-payout.email.ts'
import { pointsExpiringEmail } from '#features/people/points/emails/points-expiring.email.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'
import { siteUrl } from './mails.sample-machine.ts'

const question = {
  product: 'Oil filter for Caterpillar 320D',
  url: 'https://ironsouq.example/en/mall/product/1',
}

const order = {
  number: '2611141234567890',
  store: 'Sajaa Filters',
  total: 'AED 319.99',
  url: `${siteUrl}/en/user-center/orders/2611141234567890`,
}

const review = {
  product: 'Oil filter for Caterpillar 320D',
  url: 'https://ironsouq.example/en/user-center/orders/2611141234567890/review',
}

const sellerOrder = {
  number: '2611141234567890',
  total: 'AED 319.99',
  url: 'https://merchant.ironsouq.example/orders/1',
}

const refund = {
  number: '2611141234567890',
  amount: 'AED 319.99',
  method: 'card',
  link: '/user-center/orders/2611141234567890',
  siteUrl,
} as const

const sellerPayout = {
  amount: 'AED 18,402.16',
  bank: 'Sahel Bank',
  ibanEnd: '3456',
  bankReference: 'DCB-88120417',
  failure: 'The account is closed.',
  url: 'https://merchant.ironsouq.example/ledger/payouts/1',
}

/** The emails of the mall, with invented values. */
export const MALL_SAMPLES: Readonly<Record<string, (locale: LocaleCode) => EmailBody>> = {
  'question-seller': (locale) => questionEmail(locale, { ...question, news: 'sellerQuestion' }),
  'question-answered': (locale) => questionEmail(locale, { ...question, news: 'questionAnswered' }),
  'promotion-stopped': (locale) =>
    promotionStoppedEmail(locale, {
      name: 'Filters for the new year',
      reason: 'The prices were raised before it started.',
      url: 'https://merchant.ironsouq.example/promotions/1',
    }),
  'review-seller': (locale) => reviewEmail(locale, { ...review, news: 'sellerReview' }),
  'review-replied': (locale) => reviewEmail(locale, { ...review, news: 'reviewReplied' }),
  'review-hidden': (locale) =>
    reviewEmail(locale, {
      ...review,
      news: 'reviewHidden',
      reason: translator(locale)('reviewFault.personalData'),
    }),
  'review-restored': (locale) => reviewEmail(locale, { ...review, news: 'reviewRestored' }),
  'review-picture-refused': (locale) =>
    reviewEmail(locale, {
      ...review,
      news: 'reviewPictureRefused',
      reason: translator(locale)('reviewFault.personalData'),
    }),
  'order-paid': (locale) => orderUpdateEmail(locale, { ...order, kind: 'orderPaid' }),
  'order-repriced': (locale) => orderUpdateEmail(locale, { ...order, kind: 'orderRepriced' }),
  'order-shipped': (locale) => orderUpdateEmail(locale, { ...order, kind: 'orderShipped' }),
  'order-ready': (locale) => orderUpdateEmail(locale, { ...order, kind: 'orderReady' }),
  'order-tracking': (locale) => orderUpdateEmail(locale, { ...order, kind: 'orderTracking' }),
  'order-review': (locale) => orderUpdateEmail(locale, { ...order, kind: 'orderReview' }),
  'order-delivered': (locale) => orderUpdateEmail(locale, { ...order, kind: 'orderDelivered' }),
  'refund-paid': (locale) => refundPaidEmail(locale, { ...refund, kind: 'refundPaid' }),
  'surplus-refunded': (locale) =>
    refundPaidEmail(locale, {
      ...refund,
      kind: 'surplusRefunded',
      number: null,
      link: '/user-center/orders',
    }),
  'points-expiring': (locale) =>
    pointsExpiringEmail(locale, { count: 940, day: formatter(locale).date('2027-12-31'), siteUrl }),
  'seller-order-paid': (locale) => sellerOrderEmail(locale, { ...sellerOrder, news: 'Paid' }),
  'seller-order-canceled': (locale) =>
    sellerOrderEmail(locale, { ...sellerOrder, news: 'Canceled' }),
  'seller-order-refunded': (locale) =>
    sellerOrderEmail(locale, { ...sellerOrder, news: 'Refunded' }),
  'seller-order-late': (locale) => sellerOrderEmail(locale, { ...sellerOrder, news: 'Late' }),
  'seller-order-overdue': (locale) => sellerOrderEmail(locale, { ...sellerOrder, news: 'Overdue' }),
  'seller-order-disputed': (locale) =>
    sellerOrderEmail(locale, { ...sellerOrder, news: 'Disputed' }),
  'seller-order-dispute-won': (locale) =>
    sellerOrderEmail(locale, { ...sellerOrder, news: 'DisputeWon' }),
  'seller-order-dispute-lost': (locale) =>
    sellerOrderEmail(locale, { ...sellerOrder, news: 'DisputeLost' }),
  'seller-low-stock': (locale) =>
    lowStockEmail(locale, {
      rows: [{ code: 'AX-77', name: 'Oil filter', variant: '18 mm', available: 3 }],
      url: 'https://merchant.ironsouq.example/stock?stock=low',
    }),
  'seller-payout-sent': (locale) =>
    sellerPayoutEmail(locale, { ...sellerPayout, news: 'Sent', failure: null }),
  'seller-payout-failed': (locale) =>
    sellerPayoutEmail(locale, { ...sellerPayout, news: 'Failed' }),
  'wanted-part-found': (locale) =>
    wantedPartEmail(locale, {
      words: 'swing motor gasket 320b',
      url: 'https://ironsouq.example/en/mall/list?q=swing+motor+gasket+320b',
    }),
  'order-overdue': (locale) =>
    orderUpdateEmail(locale, {
      ...order,
      kind: 'orderOverdue',
      days: {
        day: formatter(locale).longDay('2026-11-18'),
        next: formatter(locale).longDay('2026-11-23'),
      },
    }),
  'order-refunded': (locale) => orderUpdateEmail(locale, { ...order, kind: 'orderRefunded' }),
  'order-canceled': (locale) => orderUpdateEmail(locale, { ...order, kind: 'orderCanceled' }),
}
