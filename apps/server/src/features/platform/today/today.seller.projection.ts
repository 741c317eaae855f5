import type { DataOf } from '@ironsouq/contract/endpoint'
import type { StoreState } from '@ironsouq/contract/mall/store/store.lifecycle'
import type { SellerMessage } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { TODAY_MOST } from '@ironsouq/contract/platform/today/today.endpoints'
import type { todayMerchantEndpoints } from '@ironsouq/contract/platform/today/today.merchant.endpoints'
import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'

/** The permission that opens what was counted. */
const PERMISSION_OF: Record<keyof SellerMessage, string> = {
  inquiries: 'inquiry.read',
  inquiryReplies: 'inquiry.read',
  counterOffers: 'inquiry.read',
  offers: 'inquiry.read',
  chats: 'chat.read',
  orders: 'order.read',
}

const counting = (rows: SQL) =>
  sql`(select count(*)::int from (select from ${rows} limit ${TODAY_MOST + 1}) as few)`

/** How much waits for the people of a seller. */
export async function waitingForSeller(ctx: Ctx, sellerId: string): Promise<SellerMessage> {
  const own = sql`seller_id = ${sellerId}::uuid`
  const { rows } = await ctx.db.execute<SellerMessage & Record<string, unknown>>(sql`
    select ${counting(sql`quote_request where ${own} and state = 'open'`)} as inquiries,
      ${counting(sql`quote_request as request where ${own} and state = 'quoted'
        and exists (select from inquiry_message as written
          where written.inquiry_id = request.inquiry_id and written.author = 'buyer'
            and written.seq > request.read_seq)`)} as "inquiryReplies",
      ${counting(sql`quote where ${own} and kind = 'quote' and state = 'countered'`)} as "counterOffers",
      ${counting(sql`quote where ${own} and kind = 'offer' and state in ('open', 'final')`)} as offers,
      ${counting(sql`chat where ${own} and state = 'waiting'`)} as chats,
      ${counting(sql`store_order where ${own} and state = 'pendingDelivery'`)} as orders`)
  return one(rows)
}

/** The same as far as permissions go. */
export async function waitingFor(
  ctx: Ctx,
  sellerId: string,
  may: ReadonlySet<string>,
): Promise<SellerMessage> {
  const waiting = await waitingForSeller(ctx, sellerId)
  const shown = (name: keyof SellerMessage) => (may.has(PERMISSION_OF[name]) ? waiting[name] : 0)
  return {
    inquiries: shown('inquiries'),
    inquiryReplies: shown('inquiryReplies'),
    counterOffers: shown('counterOffers'),
    offers: shown('offers'),
    chats: shown('chats'),
    orders: shown('orders'),
  }
}

/** What a seller sells. A new one without a store is a dealer of machines, also before the first is listed. */
export async function tradesOf(
  ctx: Ctx,
  sellerId: string,
): Promise<DataOf<typeof todayMerchantEndpoints.trades>> {
  const own = sql`seller_id = ${sellerId}::uuid`
  const { rows } = await ctx.db.execute<{
    hasMachines: boolean
    storeState: StoreState | null
  }>(sql`
    select exists(select from device where ${own}) or exists(select from quote_request where ${own})
        as "hasMachines",
      (select state from store where id = ${sellerId}::uuid) as "storeState"`)
  const { hasMachines, storeState } = one(rows)
  return {
    trades: [
      ...(hasMachines || storeState === null ? (['machines'] as const) : []),
      ...(storeState === null ? [] : (['parts'] as const)),
    ],
    storeState,
    openStoreUrl: `${ctx.site.url}/${ctx.locale}/mall/open-store`,
  }
}

/** The sellers who have an inquiry. */
export async function sellersWith(ctx: Ctx, inquiryId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select seller_id as id from quote_request
    where inquiry_id = ${inquiryId}::uuid and seller_id is not null and opened_at is not null`)
  return rows.map(({ id }) => id)
}
