import { personalData } from '#kernel/data/personal-data.ts'
import { memberAccounts } from './ledger.queries.ts'

/**
 * Records of money stay, as the law on accounts demands. They name a member by id only: of an
 * erased member nothing but the id is left.
 */
export const ledgerPersonalData = personalData({
  name: 'balance',
  tables: ['ledger_account', 'member_balance'],
  async read(ctx, memberId) {
    const accounts = await memberAccounts(ctx, memberId)
    return accounts.length > 0
      ? accounts.map(({ kind, currency, amountMinor }) => ({
          account: kind,
          currency,
          amount: String(amountMinor),
        }))
      : null
  },
  erase: () => Promise.resolve(),
})
