import { eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { balanceChange } from './balance-change.tables.ts'

/** A record of money, which stays. What staff wrote about a member who is erased goes. */
export const balanceChangePersonalData = personalData({
  name: 'balanceChanges',
  tables: ['balance_change'],
  async read(ctx, memberId) {
    const { amountMinor, currency, reason, state, createdAt } = balanceChange
    const rows = await ctx.db
      .select({ amountMinor, currency, reason, state, createdAt })
      .from(balanceChange)
      .where(eq(balanceChange.memberId, memberId))
    return rows.length > 0
      ? rows.map((row) => ({ ...row, amountMinor: String(row.amountMinor) }))
      : null
  },
  async erase(ctx, memberId) {
    await ctx.db
      .update(balanceChange)
      .set({ reason: '–' })
      .where(eq(balanceChange.memberId, memberId))
  },
})
