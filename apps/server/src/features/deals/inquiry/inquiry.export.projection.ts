import type { Key, Translate } from '@ironsouq/i18n/messages'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { deviceTitle } from '#features/machines/device/device.queries.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { sellerName } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo } from '#kernel/data/keyset.ts'
import type { Cell } from '#kernel/table-file/table-writer.ts'
import { inquiryCondition, type InquiryAsked } from './inquiry.staff.projection.ts'
import { inquiry } from './inquiry.tables.ts'

interface Wanted {
  filter: InquiryAsked
  seesMembers: boolean
}

/** How many inquiries a file would have, counted up to a limit. */
export const inquiriesToExportCount = (
  ctx: Ctx,
  { filter, seesMembers }: Wanted,
  most: number,
): Promise<number> => countUpTo(ctx, inquiry, inquiryCondition(ctx, filter, seesMembers), most)

const found = (ctx: Ctx, { filter, seesMembers }: Wanted, after: string | null, most: number) =>
  ctx.db
    .select({
      row: inquiry,
      memberName: member.nickName,
      machine: sql<
        string | null
      >`case when device.id is not null then ${deviceTitle(sql`${ctx.locale}::text`)} end`,
      sellerNamed: sql<
        string | null
      >`${sellerName(sql`inquiry.seller_id`, sql`${ctx.locale}::text`)}`,
    })
    .from(inquiry)
    .innerJoin(member, eq(member.id, inquiry.memberId))
    .leftJoin(device, eq(device.id, inquiry.deviceId))
    .where(
      and(
        inquiryCondition(ctx, filter, seesMembers),
        after === null ? undefined : gt(inquiry.id, after),
      ),
    )
    .orderBy(asc(inquiry.id))
    .limit(most)

type Exported = Awaited<ReturnType<typeof found>>[number]

interface Column {
  heading: Key
  cell: (exported: Exported, t: Translate) => Cell
}

/** A line for each inquiry. */
export const INQUIRY_EXPORT_COLUMNS: readonly Column[] = [
  { heading: 'backofficeInquiry.no', cell: ({ row }) => row.inquiryNo },
  { heading: 'backofficeInquiry.subject', cell: ({ row }) => row.subject },
  { heading: 'backofficeInquiry.state', cell: ({ row }, t) => t(`backofficeInquiry.${row.state}`) },
  { heading: 'backofficeInquiry.member', cell: ({ memberName }) => memberName },
  { heading: 'backofficeInquiry.machine', cell: ({ machine }) => machine },
  { heading: 'backofficeInquiry.seller', cell: ({ sellerNamed }) => sellerNamed },
  { heading: 'backofficeInquiry.received', cell: ({ row }) => row.createdAt.toISOString() },
]

export async function inquiriesToExport(
  ctx: Ctx,
  wanted: Wanted,
  { after, most, t }: { after: string | null; most: number; t: Translate },
) {
  const rows = await found(ctx, wanted, after, most)
  return rows.map((each) => ({
    id: each.row.id,
    cells: INQUIRY_EXPORT_COLUMNS.map(({ cell }) => cell(each, t)),
  }))
}
