import {
  type InquiryFigures,
  type InquiryTotal,
  LACKING_SHOWN,
  type LackingMachine,
  REPLY_WEEKS,
} from '@ironsouq/contract/deals/inquiry-figure/inquiry-figure.merchant.endpoints'
import { coverageOf } from '@ironsouq/contract/machines/device-admin/photo-list'
import type { PictureView } from '@ironsouq/contract/machines/device/device.enums'
import type { SalesDays } from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import { sql } from 'drizzle-orm'
import { deviceTitle } from '#features/machines/device/device.queries.ts'
import { periodOf } from '#features/mall/sales-figure/sales-figure.rules.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'

type Asked = { sellerId: string } & ReturnType<typeof periodOf>

const dayOf = (column: string) => sql`(${sql.identifier(column)} at time zone 'Asia/Dubai')::date`

/** Each day of the period and of the one before it, with the inquiries that reached the seller on it. */
async function inquiryDays(ctx: Ctx, { sellerId, fromBefore, to }: Asked) {
  const { rows } = await ctx.db.execute<{ day: string } & InquiryTotal>(sql`
    with asked as (
      select ${dayOf('opened_at')} as day,
        exists (select from quote where quote.inquiry_id = request.inquiry_id
          and quote.seller_id = request.seller_id) as is_quoted,
        exists (select from quote where quote.inquiry_id = request.inquiry_id
          and quote.seller_id = request.seller_id and accepted_at is not null) as is_accepted
      from quote_request as request
      where seller_id = ${sellerId}::uuid
        and opened_at >= ${fromBefore}::date::timestamp at time zone 'Asia/Dubai'
    ), counted as (
      select day, count(*)::int as inquiries, count(*) filter (where is_quoted)::int as quoted,
        count(*) filter (where is_accepted)::int as accepted from asked group by day
    )
    select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(inquiries, 0) as inquiries,
      coalesce(quoted, 0) as quoted, coalesce(accepted, 0) as accepted
    from (select generate_series(${fromBefore}::date, ${to}::date, '1 day')::date as day) as each
    left join counted on counted.day = each.day
    order by each.day`)
  return rows
}

async function replyWeeks(ctx: Ctx, { sellerId, to }: Asked): Promise<InquiryFigures['weeks']> {
  const { rows } = await ctx.db.execute<InquiryFigures['weeks'][number]>(sql`
    select to_char(week, 'YYYY-MM-DD') as day,
      (select round(percentile_cont(0.5) within group (order by reply_minutes))::int from quote_request
        where seller_id = ${sellerId}::uuid and reply_minutes is not null
          and answered_at >= week::timestamp at time zone 'Asia/Dubai'
          and answered_at < (week + 7)::timestamp at time zone 'Asia/Dubai') as minutes
    from (select ${to}::date + 1 - 7 * back as week from generate_series(${REPLY_WEEKS}::int, 1, -1) as back) as weeks
    order by week`)
  return rows
}

/** As many machines as are asked for their photos: those with the lowest quality lack the most. */
const ASKED = 50

async function lackingPhotos(ctx: Ctx, sellerId: string): Promise<LackingMachine[]> {
  const { rows } = await ctx.db.execute<{
    deviceId: string
    title: string | null
    picture: string | null
    root: string
    views: (PictureView | null)[]
  }>(sql`
    select device.id as "deviceId", coalesce(${deviceTitle(sql`${ctx.locale}::text`)}, stock_no) as title,
      (select object_key from device_picture where device_id = device.id order by position limit 1) as picture,
      (with recursive path as (
        select id, parent_id, code from category where id = device.category_id
        union all select above.id, above.parent_id, above.code from category as above join path on above.id = path.parent_id
      ) select code from path where parent_id is null) as root,
      coalesce((select array_agg(view) from device_picture where device_id = device.id), '{}') as views
    from device where seller_id = ${sellerId}::uuid and state in ('draft', 'rejected', 'listed')
    order by quality, device.id limit ${ASKED}`)
  return rows
    .map(({ root, views, title, ...machine }) => {
      const groups = coverageOf(root, views)
      const sum = (of: 'found' | 'needed') => groups.reduce((total, group) => total + group[of], 0)
      return { ...machine, title: title ?? '', found: sum('found'), needed: sum('needed') }
    })
    .filter(({ found, needed }) => found < needed)
    .toSorted((a, b) => a.found - b.found)
    .slice(0, LACKING_SHOWN)
}

const totalOf = (days: readonly InquiryTotal[]): InquiryTotal => ({
  inquiries: days.reduce((sum, each) => sum + each.inquiries, 0),
  quoted: days.reduce((sum, each) => sum + each.quoted, 0),
  accepted: days.reduce((sum, each) => sum + each.accepted, 0),
})

/** How a dealer's inquiries go. A dealer has hundreds of them, so they are counted when they are asked for. */
export const inquiryFigures = (
  ctx: Ctx,
  sellerId: string,
  days: SalesDays,
): Promise<InquiryFigures> =>
  atomic(ctx, async (ctx) => {
    const at = ctx.now()
    const asked = { sellerId, ...periodOf(at, days) }
    const rows = await inquiryDays(ctx, asked)
    const before = rows.slice(0, days)
    const now = rows.slice(days)
    return {
      at: at.toISOString(),
      days: now.map(({ day, inquiries }, i) => ({
        day,
        inquiries,
        inquiriesBefore: before[i]?.inquiries ?? 0,
      })),
      total: totalOf(now),
      before: totalOf(before),
      weeks: await replyWeeks(ctx, asked),
      lackPhotos: await lackingPhotos(ctx, sellerId),
    }
  })
