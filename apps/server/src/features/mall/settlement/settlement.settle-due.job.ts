import { deadline } from '#kernel/work/deadlines.ts'
import { isUnsettled, settleOrder } from './settlement.service.ts'
import { settlement } from './settlement.tables.ts'

export const settleDue = deadline({
  name: 'settlement.settle-due',
  table: settlement,
  at: 'settleAt',
  where: isUnsettled,
  key: 'orderId',
  run: (ctx, { orderId }) => settleOrder(ctx, orderId),
})
