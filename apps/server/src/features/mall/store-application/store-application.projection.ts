import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import {
  APPLICATION_STEPS,
  REQUIRED_DOCUMENTS,
} from '@ironsouq/contract/mall/store-application/store-application.limits'
import type {
  OwnApplication,
  StoreApplicationRecord,
  StoreDocument,
} from '@ironsouq/contract/mall/store-application/store-application.schema'
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import {
  productCategory,
  productCategoryText,
} from '#features/mall/product-category/product-category.tables.ts'
import { firmsWith, storeById } from '#features/mall/store/store.queries.ts'
import { sellersById } from '#features/people/seller/seller.queries.ts'
import { staff } from '#features/people/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import {
  applicationById,
  applicationOf,
  documentsOf,
  type ApplicationRow,
} from './store-application.queries.ts'
import { sellerOfApplicant } from './store-application.seller.queries.ts'
import { storeApplication } from './store-application.tables.ts'

/** The categories of the mall with their names; those above a category are its path. */
const categoriesNamed = (ctx: Ctx) =>
  ctx.db
    .select({
      id: productCategory.id,
      parentId: productCategory.parentId,
      commissionPpm: productCategory.commissionPpm,
      name: textIn(
        productCategoryText.name,
        { owner: productCategoryText.productCategoryId, locale: productCategoryText.locale },
        { of: sql`product_category.id`, wanted: sql`${ctx.locale}::text` },
      ),
    })
    .from(productCategory)
    .where(eq(productCategory.isShown, true))
    .orderBy(asc(productCategory.position), asc(productCategory.id))

/** Products are in leaves, so stores choose leaves. */
export async function categoryChoices(ctx: Ctx) {
  const all = await categoriesNamed(ctx)
  const byId = new Map(all.map((each) => [each.id, each]))
  const parents = new Set(all.map(({ parentId }) => parentId))
  const pathOf = (parentId: string | null): string[] => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    return parent ? [...pathOf(parent.parentId), parent.name] : []
  }
  return all
    .filter(({ id }) => !parents.has(id))
    .map(({ id, parentId, name, commissionPpm }) => ({
      categoryId: id,
      name,
      path: pathOf(parentId),
      commissionPpm,
    }))
}

export async function leafCategoryIds(ctx: Ctx): Promise<ReadonlySet<string>> {
  return new Set((await categoryChoices(ctx)).map(({ categoryId }) => categoryId))
}

type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number]

const presentDocument = ({ id, kind, type, size, expiresOn }: DocumentRow): StoreDocument => ({
  documentId: id,
  kind,
  type,
  size,
  expiresOn,
})

