import type { QuoteMachine } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import type { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import { deskCondition } from '#features/machines/device-admin/device-admin.filter.projection.ts'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { device } from '#features/machines/device/device.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import type { SellerPerson } from '../quote.seller.projection.ts'
import { quoteRequest } from '../quote.tables.ts'

/** As many as a person compares by name. */
const MOST = 12

/** What the buyer asked for. The machine of another seller is known by its title only. */
async function askedFor(ctx: Ctx, inquiryId: string) {
  const { rows } = await ctx.db.execute<{
    device_id: string | null
    category_id: string | null
    weight: number | null
    title: string
  }>(sql`
    select own.id as device_id, coalesce(own.category_id, inquiry.category_id) as category_id,
      (own.specs ->> 'operatingWeight')::float8 as weight,
      coalesce(own.model, (select title from asked_machine as asked
        where asked.inquiry_id = inquiry.id and asked.locale = 'en'), '') as title
    from inquiry left join device as own on own.id = inquiry.device_id
    where inquiry.id = ${inquiryId}::uuid`)
  return rows[0]
}

/**
 * The own machines for sale that an inquiry can be answered with. Without words only those of its category: the machine
 * that was asked about, then the same model, then the nearest in weight.
 */
export async function machinesForInquiry(
  ctx: Ctx,
  { sellerId }: SellerPerson,
  { inquiryId, words = '' }: QueryOf<typeof quoteMerchantEndpoints.machines>,
): Promise<QuoteMachine[]> {
  const own = and(eq(quoteRequest.inquiryId, inquiryId), eq(quoteRequest.sellerId, sellerId))
  const asked = (await ctx.db.$count(quoteRequest, own)) > 0 && (await askedFor(ctx, inquiryId))
  if (!asked) throw notFound()
  const { device_id: deviceId, category_id: categoryId, weight, title } = asked
  const ofCategory = sql`exists (select from category_path as path
    join category on category.code = path.ancestor_code
    where path.category_id = ${device.categoryId} and category.id = ${categoryId}::uuid)`
  const rows = await ctx.db
    .select({ id: device.id })
    .from(device)
    .where(
      and(
        eq(device.sellerId, sellerId),
        await deskCondition(ctx, { state: ['listed'], words }),
        words === '' && categoryId !== null ? ofCategory : undefined,
      ),
    )
    .orderBy(
      sql`${device.id} is not distinct from ${deviceId}::uuid desc`,
      sql`position(lower(${device.model}) in lower(${title})) > 0 desc`,
      sql`abs((${device.specs} ->> 'operatingWeight')::float8 - ${weight}::float8) nulls last`,
      sql`${device.listedAt} desc nulls last`,
      device.id,
    )
    .limit(MOST)
  const cards = await cardsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => {
    const card = cards.get(id)
    if (!card) return []
    const { title: name, stockNo, yearMade, price, guide } = card
    return [{ deviceId: id, title: name, stockNo, yearMade, price, guide }]
  })
}
