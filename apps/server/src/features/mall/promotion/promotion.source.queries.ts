import type { FullReductionRule } from '@ironsouq/contract/mall/promotion/promotion.rule'
import type { PricingLine, Promotions } from '#features/mall/pricing/pricing.given.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fullReductionOf, isFullReduction } from './promotion.pricing.rules.ts'
import { runningFor, type RunningPromotion } from './promotion.queries.ts'

interface Asked {
  lines: readonly PricingLine[]
}

/** The promotions of stores that run for the goods of a checkout [PM-5]. */
export async function promotionsOf(ctx: Ctx, { lines }: Asked): Promise<Partial<Promotions>> {
  const found = await runningFor(ctx, lines)
  const productIds = new Map<string, string[]>()
  const promotions = new Map<string, RunningPromotion & { rule: FullReductionRule }>()
  for (const [productId, running] of found)
    for (const { rule, ...promotion } of running) {
      if (!isFullReduction(rule)) continue
      promotions.set(promotion.id, { ...promotion, rule })
      productIds.set(promotion.id, [...(productIds.get(promotion.id) ?? []), productId])
    }
  return {
    fullReductions: [...promotions.values()].map((promotion) =>
      fullReductionOf({ ...promotion, productIds: productIds.get(promotion.id) ?? [] }),
    ),
  }
}
