import { and, eq, inArray, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { filledUp, preparedSql, violatedCheck, violatedConstraint } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import { emitAll, occurrence, recordedInside } from '#kernel/work/events.ts'
import { holdsOf } from './stock-hold.queries.ts'
import { availabilityChanged } from './stock.events.ts'
import { stock, stockHold } from './stock.tables.ts'

export interface Wanted {
  skuId: string
  sellerId: string
  quantity: number
  /** Where the buyer picks it up; else any warehouse serves. */
  warehouseId: string | null
}

export interface Held {
  skuId: string
  warehouseId: string
}

/** How long stock is held for a checkout that is being placed. */
const PLACING_MINUTES = 5

/**
 * What an earlier attempt of the same checkout holds; null when it holds nothing. One that holds something else is
 * refused: its orders would promise goods that no one holds.
 */
async function heldBefore(
  ctx: Ctx,
  checkoutId: string,
  wanted: readonly Wanted[],
): Promise<readonly Held[] | null> {
  const holds = await holdsOf(ctx, checkoutId)
  if (holds.length === 0) return null
  const isSame = wanted.every(({ skuId, quantity, warehouseId }) =>
    holds.some(
      (hold) =>
        hold.state === 'held' &&
        hold.skuId === skuId &&
        hold.quantity === quantity &&
        (warehouseId === null || hold.warehouseId === warehouseId),
    ),
  )
  if (!isSame || holds.length !== wanted.length) throw new Refusal('error.stateChanged')
  return holds
}

const given = (name: string, type: 'uuid[]' | 'int[]' | 'uuid' | 'timestamptz') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`

const soldOut = recordedInside(
  availabilityChanged,
  sql`select jsonb_build_object('skuId', sku_id) as payload from taken where available = 0`,
)

/**
 * Chooses for each line the warehouse that has the most, writes the holds, raises `held` and records the movements, for
 * all lines or for none. A variant that sells out emits an event. It is one statement, without a transaction around it:
 * the row of a hot variant is locked while PostgreSQL executes and commits it, and never while it waits for this process. Checkouts with the same variants lock
 * them in the same order. A row that another checkout changed meanwhile is looked at again once it is locked.
 */
const taking = preparedSql<Held>(
  'stock_taken',
  sql`with wanted as materialized (
    select * from unnest(${given('skuIds', 'uuid[]')}, ${given('sellerIds', 'uuid[]')}, ${given('quantities', 'int[]')},
      ${given('warehouseIds', 'uuid[]')}) as given (sku_id, seller_id, quantity, warehouse_id)
    where sku_id is not null order by sku_id
  ), chosen as materialized (
    select wanted.sku_id, place.warehouse_id, wanted.seller_id, wanted.quantity
    from wanted cross join lateral (
      select warehouse_id from stock
      where sku_id = wanted.sku_id and on_hand - held >= wanted.quantity
        and warehouse_id = coalesce(wanted.warehouse_id, warehouse_id)
      order by on_hand - held desc limit 1 for no key update) as place
  ), hold as (
    insert into stock_hold (checkout_id, sku_id, warehouse_id, seller_id, quantity, state, expires_at, created_at, updated_at)
    select ${given('checkoutId', 'uuid')}, sku_id, warehouse_id, seller_id, quantity, 'held', ${given('until', 'timestamptz')},
      ${given('now', 'timestamptz')}, ${given('now', 'timestamptz')}
    from chosen where (select count(*) from chosen) = (select count(*) from wanted)
    returning sku_id, warehouse_id, quantity
  ), taken as (
    update stock set held = stock.held + hold.quantity, updated_at = ${given('now', 'timestamptz')}
    from hold where stock.sku_id = hold.sku_id and stock.warehouse_id = hold.warehouse_id
    returning stock.sku_id, stock.warehouse_id, stock.seller_id, hold.quantity, stock.on_hand - stock.held as available
  ), moved as (
    insert into stock_movement (seller_id, sku_id, warehouse_id, kind, on_hand_change, held_change, checkout_id, created_at)
    select seller_id, sku_id, warehouse_id, 'held', 0, quantity, ${given('checkoutId', 'uuid')}, ${given('now', 'timestamptz')}
    from taken
  ), ${soldOut.expressions}
  select sku_id as "skuId", warehouse_id as "warehouseId", (select count(*) from queued) as queued from taken`,
)

const REFUSED_BY = new Set(['stock_never_oversold', 'stock_hold_once', 'stock_hold_sku_once'])

/** What was taken: nothing when a line finds no warehouse with enough, or when this checkout holds something already. */
async function take(
  ctx: Ctx,
  checkoutId: string,
  wanted: readonly Wanted[],
): Promise<readonly Held[]> {
  const now = ctx.now()
  try {
    const { rows } = await taking(ctx).execute({
      checkoutId,
      skuIds: filledUp(wanted.map(({ skuId }) => skuId)),
      sellerIds: filledUp(wanted.map(({ sellerId }) => sellerId)),
      quantities: filledUp(wanted.map(({ quantity }) => quantity)),
      warehouseIds: filledUp(wanted.map(({ warehouseId }) => warehouseId)),
      now: now.toISOString(),
      until: new Date(now.getTime() + PLACING_MINUTES * 60_000).toISOString(),
      ...soldOut.values(ctx),
    })
    return rows
  } catch (err) {
    const refusedBy = violatedCheck(err) ?? violatedConstraint(err) ?? ''
    if (!REFUSED_BY.has(refusedBy)) throw err
    return []
  }
}

/**
 * Holds stock for a checkout before its orders are written (decision 109). Called outside any transaction, which a lack
 * of stock would end. Repeating it holds nothing more. Refuses when a line finds no warehouse with enough [OR-8], and
 * when the same checkout holds something else.
 */
export async function holdStock(
  ctx: Ctx,
  checkoutId: string,
  wanted: readonly Wanted[],
): Promise<readonly Held[]> {
  const taken = await take(ctx, checkoutId, wanted)
  if (taken.length > 0) return taken
  // Asked only when something was in the way: most checkouts are sent once.
  const before = await heldBefore(ctx, checkoutId, wanted)
  if (!before) throw new Refusal('error.insufficientStock')
  return before
}

/** Locks the rows in one order before they are changed; a single row needs no such order. */
async function lockSorted(ctx: TxCtx, plan: readonly Held[]): Promise<void> {
  if (plan.length < 2) return
  await ctx.db
    .select({ skuId: stock.skuId })
    .from(stock)
    .where(
      sql`(${stock.skuId}, ${stock.warehouseId}) in (select * from unnest(${sql.param(plan.map((p) => p.skuId))}::uuid[], ${sql.param(plan.map((p) => p.warehouseId))}::uuid[]))`,
    )
    .orderBy(stock.skuId, stock.warehouseId)
    .for('no key update')
}

interface Settled {
  checkoutId: string
  skuIds: readonly string[]
  /** Sold goods leave the warehouse; released ones can be bought again. */
  to: 'sold' | 'released'
}

const holdsIn = (
  ctx: TxCtx,
  { checkoutId, skuIds, state }: Omit<Settled, 'to'> & { state: 'held' | 'sold' },
) =>
  ctx.db
    .select({ skuId: stockHold.skuId, warehouseId: stockHold.warehouseId })
    .from(stockHold)
    .where(
      and(
        eq(stockHold.checkoutId, checkoutId),
        inArray(stockHold.skuId, [...skuIds]),
        eq(stockHold.state, state),
      ),
    )

interface Changed extends Held {
  /** There was none of it to buy, and now there is. */
  isBack: boolean
}

const publishAvailable = (ctx: TxCtx, rows: readonly Changed[]): Promise<void> =>
  emitAll(
    ctx,
    rows.flatMap(({ skuId, isBack }) =>
      isBack ? [occurrence(availabilityChanged, { skuId })] : [],
    ),
  )

/** Ends holds of a checkout. Holds that have ended already stay as they are, so it may be called again. */
export const endHolds = (ctx: Ctx, { checkoutId, skuIds, to }: Settled): Promise<readonly Held[]> =>
  atomic(ctx, async (ctx) => {
    const now = ctx.now()
    await lockSorted(ctx, await holdsIn(ctx, { checkoutId, skuIds, state: 'held' }))
    const at = sql`${now.toISOString()}::timestamptz`
    const { rows } = await ctx.db.execute<Changed & Record<string, unknown>>(sql`
      with ended as (
        update stock_hold set state = ${to}, updated_at = ${at}
        where checkout_id = ${checkoutId} and sku_id = any(${sql.param([...skuIds])}::uuid[]) and state = 'held'
        returning sku_id, warehouse_id, seller_id, quantity
      ), changed as (
        update stock set held = stock.held - ended.quantity, updated_at = ${at},
          on_hand = stock.on_hand - case when ${to} = 'sold' then ended.quantity else 0 end
        from ended
        where stock.sku_id = ended.sku_id and stock.warehouse_id = ended.warehouse_id
        returning stock.sku_id, stock.warehouse_id, stock.seller_id, ended.quantity, stock.on_hand - stock.held as available
      ), moved as (
        insert into stock_movement (seller_id, sku_id, warehouse_id, kind, on_hand_change, held_change, checkout_id, created_at)
        select seller_id, sku_id, warehouse_id, ${to}, case when ${to} = 'sold' then -quantity else 0 end, -quantity, ${checkoutId}, ${at}
        from changed
      )
      select sku_id as "skuId", warehouse_id as "warehouseId",
        ${to} = 'released' and available = quantity as "isBack" from changed`)
    await publishAvailable(ctx, rows)
    return rows
  })

interface Returned extends Omit<Settled, 'to'> {
  /** How many of each variant were shipped, in the order of `skuIds`. They return only by hand of the store. */
  sent: readonly number[]
}

/** Goods of a refunded order that can be sold again return to where they came from. */
export const returnStock = (ctx: Ctx, { checkoutId, skuIds, sent }: Returned): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await lockSorted(ctx, await holdsIn(ctx, { checkoutId, skuIds, state: 'sold' }))
    const at = sql`${ctx.now().toISOString()}::timestamptz`
    const { rows } = await ctx.db.execute<Changed & Record<string, unknown>>(sql`
      with gone (sku_id, sent) as (
        select * from unnest(${sql.param([...skuIds])}::uuid[], ${sql.param([...sent])}::int[])
      ), back as (
        update stock_hold set state = 'released', updated_at = ${at}
        from gone
        where checkout_id = ${checkoutId} and stock_hold.sku_id = gone.sku_id and state = 'sold'
        returning stock_hold.sku_id, warehouse_id, seller_id, quantity - sent as quantity
      ), changed as (
        update stock set on_hand = stock.on_hand + back.quantity, updated_at = ${at}
        from back
        where stock.sku_id = back.sku_id and stock.warehouse_id = back.warehouse_id and back.quantity > 0
        returning stock.sku_id, stock.warehouse_id, stock.seller_id, back.quantity, stock.on_hand - stock.held as available
      ), moved as (
        insert into stock_movement (seller_id, sku_id, warehouse_id, kind, on_hand_change, held_change, checkout_id, created_at)
        select seller_id, sku_id, warehouse_id, 'returned', quantity, 0, ${checkoutId}, ${at} from changed
      )
      select sku_id as "skuId", warehouse_id as "warehouseId", available = quantity as "isBack" from changed`)
    await publishAvailable(ctx, rows)
  })

/** Holds of a placed checkout end with its orders; until then they are looked at again later. */
export async function extendHolds(ctx: Ctx, checkoutId: string, until: Date): Promise<void> {
  await ctx.db
    .update(stockHold)
    .set({ expiresAt: until })
    .where(and(eq(stockHold.checkoutId, checkoutId), eq(stockHold.state, 'held')))
}
