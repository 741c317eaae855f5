import { randomUUID } from 'node:crypto'
import { CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import {
  placeCheckout,
  prepareCheckout,
  quoteCheckout,
} from '@ironsouq/server/features/mall/order/checkout/checkout.service.ts'
import { countPaidSale, sellHeldStock } from '@ironsouq/server/features/mall/order/order.on-paid.ts'
import { completeUsedOrder } from '@ironsouq/server/features/mall/order/voucher/order.on-voucher-ended.ts'
import { planSettlement } from '@ironsouq/server/features/mall/settlement/settlement.on-completed.ts'
import { settleOrder } from '@ironsouq/server/features/mall/settlement/settlement.service.ts'
import { settlement } from '@ironsouq/server/features/mall/settlement/settlement.tables.ts'
import { codeOf } from '@ironsouq/server/features/mall/voucher/voucher.rules.ts'
import { expireVoucher } from '@ironsouq/server/features/mall/voucher/voucher.service.ts'
import { voucher } from '@ironsouq/server/features/mall/voucher/voucher.tables.ts'
import { writeOff } from '@ironsouq/server/features/mall/voucher/voucher.write-off.service.ts'
import { payByBalance } from '@ironsouq/server/features/money/payment/payment.open.service.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { asc, eq } from 'drizzle-orm'
import { runTimeline, type Step } from '../../seed/timeline.ts'
import { openAfter } from '../../seed/working-time.ts'
import { type DemoVoucherOrder, VOUCHER_ORDERS } from '../vouchers.ts'

const HOUR_MS = 3_600_000
const SECOND_MS = 1000
const SUBJECTS = /^(?:order|payment|refund|voucher)/

interface Of {
  memberId: string
  sellerId: string
  /** Who redeems at the counter. */
  actorId: string
  skuIds: ReadonlyMap<string, string>
}

async function place(ctx: Ctx, { code, quantity, answers }: DemoVoucherOrder, of: Of) {
  const { memberId } = of
  const skuId = of.skuIds.get(code)
  const asked = CheckoutRequest.parse({
    lines: [{ skuId, quantity }],
    answers: [{ skuId, answers }],
  })
  const { total } = await quoteCheckout(ctx, memberId, asked)
  const submitted = { ...asked, submitId: randomUUID(), expected: total, isFromCart: false }
  const prepared = await prepareCheckout(ctx, memberId, submitted)
  const { placed } = await atomic(ctx, (ctx) => placeCheckout(ctx, memberId, submitted, prepared))
  await payByBalance(ctx, memberId, { payNo: placed.payNo, expected: total })
  return one(placed.orders).orderId
}

const codesOf = (ctx: Ctx, orderId: string) =>
  ctx.db.select().from(voucher).where(eq(voucher.orderId, orderId)).orderBy(asc(voucher.position))

/** The story of an order: it is placed and paid at once, its codes are used one after the other, or expire. */
function stepsOf(order: DemoVoucherOrder, now: number, of: Of): Step {
  const { memberId, sellerId, actorId } = of
  const placedAt = openAfter(now - order.placedHoursAgo * HOUR_MS)
  const settled = async (ctx: Ctx, orderId: string): Promise<Step[]> => {
    const due = await ctx.db.select().from(settlement).where(eq(settlement.orderId, orderId))
    return due.map(({ settleAt }) => ({
      at: settleAt.getTime() + SECOND_MS,
      run: (ctx) => settleOrder(ctx, orderId),
    }))
  }
  const eventOf = (ctx: Ctx, orderId: string) => ({
    orderId,
    memberId,
    sellerId,
    eventId: orderId,
    at: ctx.now(),
  })
  const afterLast = async (ctx: Ctx, orderId: string, voucherId: string): Promise<Step[]> => {
    const event = eventOf(ctx, orderId)
    await completeUsedOrder.handle(ctx, { ...event, voucherId })
    await planSettlement.handle(ctx, event)
    return settled(ctx, orderId)
  }
  return {
    at: placedAt,
    run: async (ctx) => {
      const orderId = await place(ctx, order, of)
      await sellHeldStock.handle(ctx, eventOf(ctx, orderId))
      await countPaidSale.handle(ctx, eventOf(ctx, orderId))
      const rows = await codesOf(ctx, orderId)
      const uses = order.usedAfterHours.map((hours, at): Step => {
        const row = one(rows.slice(at, at + 1))
        return {
          at: openAfter(placedAt + hours * HOUR_MS),
          run: async (ctx) => {
            await writeOff(ctx, { sellerId, actorId, code: codeOf(ctx.signer, row) })
            const isLast = rows.length === order.usedAfterHours.length && row.kind === 'single'
            return isLast ? afterLast(ctx, orderId, row.id) : []
          },
        }
      })
      const ends = rows.flatMap(({ validUntil }): Step[] =>
        order.expires && validUntil
          ? [
              {
                at: validUntil.getTime() + SECOND_MS,
                run: async (ctx) => {
                  const [open] = (await codesOf(ctx, orderId)).filter(
                    ({ state }) => state === 'toBeUsed',
                  )
                  if (!open) return []
                  await atomic(ctx, (ctx) => expireVoucher(ctx, open))
                  return afterLast(ctx, orderId, open.id)
                },
              },
            ]
          : [],
      )
      return [...uses, ...ends]
    },
  }
}

/** Orders of the buyer to log in as, at the store whose people can log in to the portal. */
export async function seedVoucherOrders(ctx: Ctx, of: Of): Promise<number> {
  const now = ctx.now().getTime()
  const steps = VOUCHER_ORDERS.map((order) => stepsOf(order, now, of))
  await runTimeline(ctx, steps, SUBJECTS)
  return VOUCHER_ORDERS.length
}
