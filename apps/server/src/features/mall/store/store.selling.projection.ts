import type { StoreState } from '@ironsouq/contract/mall/store/store.lifecycle'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx, Db, Tx, TxCtx } from '#kernel/ctx.ts'
import { idsToMatch, prepared } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import { dubaiDay } from './store.rules.ts'
import { store } from './store.tables.ts'

/** The day in the UAE as part of a statement. */
export const todayOf = (ctx: Ctx): SQL => sql`${dubaiDay(ctx.now())}::date`

/** The same as a value of a prepared statement, which is given `today`. */
export const todayGiven: SQL = sql`${sql.placeholder('today')}::date`

/**
 * Whether a store may take money, by the columns of a statement on `store` joined with `seller`: the seller is not
 * suspended, and neither contract nor licence ended before this day. A column with the last day decides, so nothing
 * waits for a job [ST-7].
 */
const mayTrade = (today: SQL) => sql`(seller.standing <> 'suspended'
  and store.state not in ('suspended', 'terminated')
  and (store.sells_until is null or store.sells_until >= ${today}))`

/**
 * Whether a store sells, by the columns of a statement on `store` joined with `seller`. Lists, product pages, carts and
 * checkouts all ask this [ST-5] [ST-7].
 */
export const isSelling = (today: SQL) => sql<boolean>`(store.state = 'open' and ${mayTrade(today)})`

/** The state that buyers read: a store whose seller is suspended or whose time is over is suspended for them. */
export const stateShown = (today: SQL) =>
  sql<StoreState>`(case when store.state in ('closed', 'open') and not ${mayTrade(today)}
    then 'suspended' else store.state end)`

/** The stores that may not sell and whose paid orders staff look after, by their ids [ST-7]. */
export const storesStopped = (ctx: Ctx) =>
  sql`(select store.id from store join seller on seller.id = store.id where not ${mayTrade(todayOf(ctx))})`

const named = sql`${store.id} = any(${sql.placeholder('ids')}::uuid[])`

const selected = (db: Db | Tx, condition: SQL) =>
  db
    .select({ id: store.id })
    .from(store)
    .innerJoin(seller, eq(seller.id, store.id))
    .where(and(named, condition))

const selling = prepared((db) => selected(db, isSelling(todayGiven)).prepare('stores_selling'))

/**
 * The locks make a suspension wait until this transaction has ended, and this one until a suspension has: what
 * follows is before it or refused.
 */
const sellingLocked = prepared((db) =>
  selected(db, isSelling(todayGiven))
    .orderBy(asc(store.id))
    .for('share')
    .prepare('stores_selling_locked'),
)

const tradingLocked = prepared((db) =>
  selected(db, mayTrade(todayGiven))
    .orderBy(asc(store.id))
    .for('share')
    .prepare('stores_trading_locked'),
)

type Question = typeof selling | typeof sellingLocked

async function answered(
  ctx: Ctx,
  question: Question,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const asked = { ids: idsToMatch([...new Set(ids)]), today: dubaiDay(ctx.now()) }
  return new Set((await question(ctx).execute(asked)).map(({ id }) => id))
}

/** Those of the stores from which goods can be bought now [ST-5]. */
export const storesThatSell = (ctx: Ctx, ids: readonly string[]) => answered(ctx, selling, ids)

/** Without the cards of stores that sell nothing since an index or a cache has read them. */
export async function onlySelling<T extends { storeId: string }>(
  ctx: Ctx,
  cards: readonly T[],
): Promise<T[]> {
  const ids = await storesThatSell(
    ctx,
    cards.map(({ storeId }) => storeId),
  )
  return cards.filter(({ storeId }) => ids.has(storeId))
}

/** Refuses a purchase from a store that does not sell, until the transaction has ended [ST-5] [ST-7]. */
export async function refuseUnlessSelling(ctx: TxCtx, ids: readonly string[]): Promise<void> {
  const found = await answered(ctx, sellingLocked, ids)
  if (ids.some((id) => !found.has(id))) throw new Refusal('error.storeNotSelling')
}

/**
 * Whether all these stores may be paid for what was ordered, until the transaction has ended. A store that its owner
 * closed, or that staff took offline, finishes what runs [ST-5].
 */
export async function mayBePaid(ctx: TxCtx, ids: readonly string[]): Promise<boolean> {
  const found = await answered(ctx, tradingLocked, ids)
  return ids.every((id) => found.has(id))
}
