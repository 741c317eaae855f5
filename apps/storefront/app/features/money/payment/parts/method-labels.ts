import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import type { Key } from '@ironsouq/i18n/messages'

export const METHOD_WORD: Record<PaymentMethod, Key> = {
  card: 'payment.card',
  paypal: 'payment.paypal',
  paypalCard: 'payment.paypalCard',
  alipay: 'payment.alipay',
  wechat: 'payment.wechat',
  balance: 'payment.balance',
}
