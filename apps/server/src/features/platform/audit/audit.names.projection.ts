import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { sql, type SQL } from 'drizzle-orm'
import { productName } from '#features/mall/product-card/product-card.projection.ts'
import { sellerName } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What staff call a thing, and the amount that it is about. */
export interface NamedThing {
  name: string | null
  amount: Money | null
}

const UNNAMED: NamedThing = { name: null, amount: null }

interface Thing {
  entity: string | null
  entityId: string | null
}

const keyOf = ({ entity, entityId }: Thing) => `${entity} ${entityId}`

/** What belongs to a seller and has their id. */
const ofSeller = (wanted: SQL) =>
  sql`id, ${sellerName(sql`seller.id`, wanted)}, null::bigint, null::text from seller`

const AMOUNT = sql`amount_minor, currency`

/** Id, name and amount of the things of one kind: an order has its number, a payout its store and what is paid. */
const NAMED: Record<string, (wanted: SQL) => SQL> = {
  balanceChange: () => sql`id, null::text, ${AMOUNT} from balance_change`,
  bankAccount: ofSeller,
  device: () => sql`id, stock_no, null::bigint, null::text from device`,
  order: () => sql`id, number, null::bigint, null::text from store_order`,
  payout: (wanted) => sql`id, ${sellerName(sql`payout.seller_id`, wanted)}, ${AMOUNT} from payout`,
  product: (wanted) => sql`id, ${productName(wanted)}, null::bigint, null::text from product`,
  refund: () => sql`id, null::text, ${AMOUNT} from payment_refund`,
  seller: ofSeller,
  sellerAccount: () => sql`id, name, null::bigint, null::text from seller_account`,
  sku: () => sql`id, code, null::bigint, null::text from sku`,
  staff: () => sql`id, name, null::bigint, null::text from staff`,
  store: ofSeller,
  storePage: ofSeller,
  warehouse: () => sql`id, name, null::bigint, null::text from warehouse`,
}

interface Found extends Record<string, unknown> {
  entity: string
  id: string
  name: string | null
  minor: string | null
  currency: string | null
}

/** What staff call the things of some entries; nothing for those without a name, and those that are gone. */
export async function thingsNamed(ctx: Ctx, things: readonly Thing[]) {
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
  const found = new Map<string, NamedThing>()
  if (parts.length > 0) {
    const { rows } = await ctx.db.execute<Found>(
      sql`select entity, id, name, minor::text, currency
        from (${sql.join(parts, sql` union all `)}) as things (entity, id, name, minor, currency)`,
    )
    for (const { entity, id, name, minor, currency } of rows) {
      const amount = minor === null || currency === null ? null : fromMinor(BigInt(minor), currency)
      found.set(keyOf({ entity, entityId: id }), { name, amount })
    }
  }
  return (thing: Thing) => found.get(keyOf(thing)) ?? UNNAMED
}
