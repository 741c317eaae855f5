import type {
  WantedPart,
  WantedPartForm,
} from '@ironsouq/contract/mall/wanted-part/wanted-part.endpoints'
import { WANTED_PARTS_MAX } from '@ironsouq/contract/mall/wanted-part/wanted-part.limits'
import { and, eq, isNull } from 'drizzle-orm'
import { productsFor } from '#features/mall/product-search/product-search.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one, violatedReference } from '#kernel/data/db.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { wantedPartFound } from './wanted-part.events.ts'
import { wantedByMember } from './wanted-part.projection.ts'
import { wantedPart } from './wanted-part.tables.ts'

type Row = typeof wantedPart.$inferSelect

const CHECK_EVERY_MS = 3_600_000

const nextCheck = (ctx: Ctx) => new Date(ctx.now().getTime() + CHECK_EVERY_MS)

/** Saved again it is looked for again. */
export async function saveWanted(
  ctx: Ctx,
  memberId: string,
  form: WantedPartForm,
): Promise<WantedPart> {
  try {
    return await atomic(ctx, async (ctx) => {
      await lockMember(ctx, memberId)
      const again = { locale: ctx.locale, checkAt: nextCheck(ctx), foundAt: null }
      const { id } = one(
        await ctx.db
          .insert(wantedPart)
          .values({ ...form, ...again, memberId, createdAt: ctx.now() })
          .onConflictDoUpdate({
            target: [wantedPart.memberId, wantedPart.words, wantedPart.modelId],
            set: again,
          })
          .returning({ id: wantedPart.id }),
      )
      const count = await ctx.db.$count(wantedPart, eq(wantedPart.memberId, memberId))
      if (count > WANTED_PARTS_MAX) throw new Refusal('wantedPart.full', { max: WANTED_PARTS_MAX })
      return one(await wantedByMember(ctx, memberId, id))
    })
  } catch (err) {
    if (violatedReference(err) === 'modelId')
      throw new FieldFaults([{ field: 'modelId', key: 'error.fieldNotAllowed', values: {} }])
    throw err
  }
}

export async function removeWanted(
  ctx: Ctx,
  memberId: string,
  wantedPartId: string,
): Promise<null> {
  const removed = await ctx.db
    .delete(wantedPart)
    .where(and(eq(wantedPart.memberId, memberId), eq(wantedPart.id, wantedPartId)))
    .returning({ id: wantedPart.id })
  if (removed.length === 0) throw notFound()
  return null
}

/** Searches the mall as the member did; what is found is one notification, the rest is looked for again. */
export async function lookFor(ctx: Ctx, { id, memberId, locale, words, modelId }: Row) {
  const count = await productsFor({ ...ctx, locale }, { q: words, modelId: modelId ?? undefined })
  await atomic(ctx, async (ctx) => {
    const isFound = count > 0
    const { rowCount } = await ctx.db
      .update(wantedPart)
      .set(isFound ? { foundAt: ctx.now(), checkAt: null } : { checkAt: nextCheck(ctx) })
      .where(and(eq(wantedPart.id, id), isNull(wantedPart.foundAt)))
    if (isFound && rowCount) await emit(ctx, wantedPartFound, { wantedPartId: id, memberId })
  })
}
