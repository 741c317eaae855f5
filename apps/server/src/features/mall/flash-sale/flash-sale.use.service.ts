import { randomInt } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { putBack, sellAside } from '#features/mall/product/stock-aside.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { preparedSql } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import { flashEntry, flashGone, type FlashWanted } from './flash-sale.entry.service.ts'
import { isRunning } from './flash-sale.queries.ts'
import { FLASH_PARTS, sweepOf } from './flash-sale.rules.ts'
import { flashItem, flashQuota, flashStock, flashUse } from './flash-sale.tables.ts'

const given = (name: string, type: 'uuid' | 'int' | 'timestamptz') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`

/** Counts pieces against the limit of a person, while the sale runs and as long as they are within it. */
const countQuota = preparedSql<{ taken: number }>(
  'flash_quota_counted',
  sql`insert into flash_quota (flash_item_id, member_id, taken, most, created_at)
    select flash_item.id, ${given('memberId', 'uuid')}, ${given('quantity', 'int')}, flash_item.per_person,
      ${given('now', 'timestamptz')}
    from flash_item join flash_sale on flash_sale.id = flash_item.flash_sale_id
    where flash_item.id = ${given('flashItemId', 'uuid')} and ${given('quantity', 'int')} <= flash_item.per_person
      and ${isRunning(given('now', 'timestamptz'))}
    on conflict (flash_item_id, member_id) do update set taken = flash_quota.taken + excluded.taken
      where flash_quota.taken + excluded.taken <= flash_quota.most
    returning taken`,
)

/** Takes from one part that has enough and that no one is taking from, beginning with a random one. */
const takeFromOne = preparedSql<{ part: number }>(
  'flash_stock_taken',
  sql`with one as (
      select part from flash_stock
      where flash_item_id = ${given('flashItemId', 'uuid')} and remaining >= ${given('quantity', 'int')}
      order by (part + ${given('turn', 'int')}) % ${sql.raw(String(FLASH_PARTS))} limit 1
      for no key update skip locked
    )
    update flash_stock set remaining = remaining - ${given('quantity', 'int')} from one
    where flash_stock.flash_item_id = ${given('flashItemId', 'uuid')} and flash_stock.part = one.part
    returning flash_stock.part`,
)

/**
 * Takes from several parts, or from those that others are taking from. All wait in the order of the parts, so that no
 * two wait for each other.
 */
async function sweep(ctx: TxCtx, flashItemId: string, quantity: number): Promise<boolean> {
  const parts = await ctx.db
    .select({ part: flashStock.part, remaining: flashStock.remaining })
    .from(flashStock)
    .where(and(eq(flashStock.flashItemId, flashItemId), gt(flashStock.remaining, 0)))
    .orderBy(asc(flashStock.part))
    .for('no key update')
  const taken = sweepOf(parts, quantity)
  if (!taken) return false
  for (const { part, pieces } of taken)
    await ctx.db
      .update(flashStock)
      .set({ remaining: sql`${flashStock.remaining} - ${pieces}` })
      .where(and(eq(flashStock.flashItemId, flashItemId), eq(flashStock.part, part)))
  return true
}

interface Taking extends FlashWanted {
  memberId: string
  orderId: string
  sellerId: string
  flashItemId: string
}

/**
 * Takes pieces for an order in the transaction that places it: first of what the person may have, then of what is left.
 * Refuses, and nothing is placed, when either is not enough [PM-2].
 */
export async function takeFlash(ctx: TxCtx, taking: Taking): Promise<void> {
  const { memberId, orderId, sellerId, flashItemId, quantity } = taking
  const now = ctx.now()
  const quota = { memberId, flashItemId, quantity, now: now.toISOString() }
  const { rows: counted } = await countQuota(ctx).execute(quota)
  if (counted.length === 0) throw await quotaRefusal(ctx, taking)
  const one = { flashItemId, quantity, turn: randomInt(FLASH_PARTS) }
  const { rows: taken } = await takeFromOne(ctx).execute(one)
  if (taken.length === 0 && !(await sweep(ctx, flashItemId, quantity)))
    throw await flashGone(ctx, flashItemId)
  await ctx.db.insert(flashUse).values({ orderId, flashItemId, sellerId, quantity, createdAt: now })
}

/** What has changed since the price was shown: the sale has ended, or the person has ordered elsewhere. */
const quotaRefusal = (ctx: TxCtx, { memberId, ...wanted }: Taking): Promise<unknown> =>
  flashEntry(ctx, memberId, wanted).then(
    () => new Refusal('error.stateChanged'),
    (refusal: unknown) => refusal,
  )

const itemOf = async (ctx: TxCtx, id: string) => {
  const [row] = await ctx.db.select().from(flashItem).where(eq(flashItem.id, id))
  if (!row) throw new Error(`no variant ${id} of a flash sale`)
  return row
}

/** Moves what an order took from one state to another, once. */
async function moveUse(
  ctx: TxCtx,
  orderId: string,
  from: 'unpaid' | 'paid',
  to: 'paid' | 'returned',
) {
  const [moved] = await ctx.db
    .update(flashUse)
    .set({ state: to })
    .where(and(eq(flashUse.orderId, orderId), eq(flashUse.state, from)))
    .returning()
  return moved
}

async function giveQuotaBack(ctx: TxCtx, flashItemId: string, memberId: string, quantity: number) {
  await ctx.db
    .update(flashQuota)
    .set({ taken: sql`${flashQuota.taken} - ${quantity}` })
    .where(and(eq(flashQuota.flashItemId, flashItemId), eq(flashQuota.memberId, memberId)))
}

interface Order {
  orderId: string
  memberId: string
}

/**
 * Gives back what an order took that is not paid, in the transaction that ends it: to the sale while it runs, else to
 * the normal stock. An order that took nothing, or has given it back, is left as it is.
 */
export async function returnFlash(ctx: TxCtx, { orderId, memberId }: Order): Promise<void> {
  const use = await moveUse(ctx, orderId, 'unpaid', 'returned')
  if (!use) return
  const { flashItemId, quantity } = use
  await giveQuotaBack(ctx, flashItemId, memberId, quantity)
  const { rowCount } = await ctx.db
    .update(flashStock)
    .set({ remaining: sql`${flashStock.remaining} + ${quantity}` })
    .where(
      and(eq(flashStock.flashItemId, flashItemId), eq(flashStock.part, randomInt(FLASH_PARTS))),
    )
  if (rowCount) return
  // The sale is over: its rows are gone.
  const { skuId, sellerId } = await itemOf(ctx, flashItemId)
  await putBack(ctx, { ownerId: flashItemId, skuId, sellerId, quantity })
}

/** What an order took is paid: its goods leave the warehouse as those of any order. */
export const sellFlash = (ctx: Ctx, orderId: string, checkoutId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const use = await moveUse(ctx, orderId, 'unpaid', 'paid')
    if (!use) return
    const { flashItemId, quantity } = use
    const { skuId, sellerId } = await itemOf(ctx, flashItemId)
    await sellAside(ctx, { ownerId: flashItemId, skuId, sellerId, quantity, checkoutId })
  })

/** All of a paid order was refunded: the person may buy again. Its goods go to the normal stock, as those of any order. */
export const refundFlash = (ctx: Ctx, order: Order): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await returnFlash(ctx, order)
    const use = await moveUse(ctx, order.orderId, 'paid', 'returned')
    if (use) await giveQuotaBack(ctx, use.flashItemId, order.memberId, use.quantity)
  })
