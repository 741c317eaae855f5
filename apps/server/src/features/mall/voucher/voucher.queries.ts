import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { voucher, voucherLine } from './voucher.tables.ts'

/** Whether an order has a code that can still be used. */
export const hasOpenVouchers = async (ctx: Ctx, orderId: string): Promise<boolean> =>
  (await ctx.db.$count(voucher, and(eq(voucher.orderId, orderId), eq(voucher.state, 'toBeUsed')))) >
  0

/** What a notice says of an order with codes: its number, and when the first of those that are left expires. */
export async function orderWithVouchers(ctx: Ctx, orderId: string) {
  const [row] = await ctx.db
    .select({
      number: voucherLine.orderNumber,
      validUntil: sql<Date | null>`(select min(${voucher.validUntil}) from ${voucher}
        where ${voucher.orderId} = ${orderId} and ${voucher.state} = 'toBeUsed')`.mapWith(
        voucher.validUntil,
      ),
    })
    .from(voucherLine)
    .where(eq(voucherLine.orderId, orderId))
    .limit(1)
  return row ?? null
}
