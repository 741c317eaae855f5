import type { PayState, ToPay } from '@ironsouq/contract/money/payment/payment.schema'
import type { Key } from '@ironsouq/i18n/messages'

const TITLE: Record<PayState, Key> = {
  waiting: 'payment.failed',
  checking: 'payment.checking',
  paid: 'payment.paid',
  expired: 'payment.expired',
  canceled: 'payment.canceled',
  refunded: 'payment.refunded',
}

const TOP_UP_TITLE: Record<PayState, Key> = { ...TITLE, expired: 'payment.topUpExpired' }

/** The card was refused, and another one can be tried until the time is over. */
export const isDeclined = ({ state, payment }: ToPay): boolean =>
  state === 'waiting' && payment?.isDeclined === true

/** The buyer may have left the provider's page without paying: they can wait, or pay another way. */
export const isUndecided = (toPay: ToPay): boolean =>
  toPay.state === 'waiting' && toPay.payment?.state === 'open' && !isDeclined(toPay)

/** The newest attempt was a code to scan, and its time is over [PY-2]. */
export const isCodeOver = ({ state, payment, now }: ToPay): boolean =>
  (state === 'checking' || state === 'expired') &&
  payment?.step.kind === 'qr' &&
  Date.parse(payment.expiresAt) <= Date.parse(now)

/** What became of a payment, as the heading and the title of its page say. */
export function resultTitle(toPay: ToPay): Key {
  if (isDeclined(toPay)) return 'payment.declined'
  if (isUndecided(toPay)) return 'payment.waiting'
  return (toPay.kind === 'topUp' ? TOP_UP_TITLE : TITLE)[toPay.state]
}
