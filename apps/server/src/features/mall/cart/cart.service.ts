import { CART_LINES_MAX } from '@ironsouq/contract/mall/cart/cart.limits'
import { QUANTITY_MAX } from '@ironsouq/contract/mall/order/order.limits'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, prepared, preparedSql } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { goodsOf, type Goods } from './cart.goods.projection.ts'
import { cartLine } from './cart.tables.ts'

const given = sql.placeholder

interface Addition {
  skuId: string
  quantity: number
  isChecked: boolean
}

/**
 * Raises the lines of a member and counts them afterwards: a statement does not see the rows that it inserts, so both
 * are counted together.
 */
const raising = preparedSql<{ lines: number }>(
  'cart_raised',
  sql`with added as (
    insert into cart_line as line (member_id, sku_id, quantity, is_checked, seen_minor, currency, created_at, updated_at)
    select ${given('memberId')}::uuid, sku_id, quantity, is_checked, seen_minor, currency, ${given('now')}::timestamptz,
      ${given('now')}::timestamptz
    from unnest(${given('skuIds')}::uuid[], ${given('quantities')}::int[], ${given('checked')}::boolean[],
      ${given('seen')}::bigint[], ${given('currencies')}::text[])
      as wanted (sku_id, quantity, is_checked, seen_minor, currency)
    on conflict (member_id, sku_id) do update
      set quantity = least(line.quantity + excluded.quantity, ${sql.raw(String(QUANTITY_MAX))}),
        is_checked = line.is_checked or excluded.is_checked,
        seen_minor = excluded.seen_minor, currency = excluded.currency, updated_at = excluded.updated_at
    returning sku_id
  )
  select count(*)::int as lines from (
    select sku_id from cart_line where member_id = ${given('memberId')}::uuid union select sku_id from added) as of_member`,
)

/** Adds pieces to the lines of a member; a line that is there grows. The price is the one of now. */
async function raise(
  ctx: TxCtx,
  memberId: string,
  additions: readonly Addition[],
  goods: ReadonlyMap<string, Goods>,
): Promise<number> {
  const wanted = additions.flatMap((addition) => {
    const found = goods.get(addition.skuId)
    return found && !found.isVirtual ? [{ ...addition, goods: found }] : []
  })
  const { rows } = await raising(ctx).execute({
    memberId,
    now: ctx.now().toISOString(),
    skuIds: wanted.map(({ skuId }) => skuId),
    quantities: wanted.map(({ quantity }) => quantity),
    checked: wanted.map(({ isChecked }) => isChecked),
    seen: wanted.map(({ goods }) => goods.priceMinor),
    currencies: wanted.map(({ goods }) => goods.currency),
  })
  const { lines } = one(rows)
  if (lines > CART_LINES_MAX) throw new Refusal('error.cartFull', { max: CART_LINES_MAX })
  return lines
}

/** Virtual goods are bought at once: a cart asks nothing of what they need of their buyer. */
function refuseVirtual({ isVirtual }: Goods): void {
  if (isVirtual) throw new Refusal('error.buyNowOnly')
}

/** Only what can be bought is added; the cart says of what is in it already why it cannot [PR-2]. */
function refuseWhatCannotBeBought(goods: Goods | undefined): asserts goods is Goods {
  if (!goods) throw notFound()
  if (goods.productState !== 'onSale' || !goods.isActive)
    throw new Refusal('error.productWithdrawn')
  if (!goods.isSelling) throw new Refusal('error.storeClosed')
  refuseVirtual(goods)
  if (goods.available <= 0) throw new Refusal('error.productSoldOut')
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
    return raise(ctx, memberId, [{ skuId, quantity, isChecked: true }], goods)
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

const changing = prepared((db) =>
  db
    .update(cartLine)
    .set({
      skuId: sql`${given('skuId')}`,
      quantity: sql`${given('quantity')}`,
      seenMinor: sql`${given('seenMinor')}`,
      currency: sql`${given('currency')}`,
      updatedAt: sql`${given('now')}`,
    })
    .where(and(eq(cartLine.memberId, given('memberId')), eq(cartLine.skuId, given('of'))))
    .returning({ skuId: cartLine.skuId })
    .prepare('cart_changed'),
)

export async function changeCart(
  ctx: Ctx,
  memberId: string,
  { skuId, quantity, insteadOf = skuId }: CartChange,
): Promise<void> {
  const goods = (await goodsOf(ctx, [skuId])).get(skuId)
  if (!goods) throw notFound()
  refuseVirtual(goods)
  async function change(ctx: Ctx, { priceMinor: seenMinor, currency }: Goods) {
    const set = { skuId, quantity, seenMinor, currency, now: ctx.now().toISOString() }
    const changed = await changing(ctx).execute({ ...set, memberId, of: insteadOf })
    if (changed.length === 0) throw notFound()
  }
  if (insteadOf === skuId) return change(ctx, goods)
  await atomic(ctx, async (ctx) => {
    // Two calls at once may want the same variant for two lines.
    await lockMember(ctx, memberId)
    // The variant that takes the place may be in the cart already: then its line is the one that stays.
    await ctx.db.delete(cartLine).where(own(memberId, [skuId]))
    await change(ctx, goods)
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
