import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Key, Translate } from '@ironsouq/i18n/messages'
import { and, asc, gt, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo } from '#kernel/data/keyset.ts'
import type { Cell } from '#kernel/table-file/table-writer.ts'
import { storeNameOf } from '../order.projection.ts'
import { storeOrder } from '../order.tables.ts'
import { orderCondition, type OrderFilter } from './order.search.projection.ts'

interface Wanted {
  filter: OrderFilter
  seesMembers: boolean
}

/** How many orders a file would have, counted up to a limit. */
export async function ordersToExportCount(
  ctx: Ctx,
  { filter, seesMembers }: Wanted,
  most: number,
): Promise<number> {
  const { where } = await orderCondition(ctx, filter, seesMembers)
  return countUpTo(ctx, storeOrder, where, most)
}

const codes = sql<string>`(select coalesce(string_agg(sku_code, '; ' order by position), '')
  from order_line where order_line.order_id = store_order.id)`
const trackingNos = sql<string>`(select coalesce(string_agg(tracking_no, '; ' order by position), '')
  from parcel where parcel.order_id = store_order.id)`

/** The orders of a filter after one of them, with what their lines in a file state. */
async function found(
  ctx: Ctx,
  { filter, seesMembers }: Wanted,
  { after, most }: { after: string | null; most: number },
) {
  const { where } = await orderCondition(ctx, filter, seesMembers)
  return ctx.db
    .select({ row: storeOrder, storeName: storeNameOf(ctx.locale), codes, trackingNos })
    .from(storeOrder)
    .where(and(where, after === null ? undefined : gt(storeOrder.id, after)))
    .orderBy(asc(storeOrder.id))
    .limit(most)
}

type Exported = Awaited<ReturnType<typeof found>>[number]

const moneyOf =
  (
    column:
      | 'goodsMinor'
      | 'discountMinor'
      | 'freightMinor'
      | 'vatMinor'
      | 'payableMinor'
      | 'refundedMinor',
  ) =>
  ({ row }: Exported): Cell =>
    fromMinor(row[column], row.currency).amount

const timeOf =
  (column: 'createdAt' | 'paidAt' | 'shippedAt') =>
  ({ row }: Exported): Cell =>
    row[column]?.toISOString() ?? null

interface Column {
  heading: Key
  cell: (exported: Exported, t: Translate) => Cell
}

/** A line for each order; times as ISO 8601, which every program reads. */
export const ORDER_EXPORT_COLUMNS: readonly Column[] = [
  { heading: 'portalOrder.order', cell: ({ row }) => row.number },
  { heading: 'portalOrder.state', cell: ({ row }, t) => t(`portalOrder.state_${row.state}`) },
  { heading: 'portalOrder.store', cell: ({ storeName }) => storeName },
  { heading: 'portalOrder.time', cell: timeOf('createdAt') },
  { heading: 'portalOrder.paidAt', cell: timeOf('paidAt') },
  { heading: 'portalOrder.shippedAt', cell: timeOf('shippedAt') },
  { heading: 'portalOrder.recipient', cell: ({ row }) => row.address?.recipient ?? null },
  { heading: 'portalOrder.mobile', cell: ({ row }) => row.address?.phone ?? null },
  { heading: 'portalOrder.address', cell: ({ row }) => row.address?.city ?? null },
  {
    heading: 'portalOrder.delivery',
    cell: ({ row }, t) => t(`portalOrder.method_${row.delivery}`),
  },
  { heading: 'portalOrder.trackingNo', cell: (exported) => exported.trackingNos },
  { heading: 'portalOrder.sku', cell: (exported) => exported.codes },
  { heading: 'portalOrder.goods', cell: moneyOf('goodsMinor') },
  { heading: 'portalOrder.discount', cell: moneyOf('discountMinor') },
  { heading: 'portalOrder.deliveryFee', cell: moneyOf('freightMinor') },
  { heading: 'portalOrder.total', cell: moneyOf('payableMinor') },
  { heading: 'portalOrder.refunded', cell: moneyOf('refundedMinor') },
  { heading: 'portalImport.fieldCurrency', cell: ({ row }) => row.currency },
]

export async function ordersToExport(
  ctx: Ctx,
  wanted: Wanted,
  { after, most, t }: { after: string | null; most: number; t: Translate },
) {
  const rows = await found(ctx, wanted, { after, most })
  return rows.map((each) => ({
    id: each.row.id,
    cells: ORDER_EXPORT_COLUMNS.map(({ cell }) => cell(each, t)),
  }))
}