const shared = (row: ApplicationRow, documents: readonly DocumentRow[]) => ({
  applicationId: row.id,
  number: row.number,
  state: row.state,
  basics: row.basics,
  company: row.company,
  settlement: row.settlement,
  documents: documents.map(presentDocument),
  reasons: row.reasons,
  remark: row.remark,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

function missingIn(row: ApplicationRow, documents: readonly DocumentRow[]) {
  const isThere = {
    basics: row.basics !== null,
    company: row.company !== null,
    categories: row.categoryIds.length > 0,
    settlement: row.settlement !== null,
  }
  const kinds = documents.map(({ kind }) => kind)
  const hasDocuments = REQUIRED_DOCUMENTS.every((kind) => kinds.includes(kind))
  return [
    ...APPLICATION_STEPS.filter((step) => !isThere[step]),
    ...(hasDocuments ? [] : (['documents'] as const)),
  ]
}

async function storeOf(ctx: Ctx, sellerId: string | null): Promise<OwnApplication['store']> {
  const row = sellerId === null ? undefined : await storeById(ctx, sellerId)
  if (!row) return null
  const portalUrl = ctx.site.merchantUrl
  return { storeId: row.id, state: row.state, reason: row.reason, portalUrl }
}

/** The own application with what is still missing, and the store that it opened. */
export async function ownApplication(ctx: Ctx, memberId: string): Promise<OwnApplication | null> {
  const row = await applicationOf(ctx, memberId)
  if (!row) return null
  const documents = await documentsOf(ctx, row.id)
  const choices = await categoryChoices(ctx)
  return {
    ...shared(row, documents),
    categories: choices.flatMap(({ categoryId, name }) =>
      row.categoryIds.includes(categoryId) ? [{ categoryId, name }] : [],
    ),
    missing: missingIn(row, documents),
    store: await storeOf(ctx, row.sellerId),
  }
}

export async function ownApplicationNow(ctx: Ctx, memberId: string): Promise<OwnApplication> {
  const own = await ownApplication(ctx, memberId)
  if (!own) throw notFound()
  return own
}

async function sellerNamed(ctx: Ctx, { memberId, basics }: ApplicationRow) {
  const sellerId = basics && (await sellerOfApplicant(ctx, memberId, basics.email))
  const facts = sellerId === null ? undefined : (await sellersById(ctx, [sellerId])).get(sellerId)
  return sellerId && facts ? { sellerId, code: facts.code, name: facts.name } : null
}

/** One application as staff decide about it. */
export async function applicationForStaff(
  ctx: Ctx,
  applicationId: string,
): Promise<StoreApplicationRecord> {
  const row = await applicationById(ctx, applicationId)
  if (!row || row.submittedAt === null) throw notFound()
  const { company } = row
  const choices = await categoryChoices(ctx)
  const [decider] = row.decidedBy
    ? await ctx.db.select({ name: staff.name }).from(staff).where(eq(staff.id, row.decidedBy))
    : []
  const same = company
    ? await firmsWith(ctx, { ...company, except: row.sellerId })
    : { sameLicence: [], sameTrn: [] }
  return {
    ...shared(row, await documentsOf(ctx, row.id)),
    version: row.version,
    categories: choices.flatMap(({ categoryId, name, commissionPpm }) =>
      row.categoryIds.includes(categoryId) ? [{ categoryId, name, commissionPpm }] : [],
    ),
    decidedBy: decider?.name ?? null,
    storeId: row.sellerId,
    seller: await sellerNamed(ctx, row),
    ...same,
  }
}

type Query = QueryOf<typeof storeApplicationEndpoints.list>

const contains = (typed: string) => `%${escapedLike(typed)}%`
const basic = (name: string) => sql<string>`${storeApplication.basics} ->> ${name}`
const ofCompany = (name: string) => sql<string>`${storeApplication.company} ->> ${name}`

function filterOf({ text, state, emirate }: Query) {
  return and(
    text === undefined
      ? undefined
      : or(
          sql`${basic('name')} ilike ${contains(text)}`,
          sql`${ofCompany('enterpriseName')} ilike ${contains(text)}`,
          sql`upper(${ofCompany('licenceNo')}) = upper(${text})`,
        ),
    // A draft is for no one but its owner.
    state ? eq(storeApplication.state, state) : ne(storeApplication.state, 'draft'),
    emirate && sql`${basic('emirate')} = ${emirate}`,
  )
}

const ORDERS = {
  submittedAt: { by: storeApplication.submittedAt, isDescending: false },
  '-submittedAt': { by: storeApplication.submittedAt, isDescending: true },
} as const

export async function applicationsListed(ctx: Ctx, query: Query) {
  const list = keyset(query, { ...ORDERS[query.sort], id: storeApplication.id })
  const filter = filterOf(query)
  const found = await ctx.db
    .select({
      applicationId: storeApplication.id,
      number: storeApplication.number,
      basics: storeApplication.basics,
      company: storeApplication.company,
      state: storeApplication.state,
      submittedAt: storeApplication.submittedAt,
      at: list.at,
    })
    .from(storeApplication)
    .where(and(filter, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    ...cursors,
    rows: rows.flatMap(({ basics, company, submittedAt, applicationId, number, state }) =>
      basics && company && submittedAt
        ? [
            {
              applicationId,
              number,
              state,
              name: basics.name,
              enterpriseName: company.enterpriseName,
              emirate: basics.emirate,
              submittedAt: submittedAt.toISOString(),
            },
          ]
        : [],
    ),
    total: await ctx.db.$count(storeApplication, filter),
  }
}
