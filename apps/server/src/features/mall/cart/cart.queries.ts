import type { Cart } from '@ironsouq/contract/mall/cart/cart.schema'
import { desc, eq, sql } from 'drizzle-orm'
import { runningFor } from '#features/mall/promotion/promotion.queries.ts'
import { levelOf } from '#features/people/member-level/member-level.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/data/db.ts'
import { goodsOf } from './cart.goods.projection.ts'
import { presentCart, type Wanted } from './cart.present.ts'
import { cartLine } from './cart.tables.ts'

const cartLines = prepared((db) =>
  db
    .select()
    .from(cartLine)
    .where(eq(cartLine.memberId, sql.placeholder('memberId')))
    .orderBy(desc(cartLine.createdAt), desc(cartLine.skuId))
    .prepare('cart_lines'),
)

export const cartSize = (ctx: Ctx, memberId: string): Promise<number> =>
  ctx.db.$count(cartLine, eq(cartLine.memberId, memberId))

/** Lines as they are offered now, to a member of a level or to a visitor. */
export async function cartWith(
  ctx: Ctx,
  wanted: readonly Wanted[],
  memberId: string | null,
): Promise<Cart> {
  const goods = await goodsOf(
    ctx,
    wanted.map(({ skuId }) => skuId),
  )
  const running = await runningFor(ctx, [...goods.values()])
  const level = memberId === null || running.size === 0 ? null : await levelOf(ctx, memberId)
  const promised = { running, levelPpm: level?.discountPpm ?? 0 }
  return presentCart(wanted, goods, promised, ctx.locale)
}

export const cartOf = async (ctx: Ctx, memberId: string): Promise<Cart> =>
  cartWith(ctx, await cartLines(ctx).execute({ memberId }), memberId)
