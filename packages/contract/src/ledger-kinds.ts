/**
 * What accounts of the ledger are for, and what happened in it: every kind of every feature, so that each is named in
 * every language. Who owns an account of a kind is declared by the feature that posts it. What we owe is positive and
 * what we have is negative, so the accounts of one currency add up to zero.
 */
export const ACCOUNT_KINDS = [
  /** Money at a payment provider; its owner is the method of payment. */
  'clearing',
  /** Paid for orders that are not settled; its owner is the seller. */
  'escrow',
  /** Settled and not yet paid to the seller. */
  'sellerDue',
  /** Paid to the seller by our bank. */
  'paidOut',
  /** The part of a member's balance that was paid in. */
  'memberCash',
  /** The part of a member's balance that was given. */
  'memberGift',
  'commission',
  'commissionVat',
  /** What buyers paid too much, until it is refunded; its owner is the payment. */
  'surplus',
  /** Between the currency of an order and the one that was charged. */
  'exchange',
  /** Discounts and gifts at the expense of the platform. */
  'promotion',
  /** The other side of changes by hand. */
  'adjustment',
  /** What a provider took back while a dispute is open; its owner is the method of payment. */
  'disputed',
  /** Of a member's balance, while the top-up is disputed; its owner is the payment. */
  'frozen',
  /** What lost disputes cost the platform. */
  'disputeLoss',
  /** Balances that members gave up when they deleted their account. */
  'forfeited',
  /** The points of a member, locked ones included. */
  'memberPoints',
  /** The other side of points that were earned or given. */
  'pointsIssued',
  /** Points that paid for goods. */
  'pointsRedeemed',
  /** Points that were not used in time, or were given up with the account. */
  'pointsLapsed',
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** What happened. A kind and a reference are posted once. */
export const JOURNAL_KINDS = [
  'orderPaid',
  'orderRefunded',
  'orderSettled',
  'surplusReceived',
  'surplusRefunded',
  'payout',
  /** The bank returned a payout: it is due again. */
  'payoutReturned',
  'topUp',
  'manualChange',
  /** A provider took the money of a payment back; then it returns, or it does not. */
  'disputeOpened',
  'disputeWon',
  'disputeLost',
  /** A member deleted their account and gave up the balance. */
  'balanceGivenUp',
  'pointsEarned',
  /** The order that brought them was refunded. */
  'pointsTakenBack',
  /** Reserved for an order. */
  'pointsUsed',
  /** The order was cancelled or refunded. */
  'pointsReturned',
  'pointsExpired',
  /** By staff. */
  'pointsChanged',
] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

/** What lines of the ledger are about. */
export type SubjectKind = 'order'
