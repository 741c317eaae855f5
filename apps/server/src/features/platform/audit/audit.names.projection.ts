import { sql, type SQL } from 'drizzle-orm'
import { productName } from '#features/mall/product-card/product-card.projection.ts'
import { sellerName } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

interface Thing {
  entity: string | null
  entityId: string | null
}

const keyOf = ({ entity, entityId }: Thing) => `${entity} ${entityId}`

/** What belongs to a seller and has their id. */
const ofSeller = (wanted: SQL) => sql`id, ${sellerName(sql`seller.id`, wanted)} from seller`

/** Id and name of the things of one kind: an order has its number, a payout the name of its store. */
const NAMED: Record<string, (wanted: SQL) => SQL> = {
  bankAccount: ofSeller,
  device: () => sql`id, stock_no from device`,
  order: () => sql`id, number from store_order`,
  payout: (wanted) => sql`id, ${sellerName(sql`payout.seller_id`, wanted)} from payout`,
  product: (wanted) => sql`id, ${productName(wanted)} from product`,
  seller: ofSeller,
  sellerAccount: () => sql`id, name from seller_account`,
  sku: () => sql`id, code from sku`,
  staff: () => sql`id, name from staff`,
  store: ofSeller,
  storePage: ofSeller,
  warehouse: () => sql`id, name from warehouse`,
}

/** What staff call the things of some entries; null for those without a name, and those that are gone. */
export async function namesOfThings(ctx: Ctx, things: readonly Thing[]) {
  const wanted = sql`${ctx.locale}::text`
  const parts = Object.entries(NAMED).flatMap(([entity, named]) => {
    const ids = new Set(
      things.flatMap((thing) =>
        thing.entity === entity && UUID.test(thing.entityId ?? '') ? [thing.entityId] : [],
      ),
    )
    return ids.size === 0
      ? []
      : [sql`select ${entity}::text as entity, ${named(wanted)} where id in ${[...ids]}`]
  })
  const names = new Map<string, string | null>()
  if (parts.length > 0) {
    const { rows } = await ctx.db.execute<{ entity: string; id: string; name: string | null }>(
      sql`select entity, id, name from (${sql.join(parts, sql` union all `)}) as things (entity, id, name)`,
    )
    for (const { entity, id, name } of rows) names.set(keyOf({ entity, entityId: id }), name)
  }
  return (thing: Thing) => names.get(keyOf(thing)) ?? null
}
