import type { StoreCard, StoreCompany, Warehouse } from '@ironsouq/contract/mall/store/store.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { PageQuery } from '@ironsouq/contract/page'
import { asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { logoOf } from './store.rules.ts'
import { storesThatSell } from './store.selling.projection.ts'
import {
  store,
  storeCompany,
  storeFollow,
  storePage,
  storeText,
  warehouse,
} from './store.tables.ts'

export type StoreRowOf = typeof store.$inferSelect

const texts = { owner: storeText.sellerId, locale: storeText.locale }

/** A text of a store as part of another statement. */
const storeTextIn = (column: 'name' | 'description' | 'announcement', of: SQL, wanted: SQL) =>
  textIn(storeText[column], texts, { of, wanted })

export const storeName = (of: SQL, wanted: SQL) => storeTextIn('name', of, wanted)

export async function storeById(ctx: Ctx, id: string): Promise<StoreRowOf | undefined> {
  const [row] = await ctx.db.select().from(store).where(eq(store.id, id))
  return row
}

/** The words of a store in the language of the request, or in English. */
export async function storeWords(ctx: Ctx, id: string) {
  const wanted = sql`${ctx.locale}::text`
  const of = sql`store.id`
  const [row] = await ctx.db
    .select({
      name: storeTextIn('name', of, wanted),
      description: storeTextIn('description', of, wanted),
      announcement: storeTextIn('announcement', of, wanted),
    })
    .from(store)
    .where(eq(store.id, id))
  return row
}

export const storeTextsOf = (ctx: Ctx, sellerId: string) =>
  ctx.db.select().from(storeText).where(eq(storeText.sellerId, sellerId))

type CompanyRow = typeof storeCompany.$inferSelect

const presentCompany = (row: CompanyRow): StoreCompany => ({
  enterpriseName: row.enterpriseName,
  licenceNo: row.licenceNo,
  residence: row.residence,
  legalRepresentative: row.legalRepresentative,
  registeredCapital:
    row.capitalMinor === null || row.capitalCurrency === null
      ? null
      : fromMinor(row.capitalMinor, row.capitalCurrency),
  establishedOn: row.establishedOn,
  licenceEndsOn: row.licenceEndsOn,
  scope: row.scope,
})

export async function companyOf(ctx: Ctx, sellerId: string): Promise<StoreCompany | null> {
  const [row] = await ctx.db.select().from(storeCompany).where(eq(storeCompany.sellerId, sellerId))
  return row ? presentCompany(row) : null
}

/** Other stores with the same licence or tax number, by the name of their firm. */
export async function firmsWith(
  ctx: Ctx,
  { licenceNo, trn, except }: { licenceNo: string; trn: string; except: string | null },
) {
  const rows = await ctx.db
    .select({
      firm: storeCompany.enterpriseName,
      sellerId: storeCompany.sellerId,
      isSameLicence: sql<boolean>`upper(${storeCompany.licenceNo}) = upper(${licenceNo})`,
      isSameTrn: sql<boolean>`${storeCompany.trn} = ${trn}`,
    })
    .from(storeCompany)
    .where(
      or(sql`upper(${storeCompany.licenceNo}) = upper(${licenceNo})`, eq(storeCompany.trn, trn)),
    )
    .limit(10)
  const others = rows.filter(({ sellerId }) => sellerId !== except)
  return {
    sameLicence: others.flatMap(({ isSameLicence, firm }) => (isSameLicence ? [firm] : [])),
    sameTrn: others.flatMap(({ isSameTrn, firm }) => (isSameTrn ? [firm] : [])),
  }
}

export const followersOf = (ctx: Ctx, sellerId: string): Promise<number> =>
  ctx.db.$count(storeFollow, eq(storeFollow.sellerId, sellerId))

export async function pageOf(ctx: Ctx, sellerId: string) {
  const [row] = await ctx.db.select().from(storePage).where(eq(storePage.id, sellerId))
  return row
}

export async function followedIds(ctx: Ctx, memberId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ sellerId: storeFollow.sellerId })
    .from(storeFollow)
    .where(eq(storeFollow.memberId, memberId))
    .orderBy(desc(storeFollow.createdAt), asc(storeFollow.sellerId))
  return rows.map(({ sellerId }) => sellerId)
}

/** A page of the stores that a member follows; one that sells no more stays. */
export async function followedStores(ctx: Ctx, memberId: string, { current, size }: PageQuery) {
  const own = eq(storeFollow.memberId, memberId)
  const followed = await ctx.db
    .select()
    .from(storeFollow)
    .where(own)
    .orderBy(desc(storeFollow.createdAt), asc(storeFollow.sellerId))
    .limit(size)
    .offset((current - 1) * size)
  const cards = await storeCards(
    ctx,
    followed.map(({ sellerId }) => sellerId),
  )
  const records = followed.flatMap(({ sellerId, createdAt }) => {
    const card = cards.get(sellerId)
    return card ? [{ ...card, followedAt: createdAt.toISOString() }] : []
  })
  return { records, total: await ctx.db.$count(storeFollow, own) }
}

/** Stores by id as lists show them, in the language of the request. */
async function storeCards(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoreCard>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`${ctx.locale}::text`
  const of = sql`store.id`
  const rows = await ctx.db
    .select({
      storeId: store.id,
      name: storeTextIn('name', of, wanted),
      description: storeTextIn('description', of, wanted),
      logoKey: store.logoKey,
      logoWidth: store.logoWidth,
      logoHeight: store.logoHeight,
      emirate: store.emirate,
      area: store.area,
      isOwn: store.isOwn,
      followers: sql<number>`(select count(*)::int from ${storeFollow} where ${storeFollow.sellerId} = store.id)`,
    })
    .from(store)
    .where(inArray(store.id, [...new Set(ids)]))
  const selling = await storesThatSell(ctx, ids)
  return new Map(
    rows.map(({ logoKey, logoWidth, logoHeight, ...card }) => [
      card.storeId,
      {
        ...card,
        isSelling: selling.has(card.storeId),
        logo: logoOf({ logoKey, logoWidth, logoHeight }),
      },
    ]),
  )
}

type WarehouseRow = typeof warehouse.$inferSelect

export const presentWarehouse = (row: WarehouseRow): Warehouse => ({
  warehouseId: row.id,
  name: row.name,
  emirate: row.emirate,
  area: row.area,
  address: row.address,
  phone: row.phone,
  isPickupPoint: row.isPickupPoint,
  hours: row.hours,
  isActive: row.isActive,
  version: row.version,
})

export async function warehousesOf(ctx: Ctx, sellerId: string): Promise<Warehouse[]> {
  const rows = await ctx.db
    .select()
    .from(warehouse)
    .where(eq(warehouse.sellerId, sellerId))
    .orderBy(asc(warehouse.position), asc(warehouse.id))
  return rows.map(presentWarehouse)
}
