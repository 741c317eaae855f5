import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import type { SellerApplicationRecord } from '@ironsouq/contract/people/seller-application/seller-application.schema'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { seller } from '#features/people/seller/seller.tables.ts'
import { staff } from '#features/people/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { notFound } from '#kernel/errors.ts'
import { licenceFile, sellerApplication } from './seller-application.tables.ts'

const COLUMNS = {
  applicationId: sellerApplication.id,
  number: sellerApplication.number,
  firmName: sellerApplication.firmName,
  licenceNo: sellerApplication.licenceNo,
  emirate: sellerApplication.emirate,
  contactName: sellerApplication.contactName,
  state: sellerApplication.state,
  createdAt: sellerApplication.createdAt,
}

const contains = (typed: string) => `%${escapedLike(typed)}%`

type Query = QueryOf<typeof sellerApplicationEndpoints.list>

function filterOf({ text, state, emirate }: Query) {
  const { firmName, contactName, email, licenceNo } = sellerApplication
  return and(
    text === undefined
      ? undefined
      : or(
          ...[firmName, contactName, email].map((column) => sql`${column} ilike ${contains(text)}`),
          sql`upper(${licenceNo}) = upper(${text})`,
        ),
    // What no one confirmed is not for a review.
    state ? eq(sellerApplication.state, state) : ne(sellerApplication.state, 'unconfirmed'),
    emirate && eq(sellerApplication.emirate, emirate),
  )
}

const ORDERS = {
  submittedAt: { by: sellerApplication.createdAt, isDescending: false },
  '-submittedAt': { by: sellerApplication.createdAt, isDescending: true },
  firmName: { by: sellerApplication.firmName, isDescending: false },
  '-firmName': { by: sellerApplication.firmName, isDescending: true },
} as const

export async function applicationsListed(ctx: Ctx, query: Query) {
  const list = keyset(query, { ...ORDERS[query.sort], id: sellerApplication.id })
  const filter = filterOf(query)
  const found = await ctx.db
    .select({ ...COLUMNS, at: list.at })
    .from(sellerApplication)
    .where(and(filter, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    ...cursors,
    rows: rows.map(({ createdAt, ...row }) => ({ ...row, submittedAt: createdAt.toISOString() })),
    total: await ctx.db.$count(sellerApplication, filter),
  }
}

/** Other applications with the same number, by their firm. */
const firmsWith = (same: ReturnType<typeof sql>) =>
  sql<string[]>`array(select distinct other.firm_name from seller_application as other
    where other.id <> seller_application.id and other.state <> 'unconfirmed' and ${same} order by 1 limit 10)`

export async function applicationRecord(
  ctx: Ctx,
  applicationId: string,
): Promise<SellerApplicationRecord> {
  const { trn, phone, email, locale, reason, decidedAt } = sellerApplication
  const [row] = await ctx.db
    .select({
      ...COLUMNS,
      trn,
      phone,
      email,
      locale,
      reason,
      decidedAt,
      licenceType: licenceFile.type,
      decidedBy: staff.name,
      sellerCode: seller.code,
      seller: {
        sellerId: seller.id,
        standing: seller.standing,
        reason: seller.suspensionReason,
      },
      sameLicence: firmsWith(sql`upper(other.licence_no) = upper(seller_application.licence_no)`),
      sameTrn: firmsWith(sql`other.trn = seller_application.trn`),
    })
    .from(sellerApplication)
    .innerJoin(licenceFile, eq(licenceFile.id, sellerApplication.licenceFileId))
    .leftJoin(staff, eq(staff.id, sellerApplication.decidedBy))
    .leftJoin(seller, eq(seller.id, sellerApplication.sellerId))
    .where(eq(sellerApplication.id, applicationId))
  if (!row) throw notFound()
  const { createdAt, ...shown } = row
  return {
    ...shown,
    submittedAt: createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
