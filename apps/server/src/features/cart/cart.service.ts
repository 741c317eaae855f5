import { CART_LINES_MAX } from '@ironsouq/contract/cart/cart.limits'
import { QUANTITY_MAX } from '@ironsouq/contract/order/order.limits'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { lockMember } from '#features/member/member.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { goodsOf, type Goods } from './cart.goods.projection.ts'
import { cartSize } from './cart.queries.ts'
import { cartLine } from './cart.tables.ts'

interface Addition {
  skuId: string
  quantity: number
  isChecked: boolean
}

/** Adds pieces to the lines of a member; a line that is there grows. The price is the one of now. */
async function raise(
  ctx: TxCtx,
  memberId: string,
  additions: readonly Addition[],
  goods: ReadonlyMap<string, Goods>,
): Promise<void> {
  const now = ctx.now()
  const values = additions.flatMap(({ skuId, quantity, isChecked }) => {
    const found = goods.get(skuId)
    if (!found || found.isVirtual) return []
    const seen = { seenMinor: BigInt(found.priceMinor), currency: found.currency }
    return [{ memberId, skuId, quantity, isChecked, ...seen, createdAt: now, updatedAt: now }]
  })
  if (values.length === 0) return
  await ctx.db
    .insert(cartLine)
    .values(values)
    .onConflictDoUpdate({
      target: [cartLine.memberId, cartLine.skuId],
      set: {
        quantity: sql`least(${cartLine.quantity} + excluded.quantity, ${QUANTITY_MAX})`,
        isChecked: sql`${cartLine.isChecked} or excluded.is_checked`,
        seenMinor: sql`excluded.seen_minor`,
        currency: sql`excluded.currency`,
        updatedAt: now,
      },
    })
  if ((await cartSize(ctx, memberId)) > CART_LINES_MAX)
    throw new Refusal('error.cartFull', { max: CART_LINES_MAX })
}

/** Virtual goods are bought at once: their codes are for one buyer [CA-2]. */
function refuseVirtual({ isVirtual }: Goods): void {
  if (isVirtual) throw new Refusal('error.notForCart')
}

/** Only what can be bought is added; the cart says of what is in it already why it cannot [PR-2]. */
function refuseWhatCannotBeBought(goods: Goods | undefined): asserts goods is Goods {
  if (!goods) throw notFound()
  if (goods.productState !== 'onSale' || !goods.isActive)
    throw new Refusal('error.productWithdrawn')
  if (goods.storeState !== 'open') throw new Refusal('error.storeClosed')
  if (goods.available <= 0) throw new Refusal('error.productSoldOut')
  refuseVirtual(goods)
}

export async function addToCart(
  ctx: Ctx,
  memberId: string,
  skuId: string,
  quantity: number,
): Promise<number> {
  const goods = await goodsOf(ctx, [skuId])
  refuseWhatCannotBeBought(goods.get(skuId))
  return atomic(ctx, async (ctx) => {
    // Two calls at once run one after the other, so the limit counts both.
    await lockMember(ctx, memberId)
    await raise(ctx, memberId, [{ skuId, quantity, isChecked: true }], goods)
    return cartSize(ctx, memberId)
  })
}

/** What a visitor chose before they logged in. Nothing is lost: what is there already grows. */
export async function mergeCart(
  ctx: Ctx,
  memberId: string,
  lines: readonly Addition[],
): Promise<void> {
  const added = lines.filter(
    ({ skuId }, at) => lines.findIndex((each) => each.skuId === skuId) === at,
  )
  const goods = await goodsOf(
    ctx,
    added.map(({ skuId }) => skuId),
  )
  await atomic(ctx, async (ctx) => {
    await lockMember(ctx, memberId)
    await raise(ctx, memberId, added, goods)
  })
}

const own = (memberId: string, skuIds: readonly string[]) =>
  and(eq(cartLine.memberId, memberId), inArray(cartLine.skuId, [...skuIds]))

interface CartChange {
  skuId: string
  quantity: number
  insteadOf?: string | undefined
}

export async function changeCart(
  ctx: Ctx,
  memberId: string,
  { skuId, quantity, insteadOf }: CartChange,
): Promise<void> {
  const goods = await goodsOf(ctx, [skuId])
  const found = goods.get(skuId)
  if (!found) throw notFound()
  refuseVirtual(found)
  const set = {
    skuId,
    quantity,
    seenMinor: BigInt(found.priceMinor),
    currency: found.currency,
    updatedAt: ctx.now(),
  }
  await atomic(ctx, async (ctx) => {
    // Two calls at once may want the same variant for two lines.
    await lockMember(ctx, memberId)
    // The variant that takes the place may be in the cart already: then its line is the one that stays.
    if (insteadOf && insteadOf !== skuId)
      await ctx.db.delete(cartLine).where(own(memberId, [skuId]))
    const changed = await ctx.db
      .update(cartLine)
      .set(set)
      .where(own(memberId, [insteadOf ?? skuId]))
      .returning({ skuId: cartLine.skuId })
    if (changed.length === 0) throw notFound()
  })
}

export async function checkLines(
  ctx: Ctx,
  memberId: string,
  skuIds: readonly string[],
  isChecked: boolean,
): Promise<void> {
  await ctx.db
    .update(cartLine)
    .set({ isChecked, updatedAt: ctx.now() })
    .where(own(memberId, skuIds))
}

export async function removeFromCart(
  ctx: Ctx,
  memberId: string,
  skuIds: readonly string[],
): Promise<void> {
  await ctx.db.delete(cartLine).where(own(memberId, skuIds))
}
