import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { StoreState } from '@ironsouq/contract/mall/store/store.lifecycle'
import type { StoreRecord, StoreStaffRecord } from '@ironsouq/contract/mall/store/store.schema'
import type { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { and, asc, desc, eq, exists, or, sql } from 'drizzle-orm'
import { applicationOfSeller } from '#features/people/seller-application/seller-application.queries.ts'
import { sellersById } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { lifecycleLog } from '#kernel/data/kernel.tables.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { notFound } from '#kernel/errors.ts'
import { ratesOf, runningOrders } from './store.projection.ts'
import { companyOf, storeById, storeName, storeTextsOf } from './store.queries.ts'
import { logoOf } from './store.rules.ts'
import { store, storeCompany, storeContract, storeText } from './store.tables.ts'

type Texts = StoreRecord['texts']

async function textsOf(ctx: Ctx, sellerId: string): Promise<Texts> {
  const rows = await storeTextsOf(ctx, sellerId)
  const texts = Object.fromEntries(
    rows.map(({ locale, name, description, announcement }) => [
      locale,
      { name, description, announcement },
    ]),
  )
  return { en: { name: '', description: '', announcement: '' }, ...texts }
}

/** A store with everything that is edited; null for a seller without one. */
export async function storeRecord(ctx: Ctx, sellerId: string): Promise<StoreRecord | null> {
  const row = await storeById(ctx, sellerId)
  if (!row) return null
  const rates = await ratesOf(ctx, sellerId)
  return {
    storeId: row.id,
    state: row.state,
    reason: row.reason,
    isOwn: row.isOwn,
    currency: row.currency,
    phone: row.phone,
    emirate: row.emirate,
    area: row.area,
    address: row.address,
    logo: logoOf(row),
    texts: await textsOf(ctx, sellerId),
    company: await companyOf(ctx, sellerId),
    sellsUntil: row.sellsUntil,
    rates: rates.map(({ categoryId, name, commissionPpm }) => ({
      categoryId,
      name,
      commissionPpm,
    })),
    version: row.version,
  }
}

const MOVES_SHOWN = 50

const movesOf = (ctx: Ctx, sellerId: string) =>
  ctx.db
    .select({
      action: lifecycleLog.action,
      to: sql<StoreState>`${lifecycleLog.toState}`,
      by: sql<StoreStaffRecord['moves'][number]['by']>`${lifecycleLog.actor}`,
      at: lifecycleLog.createdAt,
    })
    .from(lifecycleLog)
    .where(and(eq(lifecycleLog.entity, 'store'), eq(lifecycleLog.entityId, sellerId)))
    .orderBy(desc(lifecycleLog.seq))
    .limit(MOVES_SHOWN)

/** A store as staff handle it. */
export async function storeForStaff(ctx: Ctx, storeId: string): Promise<StoreStaffRecord> {
  const record = await storeRecord(ctx, storeId)
  const row = await storeById(ctx, storeId)
  if (!record || !row) throw notFound()
  const contracts = await ctx.db
    .select({
      from: sql<string>`lower(${storeContract.during})::text`,
      until: sql<string>`(upper(${storeContract.during}) - 1)::text`,
    })
    .from(storeContract)
    .where(eq(storeContract.sellerId, storeId))
    .orderBy(asc(storeContract.during))
  const moves = await movesOf(ctx, storeId)
  return {
    ...record,
    sellerCode: (await sellersById(ctx, [storeId])).get(storeId)?.code ?? '',
    applicationId: await applicationOfSeller(ctx, storeId),
    openedAt: row.createdAt.toISOString(),
    contracts,
    runningOrders: await runningOrders(ctx, storeId),
    moves: moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
  }
}

type Query = QueryOf<typeof storeStaffEndpoints.list>

/** A store without an end sells longest. */
const sellsUntil = sql`coalesce(${store.sellsUntil}, '9999-12-31'::date)`

const ORDERS = {
  openedAt: { by: store.createdAt, isDescending: false },
  '-openedAt': { by: store.createdAt, isDescending: true },
  sellsUntil: { by: sellsUntil, isDescending: false },
  '-sellsUntil': { by: sellsUntil, isDescending: true },
} as const

const contains = (typed: string) => `%${escapedLike(typed)}%`

function filterOf(ctx: Ctx, { text, state }: Query) {
  const named = (typed: string) =>
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(storeText)
        .where(
          and(eq(storeText.sellerId, store.id), sql`${storeText.name} ilike ${contains(typed)}`),
        ),
    )
  const licensed = (typed: string) =>
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(storeCompany)
        .where(
          and(
            eq(storeCompany.sellerId, store.id),
            sql`upper(${storeCompany.licenceNo}) = upper(${typed})`,
          ),
        ),
    )
  return and(
    text === undefined ? undefined : or(named(text), licensed(text)),
    state && eq(store.state, state),
  )
}

export async function storesListed(ctx: Ctx, query: Query) {
  const list = keyset(query, { ...ORDERS[query.sort], id: store.id })
  const filter = filterOf(ctx, query)
  const found = await ctx.db
    .select({
      storeId: store.id,
      name: storeName(sql`store.id`, sql`${ctx.locale}::text`),
      emirate: store.emirate,
      state: store.state,
      isOwn: store.isOwn,
      sellsUntil: store.sellsUntil,
      createdAt: store.createdAt,
      at: list.at,
    })
    .from(store)
    .where(and(filter, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    ...cursors,
    rows: rows.map(({ createdAt, ...row }) => ({ ...row, openedAt: createdAt.toISOString() })),
    total: await ctx.db.$count(store, filter),
  }
}
