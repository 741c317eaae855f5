import type { CheckoutRequest, CheckoutOrder } from '@ironsouq/contract/mall/order/checkout.schema'
import { lineOf } from '#features/mall/cart/cart.rules.ts'
import { isStillValid, shownTerms } from '#features/mall/voucher/voucher.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { FieldFaults } from '#kernel/errors.ts'
import type { orderLine, storeOrder } from '../order.tables.ts'
import type { PricedOrder } from './checkout.rules.ts'

type Answers = NonNullable<CheckoutRequest['answers']>

export const checkoutLineOf = (
  ctx: Ctx,
  { goods, quantity }: PricedOrder['lines'][number],
): Omit<CheckoutOrder['lines'][number], 'discounts' | 'paid'> => {
  const line = lineOf(goods, quantity, ctx.locale)
  const { voucherTerms: terms } = goods
  // Its codes would have expired before they were issued.
  const isOver = terms !== null && !isStillValid(terms, ctx.now())
  return {
    ...line,
    fault: isOver ? (line.fault ?? 'withdrawn') : line.fault,
    terms: terms && shownTerms(terms, ctx.locale),
  }
}

export const answersBySku = (all: Answers = []): ReadonlyMap<string, readonly string[]> =>
  new Map(all.map(({ skuId, answers }) => [skuId, answers]))

/** What the store must know of a buyer is asked before anything is held. */
export function refuseUnanswered(orders: readonly PricedOrder[], all?: Answers): void {
  const given = answersBySku(all)
  const faults = orders.flatMap(({ lines }) =>
    lines.flatMap(({ goods: { skuId, voucherTerms } }) =>
      (voucherTerms?.fields ?? []).flatMap(({ isRequired }, at) =>
        isRequired && !given.get(skuId)?.[at]
          ? [{ field: `answers.${skuId}.${at}`, key: 'error.fieldRequired' as const, values: {} }]
          : [],
      ),
    ),
  )
  if (faults.length > 0) throw new FieldFaults(faults)
}

type PlacedOrder = Pick<typeof storeOrder.$inferSelect, 'id' | 'number' | 'sellerId' | 'isVirtual'>
type PlacedLine = Pick<typeof orderLine.$inferSelect, 'id' | 'skuId'>

interface Placing {
  memberId: string
  orders: readonly PricedOrder[]
  answers: ReadonlyMap<string, readonly string[]>
}

/** The lines of virtual orders with the terms of now. */
export const voucherLinesOf = (
  { memberId, orders, answers }: Placing,
  placed: readonly PlacedOrder[],
  lines: readonly PlacedLine[],
) =>
  orders
    .filter(({ isVirtual }) => isVirtual)
    .flatMap(({ sellerId, lines: priced }) => {
      const order = placed.find((each) => each.isVirtual && each.sellerId === sellerId)
      return priced.flatMap(({ goods, quantity }) => {
        const line = lines.find(({ skuId }) => skuId === goods.skuId)
        if (!order || !line || !goods.voucherTerms)
          throw new Error(`the virtual goods ${goods.skuId} have no order or no terms`)
        return {
          orderLineId: line.id,
          orderId: order.id,
          orderNumber: order.number,
          memberId,
          sellerId,
          name: goods.names,
          variant: goods.variants,
          quantity,
          terms: goods.voucherTerms,
          answers: answers.get(goods.skuId) ?? [],
        }
      })
    })
