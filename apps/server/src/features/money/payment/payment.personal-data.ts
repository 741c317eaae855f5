import { desc, eq, sql } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { payment } from './payment.tables.ts'

/** Records of money stay for as long as the law asks. They name the member by an id alone: nothing is left to erase. */
export const paymentPersonalData = personalData({
  name: 'payments',
  tables: ['payment', 'payment_refund', 'payment_share'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        method: payment.method,
        state: payment.state,
        chargedMinor: sql<string>`${payment.chargedMinor}::text`,
        currency: payment.chargedCurrency,
        createdAt: payment.createdAt,
        paidAt: payment.paidAt,
      })
      .from(payment)
      .where(eq(payment.memberId, memberId))
      .orderBy(desc(payment.createdAt)),
  erase: async () => {},
})
