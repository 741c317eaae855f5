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

/** The buyer may have left the provider's page without paying: they can wait, or pay another way. */
export const isUndecided = ({ state, payment }: ToPay): boolean =>
  state === 'waiting' && payment?.state === 'open'

/** The newest attempt was a code to scan, and its time is over [PY-2]. */
export const isCodeOver = ({ state, payment, now }: ToPay): boolean =>
  (state === 'checking' || state === 'expired') &&
  payment?.step.kind === 'qr' &&
  Date.parse(payment.expiresAt) <= Date.parse(now)

/** What became of a payment, as the heading and the title of its page say. */
export function resultTitle(toPay: ToPay): Key {
  if (isUndecided(toPay)) return 'payment.waiting'
  return (toPay.kind === 'topUp' ? TOP_UP_TITLE : TITLE)[toPay.state]
}
