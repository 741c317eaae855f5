import type { Standing } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { textIn } from '#kernel/data/texts.ts'
import { seller, sellerText } from './seller.tables.ts'

/** A seller's name as part of another feature's statement. */
export const sellerName = (of: SQL, wanted: SQL) =>
  textIn(sellerText.name, { owner: sellerText.sellerId, locale: sellerText.locale }, { of, wanted })

export const sellerReplyMinutes = (of: SQL) =>
  sql<number | null>`(select ${seller.replyMinutes} from ${seller} where ${seller.id} = ${of})`

export interface SellerFacts {
  code: string
  name: string
  sinceYear: number
  replyMinutes: number | null
  soldCount: number
  claimsUpheld: number
  licenceCheckedOn: string | null
}

export const sellerFacts = (of: SQL, wanted: SQL) => sql<SellerFacts>`(
  select json_build_object(
    'code', ${seller.code}, 'name', ${sellerName(of, wanted)}, 'sinceYear', ${seller.sinceYear},
    'replyMinutes', ${seller.replyMinutes}, 'soldCount', ${seller.soldCount},
    'claimsUpheld', ${seller.claimsUpheld}, 'licenceCheckedOn', ${seller.licenceCheckedOn})
  from ${seller} where ${seller.id} = ${of})`

export async function sellerByCode(
  ctx: Ctx,
  code: string,
): Promise<(SellerFacts & { id: string }) | undefined> {
  const [found] = await ctx.db.select({ id: seller.id }).from(seller).where(eq(seller.code, code))
  if (!found) return undefined
  const { rows } = await ctx.db.execute<{ facts: SellerFacts }>(
    sql`select ${sellerFacts(sql`${found.id}::uuid`, sql`${ctx.locale}::text`)} as facts`,
  )
  return { ...found, ...one(rows).facts }
}

/** Every seller with its name, in the order of the names. */
export const sellersNamed = (ctx: Ctx) =>
  ctx.db
    .select({ code: seller.code, name: sellerName(sql`seller.id`, sql`${ctx.locale}::text`) })
    .from(seller)
    .orderBy(sql`2`)

export const sellerStanding = (of: SQL) =>
  sql<Standing>`(select ${seller.standing} from ${seller} where ${seller.id} = ${of})`

/** A seller as the people who work for it see it. */
export async function sellerFirm(ctx: Ctx, sellerId: string) {
  const rows = await ctx.db
    .select({
      sellerId: seller.id,
      code: seller.code,
      name: sellerName(sql`seller.id`, sql`${ctx.locale}::text`),
      standing: seller.standing,
    })
    .from(seller)
    .where(eq(seller.id, sellerId))
  return one(rows)
}

/** Facts of several sellers by id, in the language of the request. */
export async function sellersById(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SellerFacts>> {
  if (ids.length === 0) return new Map()
  const { id, code, sinceYear, replyMinutes, soldCount, claimsUpheld, licenceCheckedOn } = seller
  const name = sellerName(sql`seller.id`, sql`${ctx.locale}::text`)
  const facts = { code, name, sinceYear, replyMinutes, soldCount, claimsUpheld, licenceCheckedOn }
  const rows = await ctx.db
    .select({ id, ...facts })
    .from(seller)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map(({ id: sellerId, ...found }) => [sellerId, found]))
}

export async function sellerSuspension(ctx: Ctx, sellerId: string) {
  const { id, standing, suspensionReason: reason } = seller
  const found = eq(id, sellerId)
  return one(await ctx.db.select({ sellerId: id, standing, reason }).from(seller).where(found))
}
