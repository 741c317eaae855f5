/** Who accounts belong to: a seller, member or payment by its id, a provider by its name; the platform is no one. */
export const OWNER_TYPES = ['seller', 'member', 'payment', 'provider', 'platform'] as const
export type OwnerType = (typeof OWNER_TYPES)[number]

/**
 * The side of zero where balances of a kind are. What we owe and earn is credit, above zero; what we have and spend is
 * debit, below it.
 */
export const NORMAL_BALANCES = ['credit', 'debit', 'either'] as const
export type NormalBalance = (typeof NORMAL_BALANCES)[number]

/** Accounts of money are in a currency, those of points in the unit of points. */
export const LEDGER_UNITS = ['money', 'points'] as const
export type LedgerUnit = (typeof LEDGER_UNITS)[number]

/** What accounts are for. The balance of a member's account is never below zero, and can be locked. */
export interface LedgerAccountKind {
  name: string
  owner: OwnerType
  normal: NormalBalance
  unit?: LedgerUnit
}

/** What a feature adds to the ledger: kinds of accounts that it opens, and of journals that it posts. */
export interface LedgerKinds {
  accounts?: readonly LedgerAccountKind[]
  journals?: readonly string[]
}
