import { personalData } from '#kernel/data/personal-data.ts'
import { memberBalances } from './ledger.queries.ts'

/**
 * Records of money stay, as the law on accounts demands. They name a member by id only: of an
 * erased member nothing but the id is left.
 */
export const ledgerPersonalData = personalData({
  name: 'balance',
  tables: ['ledger_account', 'member_balance'],
  async read(ctx, memberId) {
    const balances = await memberBalances(ctx, memberId)
    return balances.length > 0
      ? balances.map(({ currency, cashMinor, giftMinor }) => ({
          currency,
          cash: String(cashMinor),
          gift: String(giftMinor),
        }))
      : null
  },
  erase: () => Promise.resolve(),
})
