import { CANNED_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import type { CannedAnswer, CannedSave } from '@ironsouq/contract/deals/chat/chat.schema'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { replaceTexts, textsOf } from '#kernel/data/texts.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { cannedAnswer, cannedAnswerText } from './chat.tables.ts'

const ofDesk = (sellerId: string | null): SQL =>
  sellerId === null ? isNull(cannedAnswer.sellerId) : eq(cannedAnswer.sellerId, sellerId)

/** The canned answers of a desk in all their languages, in the order in which they were written. */
export async function cannedAnswers(ctx: Ctx, sellerId: string | null): Promise<CannedAnswer[]> {
  const answers = await ctx.db
    .select({ id: cannedAnswer.id })
    .from(cannedAnswer)
    .where(ofDesk(sellerId))
    .orderBy(asc(cannedAnswer.createdAt), asc(cannedAnswer.id))
  const ids = answers.map(({ id }) => id)
  if (ids.length === 0) return []
  const texts = await ctx.db
    .select()
    .from(cannedAnswerText)
    .where(inArray(cannedAnswerText.answerId, ids))
  const byAnswer = Map.groupBy(texts, ({ answerId }) => answerId)
  return ids.map((id) => ({
    answerId: id,
    texts: Object.fromEntries(
      (byAnswer.get(id) ?? []).map(({ locale, title, body }) => [locale, { title, text: body }]),
    ) as CannedAnswer['texts'],
  }))
}

/** Writes a canned answer, a new one or one of this desk, with all its languages. */
export const saveCanned = (
  ctx: Ctx,
  sellerId: string | null,
  { answerId, texts }: CannedSave,
): Promise<CannedAnswer> =>
  atomic(ctx, async (ctx) => {
    const now = ctx.now()
    if (answerId === null && (await ctx.db.$count(cannedAnswer, ofDesk(sellerId))) >= CANNED_MAX)
      throw new Refusal('error.chatCannedMany', { max: CANNED_MAX })
    const [row] =
      answerId === null
        ? await ctx.db
            .insert(cannedAnswer)
            .values({ sellerId, createdAt: now, updatedAt: now })
            .returning({ id: cannedAnswer.id })
        : await ctx.db
            .update(cannedAnswer)
            .set({ updatedAt: now })
            .where(and(eq(cannedAnswer.id, answerId), ofDesk(sellerId)))
            .returning({ id: cannedAnswer.id })
    if (!row) throw notFound()
    const columns = textsOf(texts, ({ title, text }) => ({ title, body: text }))
    await replaceTexts(ctx, cannedAnswerText, { answerId: row.id }, columns)
    ctx.audit('cannedAnswer', row.id, null, texts)
    return { answerId: row.id, texts }
  })

export const removeCanned = (ctx: Ctx, sellerId: string | null, answerId: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const removed = await ctx.db
      .delete(cannedAnswer)
      .where(and(eq(cannedAnswer.id, answerId), ofDesk(sellerId)))
      .returning({ id: cannedAnswer.id })
    if (removed.length === 0) throw notFound()
    ctx.audit('cannedAnswer', one(removed).id, { answerId }, null)
    return null
  })
