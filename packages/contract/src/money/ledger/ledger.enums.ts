/**
 * What an account of the ledger is for. What we owe is positive and what we have is negative, so the
 * accounts of one currency add up to zero.
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
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** Kinds whose owner is a seller: what merchants see of their own. */
export const SELLER_ACCOUNT_KINDS = ['escrow', 'sellerDue', 'paidOut'] as const
/** Kinds whose owner is a member; none of them is ever below zero. */
export const MEMBER_ACCOUNT_KINDS = ['memberCash', 'memberGift'] as const

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
  'gift',
  'manualChange',
  /** A provider took the money of a payment back; then it returns, or it does not. */
  'disputeOpened',
  'disputeWon',
  'disputeLost',
  /** A member deleted their account and gave up the balance. */
  'balanceGivenUp',
] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

/** The changes of a balance as its member knows them [LO-3]. */
export const BALANCE_CHANGES = [
  'shopping',
  'orderRefund',
  'gift',
  'manual',
  'topUp',
  'dispute',
] as const
export type BalanceChange = (typeof BALANCE_CHANGES)[number]
