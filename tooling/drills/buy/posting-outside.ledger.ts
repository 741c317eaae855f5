import { postOrderPaid as postInside } from '../../../apps/server/src/features/mall/order/postings/order.postings.ts'
import { atomic, type TxCtx } from '../../../apps/server/src/kernel/ctx.ts'
import { connect } from '../../../apps/server/src/kernel/data/db.ts'
import { isBroken } from './control.ts'

export {
  orderLedger,
  postOrderRefunded,
} from '../../../apps/server/src/features/mall/order/postings/order.postings.ts'

const DELAY_MS = 1000
const LIMITS = { statement: 5000, lock: 5000, idleInTransaction: 5000, held: 0 }

let db: ReturnType<typeof connect>['db'] | undefined

/**
 * A common mistake: the payment is committed first and posted afterwards over another connection. The buy drill
 * must detect the time in between, and what a crash loses in it.
 */
export function postOrderPaid(
  ctx: TxCtx,
  payment: Parameters<typeof postInside>[1],
): Promise<boolean> {
  if (!isBroken('posting-outside')) return postInside(ctx, payment)
  const { transaction: _, audit: __, publish: ___, ...outside } = ctx
  db ??= connect(process.env['DATABASE_URL'] ?? '', { max: 4, log: ctx.log, limits: LIMITS }).db
  const later = { ...outside, db }
  setTimeout(() => void atomic(later, (ctx) => postInside(ctx, payment)).catch(() => {}), DELAY_MS)
  return Promise.resolve(true)
}
