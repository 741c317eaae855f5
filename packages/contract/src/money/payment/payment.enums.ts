/** Ways to pay [PY-1]; `paypalCard` and `card` are pages of the provider, no card number reaches us. */
export const PAYMENT_METHODS = [
  'card',
  'paypal',
  'paypalCard',
  'alipay',
  'wechat',
  'balance',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
