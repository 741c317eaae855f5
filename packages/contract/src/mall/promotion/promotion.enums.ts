/** What kinds of promotions there are; each has a rule of its own. */
export const PROMOTION_KINDS = ['fullReduction', 'gift'] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** For all products of the store but some, or for some only. */
export const PROMOTION_SCOPES = ['all', 'chosen'] as const

/** Why it ended by itself. */
export const END_REASONS = ['time', 'budget'] as const
export type EndReason = (typeof END_REASONS)[number]

/** What became of an order that used it: it waits for payment, is paid, or was canceled and costs nothing. */
export const USE_STATES = ['unpaid', 'paid', 'canceled'] as const
