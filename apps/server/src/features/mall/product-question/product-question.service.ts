import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  productQuestionEndpoints,
  QuestionForm,
  QuestionRecord,
  questionReviewEndpoints,
} from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import { and, eq, isNull } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one, violatedConstraint, violatedReference } from '#kernel/data/db.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { questionAnswered, questionAsked, questionHidden } from './product-question.events.ts'
import { questionRecord, sellerOfShown } from './product-question.projection.ts'
import { productQuestion } from './product-question.tables.ts'

type Row = typeof productQuestion.$inferSelect

const idsOf = ({ id: productQuestionId, productId, sellerId, memberId }: Row) => ({
  productQuestionId,
  productId,
  sellerId,
  memberId,
})

/** A member asks about a product on sale; until the store answers they ask nothing more about it. */
export async function askStore(
  ctx: Ctx,
  memberId: string,
  { prodId: productId, ...asked }: QuestionForm,
): Promise<null> {
  try {
    await atomic(ctx, async (ctx) => {
      const sellerId = await sellerOfShown(ctx, productId)
      if (sellerId === undefined) throw notFound()
      const own = { productId, sellerId, memberId, locale: ctx.locale, createdAt: ctx.now() }
      const row = one(
        await ctx.db
          .insert(productQuestion)
          .values({ ...asked, ...own })
          .returning(),
      )
      await emit(ctx, questionAsked, idsOf(row))
    })
  } catch (err) {
    if (violatedConstraint(err) === 'product_question_open_once') throw new Refusal('question.open')
    if (violatedReference(err) === 'modelId')
      throw new FieldFaults([{ field: 'modelId', key: 'error.fieldNotAllowed', values: {} }])
    throw err
  }
  return null
}

/** An answer is final: buyers may have gone by it. */
export const answerQuestion = (
  ctx: Ctx,
  { productQuestionId: id, fits, answer }: BodyOf<typeof productQuestionEndpoints.answer>,
): Promise<QuestionRecord> =>
  atomic(ctx, async (ctx) => {
    const before = await questionRecord(ctx, id)
    const [row] = await ctx.db
      .update(productQuestion)
      .set({ fits, answer, answerLocale: ctx.locale, answeredAt: ctx.now() })
      .where(and(eq(productQuestion.id, id), isNull(productQuestion.answeredAt)))
      .returning()
    if (!row) throw new Refusal('merchantProductQuestion.answeredAlready')
    await emit(ctx, questionAnswered, idsOf(row))
    ctx.audit('productQuestion', id, { answer: before.answered?.answer ?? null }, { fits, answer })
    return questionRecord(ctx, id)
  })

export const hideQuestion = (
  ctx: Ctx,
  { productQuestionId: id, isHidden }: BodyOf<typeof questionReviewEndpoints.hide>,
): Promise<QuestionRecord> =>
  atomic(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(productQuestion)
      .set({ hiddenAt: isHidden ? ctx.now() : null })
      .where(eq(productQuestion.id, id))
      .returning()
    if (!row) throw notFound()
    await emit(ctx, questionHidden, idsOf(row))
    ctx.audit('productQuestion', id, { isHidden: !isHidden }, { isHidden })
    return questionRecord(ctx, id)
  })
