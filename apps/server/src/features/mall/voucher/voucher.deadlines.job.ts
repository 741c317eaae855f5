import { and, eq, isNotNull } from 'drizzle-orm'
import { deadline } from '#kernel/work/deadlines.ts'
import { expireVoucher, remindOfVouchers } from './voucher.service.ts'
import { voucher } from './voucher.tables.ts'

const expireUnused = deadline({
  name: 'voucher.expire',
  table: voucher,
  at: 'validUntil',
  where: () => eq(voucher.state, 'toBeUsed'),
  run: expireVoucher,
})

const remindOfUnused = deadline({
  name: 'voucher.remind',
  table: voucher,
  at: 'remindAt',
  key: 'orderId',
  where: () => and(eq(voucher.state, 'toBeUsed'), isNotNull(voucher.remindAt)),
  run: remindOfVouchers,
})

/** Reminds buyers of codes that are not used, and ends those whose time is over. */
export const endVouchersInTime = [expireUnused, remindOfUnused]
