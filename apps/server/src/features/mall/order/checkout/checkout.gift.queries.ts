import { goodsOf, type Goods } from '#features/mall/cart/cart.goods.projection.ts'
import { lineOf } from '#features/mall/cart/cart.rules.ts'
import { availableAt } from '#features/mall/product/stock-hold.queries.ts'
import {
  giftsDue,
  isGiftRule,
  type GiftDue,
} from '#features/mall/promotion/promotion.gift.rules.ts'
import { runningFor, type RunningPromotion } from '#features/mall/promotion/promotion.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** Goods of a checkout that gifts may come with. */
interface Bought {
  goods: Pick<Goods, 'skuId' | 'productId' | 'sellerId' | 'isVirtual'>
  quantity: number
  /** Where the buyer picks it up; else any warehouse serves. */
  warehouseId: string | null
}

/** A gift of a checkout as it is now. */
export interface Gift extends GiftDue {
  /** Of its promotion, by language. */
  names: Record<string, string>
  /** The products of the checkout that it comes with. */
  productIds: readonly string[]
  goods: Goods
  /** There is not enough of it, or it is sold no more. */
  isOut: boolean
}

interface Promoted {
  promotion: RunningPromotion
  of: Bought[]
}

/** The promotions that give something, each with what of the checkout it is for. */
async function givers(
  ctx: Ctx,
  bought: readonly Bought[],
  currency: string,
): Promise<Iterable<Promoted>> {
  const running = await runningFor(
    ctx,
    bought.map(({ goods }) => goods),
  )
  const found = new Map<string, Promoted>()
  for (const each of bought)
    for (const promotion of running.get(each.goods.productId) ?? []) {
      if (!isGiftRule(promotion.rule) || promotion.currency !== currency) continue
      const known = found.get(promotion.id) ?? { promotion, of: [] }
      known.of.push(each)
      found.set(promotion.id, known)
    }
  return found.values()
}

/**
 * What comes with the goods of a checkout [PM-5]. A variant that is also bought, or comes from several promotions, is
 * out as soon as there is not enough for all of it: what is bought comes first.
 */
export async function giftsFor(
  ctx: Ctx,
  { lines, currency }: { lines: readonly Bought[]; currency: string },
): Promise<Gift[]> {
  // Vouchers are not sent: nothing can lie beside them.
  const bought = lines.filter(({ goods }) => !goods.isVirtual)
  const due = [...(await givers(ctx, bought, currency))].flatMap(({ promotion, of }) => {
    const { rule, names } = promotion
    if (!isGiftRule(rule)) return []
    const pieces = of.reduce((sum, { quantity }) => sum + quantity, 0)
    const productIds = of.map(({ goods }) => goods.productId)
    const warehouseId = of[0]?.warehouseId ?? null
    return giftsDue({ ...promotion, rule }, pieces).map((gift) => ({
      ...gift,
      names,
      productIds,
      warehouseId,
    }))
  })
  const goods = await goodsOf(
    ctx,
    due.map(({ skuId }) => skuId),
  )
  const there = await availableAt(ctx, due)
  const taken = new Map(bought.map(({ goods: { skuId }, quantity }) => [skuId, quantity]))
  return due.flatMap(({ warehouseId, ...gift }) => {
    const found = goods.get(gift.skuId)
    if (!found) return []
    const available =
      warehouseId === null ? found.available : (there.get(`${gift.skuId} ${warehouseId}`) ?? 0)
    const wanted = (taken.get(gift.skuId) ?? 0) + gift.quantity
    const isOut =
      found.isVirtual || lineOf({ ...found, available }, wanted, ctx.locale).fault !== null
    if (!isOut) taken.set(gift.skuId, wanted)
    return { ...gift, goods: found, isOut }
  })
}
