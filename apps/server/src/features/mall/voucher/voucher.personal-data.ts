import { asc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { voucher, voucherLine } from './voucher.tables.ts'

/** Codes are part of records of sales and stay; what the buyer answered at checkout goes with them. */
export const voucherPersonalData = personalData({
  name: 'vouchers',
  tables: ['voucher_line', 'voucher', 'voucher_write_off'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        orderNumber: voucherLine.orderNumber,
        state: voucher.state,
        uses: voucher.uses,
        validUntil: voucher.validUntil,
        answers: voucherLine.answers,
        issuedAt: voucher.createdAt,
      })
      .from(voucherLine)
      .leftJoin(voucher, eq(voucher.orderLineId, voucherLine.orderLineId))
      .where(eq(voucherLine.memberId, memberId))
      .orderBy(asc(voucherLine.createdAt), asc(voucher.position)),
  async erase(ctx, memberId) {
    await ctx.db.update(voucherLine).set({ answers: [] }).where(eq(voucherLine.memberId, memberId))
  },
})
