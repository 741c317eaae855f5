import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { disputeEndpoints } from '@ironsouq/contract/money/dispute/dispute.endpoints'
import type { DisputeRow } from '@ironsouq/contract/money/dispute/dispute.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { dispute } from './dispute.tables.ts'

const orders = sql<DisputeRow['orders']>`coalesce((
  select json_agg(json_build_object('orderId', o.id, 'orderNumber', o.number) order by o.number)
  from dispute_share s join store_order o on o.id = s.order_id
  where s.dispute_id = dispute.id), '[]')`

/** Disputes as staff see them. */
export async function disputesListed(ctx: Ctx, asked: QueryOf<typeof disputeEndpoints.list>) {
  const list = keyset(asked, {
    by: dispute.createdAt,
    id: dispute.id,
    isDescending: asked.sort.startsWith('-'),
  })
  const filter = asked.state && eq(dispute.state, asked.state)
  const [found, total] = await Promise.all([
    ctx.db
      .select({ at: list.at, row: dispute, orders })
      .from(dispute)
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db.$count(dispute, filter),
  ])
  const { rows, next, previous } = list.pageOf(found)
  return {
    rows: rows.map(({ row, orders }): DisputeRow => ({
      disputeId: row.id,
      provider: row.provider,
      disputeRef: row.disputeRef,
      state: row.state,
      reason: row.reason,
      amount: fromMinor(row.chargedMinor, row.chargedCurrency),
      orders,
      evidenceDueAt: row.evidenceDueAt?.toISOString() ?? null,
      openedAt: row.createdAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    })),
    next,
    previous,
    total,
  }
}
