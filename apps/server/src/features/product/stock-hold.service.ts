import { and, eq, inArray, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { filledUp, prepared, violatedCheck, violatedConstraint } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import { holdsOf, stockByWarehouse } from './stock-hold.queries.ts'
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
/** Another buyer may be first at the chosen warehouse; another warehouse may still have it. */
const ATTEMPTS = 3

const insufficient = () => new Refusal('error.insufficientStock')

/** One warehouse for each line, the first that has enough; null when a line finds none. */
async function planned(ctx: Ctx, wanted: readonly Wanted[]) {
  const places = await stockByWarehouse(
    ctx,
    wanted.map(({ skuId }) => skuId),
  )
  const plan = wanted.map(({ skuId, sellerId, quantity, warehouseId }) => {
    const place = places.find(
      (each) =>
        each.skuId === skuId &&
        each.available >= quantity &&
        (warehouseId === null || each.warehouseId === warehouseId),
    )
    return place && { skuId, sellerId, quantity, warehouseId: place.warehouseId }
  })
  const whole = plan.filter((each) => each !== undefined)
  // Sorted: two checkouts with the same variants lock them in the same order.
  return whole.length === plan.length
    ? whole.toSorted((a, b) => (a.skuId < b.skuId ? -1 : 1))
    : null
}

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

const REFUSED_BY = new Set(['stock_never_oversold', 'stock_hold_once', 'stock_hold_sku_once'])

/**
 * Writes the holds, raises `held` and records the movements. It is one statement, without a transaction around it: the
 * row of a hot variant is locked while PostgreSQL executes and commits it, and never while it waits for this process.
 * Several rows are locked in one order before any is changed.
 */
const taking = prepared((db) => {
  const given = (name: string, type: 'uuid[]' | 'int[]' | 'uuid' | 'timestamptz') =>
    sql`${sql.placeholder(name)}::${sql.raw(type)}`
  const now = given('now', 'timestamptz')
  const wanted = db.$with('wanted', {}).as(sql`
    select * from unnest(${given('skuIds', 'uuid[]')}, ${given('warehouseIds', 'uuid[]')},
      ${given('sellerIds', 'uuid[]')}, ${given('quantities', 'int[]')})
      as w (sku_id, warehouse_id, seller_id, quantity)
    where sku_id is not null`)
  const locked = db.$with('locked', {}).as(sql`
    select sku_id, warehouse_id from stock join wanted using (sku_id, warehouse_id)
    order by sku_id, warehouse_id for no key update of stock`)
  const hold = db.$with('hold', {}).as(sql`
    insert into stock_hold (checkout_id, sku_id, warehouse_id, seller_id, quantity, state, expires_at, created_at, updated_at)
    select ${given('checkoutId', 'uuid')}, sku_id, warehouse_id, seller_id, quantity, 'held', ${given('until', 'timestamptz')}, ${now}, ${now}
    from wanted
    returning sku_id, warehouse_id, quantity`)
  const taken = db.$with('taken', { skuId: sql<string>`sku_id` }).as(sql`
    update stock set held = stock.held + hold.quantity, updated_at = ${now}
    from hold join locked using (sku_id, warehouse_id)
    where stock.sku_id = hold.sku_id and stock.warehouse_id = hold.warehouse_id
    returning stock.sku_id, stock.warehouse_id, stock.seller_id, hold.quantity`)
  const moved = db.$with('moved', {}).as(sql`
    insert into stock_movement (seller_id, sku_id, warehouse_id, kind, on_hand_change, held_change, checkout_id, created_at)
    select seller_id, sku_id, warehouse_id, 'held', 0, quantity, ${given('checkoutId', 'uuid')}, ${now} from taken`)
  return db
    .with(wanted, locked, hold, taken, moved)
    .select({ taken: sql<number>`count(*)::int` })
    .from(taken)
    .prepare('stock_taken')
})

/**
 * Takes the stock of all lines, or of none. False when a hold exists already or a warehouse has too little: a unique key
 * or the check of the table then refuses the whole statement.
 */
async function take(
  ctx: Ctx,
  checkoutId: string,
  plan: readonly (Wanted & Held)[],
): Promise<boolean> {
  const now = ctx.now()
  try {
    await taking(ctx).execute({
      checkoutId,
      skuIds: filledUp(plan.map(({ skuId }) => skuId)),
      warehouseIds: filledUp(plan.map(({ warehouseId }) => warehouseId)),
      sellerIds: filledUp(plan.map(({ sellerId }) => sellerId)),
      quantities: filledUp(plan.map(({ quantity }) => quantity)),
      now: now.toISOString(),
      until: new Date(now.getTime() + PLACING_MINUTES * 60_000).toISOString(),
    })
    return true
  } catch (err) {
    const refusedBy = violatedCheck(err) ?? violatedConstraint(err) ?? ''
    if (!REFUSED_BY.has(refusedBy)) throw err
    return false
  }
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
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    // Asked only when something was in the way: most checkouts are sent once.
    const before = attempt === 1 ? null : await heldBefore(ctx, checkoutId, wanted)
    if (before) return before
    const plan = await planned(ctx, wanted)
    if (!plan) throw insufficient()
    if (await take(ctx, checkoutId, plan)) return plan
  }
  throw insufficient()
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

/** Ends holds of a checkout. Holds that have ended already stay as they are, so it may be called again. */
export const endHolds = (ctx: Ctx, { checkoutId, skuIds, to }: Settled): Promise<readonly Held[]> =>
  atomic(ctx, async (ctx) => {
    const now = ctx.now()
    await lockSorted(ctx, await holdsIn(ctx, { checkoutId, skuIds, state: 'held' }))
    const at = sql`${now.toISOString()}::timestamptz`
    const { rows } = await ctx.db.execute<{ skuId: string; warehouseId: string }>(sql`
      with ended as (
        update stock_hold set state = ${to}, updated_at = ${at}
        where checkout_id = ${checkoutId} and sku_id = any(${sql.param([...skuIds])}::uuid[]) and state = 'held'
        returning sku_id, warehouse_id, seller_id, quantity
      ), changed as (
        update stock set held = stock.held - ended.quantity, updated_at = ${at},
          on_hand = stock.on_hand - case when ${to} = 'sold' then ended.quantity else 0 end
        from ended
        where stock.sku_id = ended.sku_id and stock.warehouse_id = ended.warehouse_id
        returning stock.sku_id, stock.warehouse_id, stock.seller_id, ended.quantity
      ), moved as (
        insert into stock_movement (seller_id, sku_id, warehouse_id, kind, on_hand_change, held_change, checkout_id, created_at)
        select seller_id, sku_id, warehouse_id, ${to}, case when ${to} = 'sold' then -quantity else 0 end, -quantity, ${checkoutId}, ${at}
        from changed
      )
      select sku_id as "skuId", warehouse_id as "warehouseId" from changed`)
    return rows
  })

/** Goods of a refunded order that can be sold again return to where they came from. */
export const returnStock = (ctx: Ctx, { checkoutId, skuIds }: Omit<Settled, 'to'>): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await lockSorted(ctx, await holdsIn(ctx, { checkoutId, skuIds, state: 'sold' }))
    const at = sql`${ctx.now().toISOString()}::timestamptz`
    await ctx.db.execute(sql`
      with back as (
        update stock_hold set state = 'released', updated_at = ${at}
        where checkout_id = ${checkoutId} and sku_id = any(${sql.param([...skuIds])}::uuid[]) and state = 'sold'
        returning sku_id, warehouse_id, seller_id, quantity
      ), changed as (
        update stock set on_hand = stock.on_hand + back.quantity, updated_at = ${at}
        from back
        where stock.sku_id = back.sku_id and stock.warehouse_id = back.warehouse_id
        returning stock.sku_id, stock.warehouse_id, stock.seller_id, back.quantity
      )
      insert into stock_movement (seller_id, sku_id, warehouse_id, kind, on_hand_change, held_change, checkout_id, created_at)
      select seller_id, sku_id, warehouse_id, 'returned', quantity, 0, ${checkoutId}, ${at} from changed`)
  })

/** Holds of a placed checkout end with its orders; until then they are looked at again later. */
export async function extendHolds(ctx: Ctx, checkoutId: string, until: Date): Promise<void> {
  await ctx.db
    .update(stockHold)
    .set({ expiresAt: until })
    .where(and(eq(stockHold.checkoutId, checkoutId), eq(stockHold.state, 'held')))
}
