import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import type {
  AnsweredQuestion,
  productQuestionEndpoints,
  QuestionRecord,
} from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import { QUESTIONS_SHOWN } from '@ironsouq/contract/mall/product-question/product-question.limits'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import { machineModel } from '#features/machines/model/model.tables.ts'
import { productName } from '#features/mall/product-card/product-card.projection.ts'
import { product } from '#features/mall/product/product.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo, keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { productQuestion } from './product-question.tables.ts'

/** So many are shown to staff of one product. */
const MOST_OF_PRODUCT = 50

const columns = (ctx: Ctx) => {
  const wanted = sql`${ctx.locale}::text`
  return {
    row: productQuestion,
    productName: productName(wanted),
    machine: sql<
      string | null
    >`(select ${brandName(sql`machine_model.brand_id`, wanted)} || ' ' || name
      from ${machineModel} where ${machineModel.id} = ${productQuestion.modelId})`,
  }
}

interface Found {
  row: typeof productQuestion.$inferSelect
  productName: string
  machine: string | null
}

function answeredOf({ fits, answer, answerLocale, answeredAt }: Found['row']) {
  if (answer === null || answerLocale === null || answeredAt === null) return null
  return { fits, answer, answerLocale, answeredAt: answeredAt.toISOString() }
}

const askedOf = ({ row: { id, year, question, locale }, machine }: Found) => ({
  productQuestionId: id,
  machine,
  year,
  question,
  locale,
})

const presented = (found: Found): QuestionRecord => ({
  ...askedOf(found),
  productId: found.row.productId,
  productName: found.productName,
  serialNo: found.row.serialNo,
  answered: answeredOf(found.row),
  isHidden: found.row.hiddenAt !== null,
  createdAt: found.row.createdAt.toISOString(),
})

const questions = (ctx: Ctx) =>
  ctx.db
    .select(columns(ctx))
    .from(productQuestion)
    .innerJoin(product, eq(product.id, productQuestion.productId))

/** What every visitor may read of a product: no serial number, and nothing that is hidden. */
export async function answeredQuestions(ctx: Ctx, productId: string): Promise<AnsweredQuestion[]> {
  const { answeredAt, hiddenAt } = productQuestion
  const found = await questions(ctx)
    .where(and(eq(productQuestion.productId, productId), isNotNull(answeredAt), isNull(hiddenAt)))
    .orderBy(desc(answeredAt))
    .limit(QUESTIONS_SHOWN)
  return found.flatMap((each) => {
    const answered = answeredOf(each.row)
    return answered ? [{ ...askedOf(each), ...answered }] : []
  })
}

type List = typeof productQuestionEndpoints.list

/** Of the own store: row-level security leaves the rows of others out. */
export async function questionsListed(ctx: Ctx, query: QueryOf<List>): Promise<DataOf<List>> {
  const { createdAt, id } = productQuestion
  const list = keyset(query, { by: createdAt, id, isDescending: query.sort.startsWith('-') })
  const found = await ctx.db
    .select({ ...columns(ctx), at: list.at })
    .from(productQuestion)
    .innerJoin(product, eq(product.id, productQuestion.productId))
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const shown = found.map(({ at, ...each }) => ({ ...presented(each), at }))
  const { rows, ...cursors } = list.pageOf(shown)
  return { ...cursors, rows, total: await countUpTo(ctx, productQuestion, undefined) }
}

export async function questionRecord(ctx: Ctx, id: string): Promise<QuestionRecord> {
  const [found] = await questions(ctx).where(eq(productQuestion.id, id))
  if (!found) throw notFound()
  return presented(found)
}

export async function questionsOfProduct(ctx: Ctx, productId: string): Promise<QuestionRecord[]> {
  const found = await questions(ctx)
    .where(eq(productQuestion.productId, productId))
    .orderBy(desc(productQuestion.createdAt))
    .limit(MOST_OF_PRODUCT)
  return found.map(presented)
}

/** What a member wrote, for the export of their data. */
export async function questionsOfMember(ctx: Ctx, memberId: string): Promise<QuestionRecord[]> {
  const found = await questions(ctx)
    .where(eq(productQuestion.memberId, memberId))
    .orderBy(desc(productQuestion.createdAt))
  return found.map(presented)
}

/** To whom a product belongs that visitors can see. */
export async function sellerOfShown(ctx: Ctx, productId: string): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ sellerId: product.sellerId })
    .from(product)
    .where(and(eq(product.id, productId), eq(product.state, 'onSale')))
  return found?.sellerId
}
