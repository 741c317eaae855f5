import type { ThreadQuery } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import type {
  inquiryStaffEndpoints,
  StaffInquiry,
} from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { TIME_ZONE } from '@ironsouq/i18n/format'
import { and, eq, getTableColumns, gt, ilike, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { memberFoundBy } from '#features/people/member/member.list.queries.ts'
import { member } from '#features/people/member/member.tables.ts'
import { sellerName } from '#features/people/seller/seller.queries.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { notFound } from '#kernel/errors.ts'
import { presentInquiries, presentInquiry } from './inquiry.projection.ts'
import { inquiriesBeside } from './inquiry.queries.ts'
import { inquiry } from './inquiry.tables.ts'

type Asked = QueryOf<typeof inquiryStaffEndpoints.list>

export type InquiryAsked = Omit<Asked, 'size' | 'sort' | 'cursor'>

const NUMBER = /^\d{1,9}$/

/**
 * A number finds the inquiry with it, words find subjects that contain them, and both find members; each by its own
 * index, which one condition with `or` over two tables would not use.
 */
function found(ctx: Ctx, find: string | undefined, seesMembers: boolean) {
  if (!find) return undefined
  const own = NUMBER.test(find)
    ? eq(inquiry.inquiryNo, Number(find))
    : ilike(inquiry.subject, `%${escapedLike(find)}%`)
  if (!seesMembers) return own
  const ids = { id: inquiry.id }
  const members = ctx.db
    .select({ id: member.id })
    .from(member)
    .where(and(isNull(member.erasedAt), memberFoundBy(find)))
  return inArray(
    inquiry.id,
    ctx.db
      .select(ids)
      .from(inquiry)
      .where(own)
      .unionAll(ctx.db.select(ids).from(inquiry).where(inArray(inquiry.memberId, members))),
  )
}

const dayBegins = (day: SQL) => sql`(${day})::timestamp at time zone ${TIME_ZONE}`

/** The inquiries that a filter finds; `seesMembers` is whether the reader may see who wrote them. */
export const inquiryCondition = (
  ctx: Ctx,
  { state, signal, unread, find, memberId, from, until }: InquiryAsked,
  seesMembers: boolean,
) =>
  and(
    state && eq(inquiry.state, state),
    signal && sql`${inquiry.signals} @> array[${signal}]`,
    unread && gt(inquiry.lastSeq, inquiry.staffReadSeq),
    memberId === undefined ? undefined : eq(inquiry.memberId, memberId),
    from ? sql`${inquiry.createdAt} >= ${dayBegins(sql`${from}::date`)}` : undefined,
    until ? sql`${inquiry.createdAt} < ${dayBegins(sql`${until}::date + 1`)}` : undefined,
    found(ctx, find, seesMembers),
  )

const staffColumns = (ctx: Ctx) => ({
  ...getTableColumns(inquiry),
  memberName: member.nickName,
  memberCompany: member.company,
  memberSince: member.createdAt,
  sellerCode: seller.code,
  sellerNamed: sql<string | null>`${sellerName(sql`inquiry.seller_id`, sql`${ctx.locale}::text`)}`,
})

interface Named {
  sellerCode: string | null
  sellerNamed: string | null
}

const sellerOf = ({ sellerCode: code, sellerNamed: name }: Named) =>
  code !== null && name !== null ? { code, name } : null

/** One page of the inquiries of all members. */
export async function inquiriesForStaff(ctx: Ctx, asked: Asked, seesMembers: boolean) {
  const list = keyset(asked, {
    by: inquiry.createdAt,
    id: inquiry.id,
    isDescending: asked.sort === '-createdAt',
  })
  const filter = inquiryCondition(ctx, asked, seesMembers)
  const [page, total] = await Promise.all([
    ctx.db
      .select({ at: list.at, ...staffColumns(ctx) })
      .from(inquiry)
      .innerJoin(member, eq(member.id, inquiry.memberId))
      .leftJoin(seller, eq(seller.id, inquiry.sellerId))
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db.$count(inquiry, filter),
  ])
  const { rows, next, previous } = list.pageOf(page)
  const heads = await presentInquiries(ctx, rows, 'staff')
  return {
    rows: rows.flatMap((row, at) => {
      const head = heads[at]
      if (!head) return []
      const { memberId, memberName, locale, signals } = row
      return [{ ...head, memberId, memberName, locale, signals, seller: sellerOf(row) }]
    }),
    next,
    previous,
    total,
  }
}

export async function inquiryForStaff(
  ctx: Ctx,
  { inquiryId, before }: ThreadQuery,
): Promise<StaffInquiry> {
  const [row] = await ctx.db
    .select(staffColumns(ctx))
    .from(inquiry)
    .innerJoin(member, eq(member.id, inquiry.memberId))
    .leftJoin(seller, eq(seller.id, inquiry.sellerId))
    .where(eq(inquiry.id, inquiryId))
  if (!row) throw notFound()
  const { memberId, memberName, memberCompany, memberSince, locale, signals } = row
  return {
    ...(await presentInquiry(ctx, row, { reader: 'staff', before })),
    memberId,
    memberName,
    memberCompany,
    memberSince: memberSince.toISOString(),
    locale,
    signals,
    seller: sellerOf(row),
    inquiriesBefore: await inquiriesBeside(ctx, row),
  }
}
