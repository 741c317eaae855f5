import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import { allowed } from '@ironsouq/contract/lifecycle'
import { reviewLifecycle } from '@ironsouq/contract/mall/review/review.lifecycle'
import type { StaffReview, StaffReviewRow } from '@ironsouq/contract/mall/review/review.schema'
import type { reviewStaffEndpoints } from '@ironsouq/contract/mall/review/review.staff.endpoints'
import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { productName, storeName } from '#features/mall/product-card/product-card.projection.ts'
import { product } from '#features/mall/product/product.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo, keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { presentRecord, privatePictures } from './review.present.ts'
import { picturesOf } from './review.queries.ts'
import { review, reviewPicture, reviewReport } from './review.tables.ts'

const picturesWaiting = sql<number>`(select count(*)::int from ${reviewPicture}
  where ${reviewPicture.reviewId} = ${review.id} and ${reviewPicture.state} = 'waiting')`

const openReports = sql<number>`(select count(*)::int from ${reviewReport}
  where ${reviewReport.reviewId} = ${review.id} and ${reviewReport.settledAt} is null)`

const columns = (ctx: Ctx) => {
  const wanted = sql`${ctx.locale}::text`
  return {
    row: review,
    productName: productName(wanted),
    storeName: storeName(wanted),
    picturesWaiting,
    openReports,
  }
}

type StaffRow = Awaited<ReturnType<typeof staffRows>>[number]

const presentRow = (
  ctx: Ctx,
  { row, productName, storeName, picturesWaiting, openReports }: StaffRow,
): StaffReviewRow => ({
  ...presentRecord(ctx, { ...row, productName }),
  storeName,
  picturesWaiting,
  openReports,
  waitingSince: row.waitingSince?.toISOString() ?? null,
})

const staffRows = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select(columns(ctx))
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(where)

const WAITS: Record<'pictures' | 'reports' | 'correction', SQL> = {
  pictures: sql`${picturesWaiting} > 0`,
  reports: sql`${openReports} > 0`,
  correction: sql`${review.state} = 'corrected'`,
}

type List = typeof reviewStaffEndpoints.list

const conditionOf = ({ waits, state, stars }: QueryOf<List>): SQL | undefined =>
  and(
    waits && isNotNull(review.waitingSince),
    waits === undefined || waits === 'any' ? undefined : WAITS[waits],
    state && eq(review.state, state),
    stars === undefined ? undefined : eq(review.stars, stars),
  )

export async function reviewsForStaff(ctx: Ctx, query: QueryOf<List>): Promise<DataOf<List>> {
  const list = keyset(query, {
    by: review.createdAt,
    id: review.id,
    isDescending: query.sort.startsWith('-'),
  })
  const asked = conditionOf(query)
  const found = await ctx.db
    .select({ ...columns(ctx), at: list.at })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(and(asked, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    ...cursors,
    rows: rows.map((row) => presentRow(ctx, row)),
    total: await countUpTo(ctx, review, asked),
  }
}

/** One review with its pictures and with what was reported of it; who reported it is no matter of the decision. */
export async function staffReview(ctx: Ctx, id: string): Promise<StaffReview> {
  const [found] = await staffRows(ctx, eq(review.id, id))
  if (!found) throw notFound()
  const reports = await ctx.db
    .select()
    .from(reviewReport)
    .where(eq(reviewReport.reviewId, id))
    .orderBy(asc(reviewReport.createdAt))
  return {
    ...presentRow(ctx, found),
    orderId: found.row.orderId,
    pictures: await privatePictures(ctx, await picturesOf(ctx, [id]), 'staff'),
    reports: reports.map(({ isByStore, fault, createdAt, settledAt }) => ({
      by: isByStore ? ('merchant' as const) : ('member' as const),
      fault,
      at: createdAt.toISOString(),
      isOpen: settledAt === null,
    })),
    actions: allowed(reviewLifecycle, found.row.state, 'staff').filter(
      (action) => action === 'hide' || action === 'restore' || action === 'remove',
    ),
  }
}
