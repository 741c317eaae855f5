import { BALANCE_CURRENCY } from '@ironsouq/contract/money/balance/balance.limits'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { OpenMatters } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { UNFINISHED_ORDERS } from '@ironsouq/contract/people/privacy/privacy.limits'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { quote } from '#features/deals/quote/quote.tables.ts'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import { storeApplication } from '#features/mall/store-application/store-application.tables.ts'
import { storeName } from '#features/mall/store/store.queries.ts'
import { store } from '#features/mall/store/store.tables.ts'
import { memberBalance } from '#features/money/balance/balance.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

const SHOWN_MAX = 50

const unfinishedOrders = (ctx: Ctx, memberId: string) =>
  ctx.db
    .select({ number: storeOrder.number, state: storeOrder.state })
    .from(storeOrder)
    .where(
      and(eq(storeOrder.memberId, memberId), inArray(storeOrder.state, [...UNFINISHED_ORDERS])),
    )
    .orderBy(asc(storeOrder.createdAt), asc(storeOrder.id))
    .limit(SHOWN_MAX)

const reservations = (ctx: Ctx, memberId: string) =>
  ctx.db
    .select({ quoteNo: quote.quoteNo, inquiryId: quote.inquiryId, until: quote.reservedUntil })
    .from(quote)
    .where(and(eq(quote.memberId, memberId), eq(quote.state, 'accepted')))
    .orderBy(asc(quote.quoteNo))
    .limit(SHOWN_MAX)

/** The stores that sell and that the member opened. */
const openStores = (ctx: Ctx, memberId: string) =>
  ctx.db
    .selectDistinct({
      storeId: store.id,
      name: sql<string>`coalesce(${storeName(sql`store.id`, sql`${ctx.locale}::text`)}, '')`,
    })
    .from(storeApplication)
    .innerJoin(store, eq(store.id, storeApplication.sellerId))
    .where(and(eq(storeApplication.memberId, memberId), eq(store.state, 'open')))
    .limit(SHOWN_MAX)

/** What a member has to end, to use or to give up before their account is erased. */
export async function openMattersOf(ctx: Ctx, memberId: string): Promise<OpenMatters> {
  const { totalMinor, currency } = await memberBalance(ctx, memberId, BALANCE_CURRENCY)
  const reserved = await reservations(ctx, memberId)
  return {
    balance: fromMinor(totalMinor, currency),
    orders: await unfinishedOrders(ctx, memberId),
    reservations: reserved.map(({ quoteNo, inquiryId, until }) => ({
      quoteNo,
      inquiryId,
      until: until?.toISOString() ?? null,
    })),
    stores: await openStores(ctx, memberId),
    portalUrl: ctx.site.merchantUrl,
  }
}
