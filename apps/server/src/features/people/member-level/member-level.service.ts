import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  memberLevelEndpoints,
  MemberLevelRecord,
} from '@ironsouq/contract/people/member-level/member-level.endpoints'
import { LEVELS_MAX } from '@ironsouq/contract/people/member-level/member-level.limits'
import { eq, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint, violatedReference } from '#kernel/data/db.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { memberLevelChanged } from './member-level.events.ts'
import { levelRecord } from './member-level.queries.ts'
import { memberLevel, memberLevelCategory, memberLevelText } from './member-level.tables.ts'

type Form = BodyOf<typeof memberLevelEndpoints.save>

const wrong = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

async function insertLevel(ctx: TxCtx, set: Omit<typeof memberLevel.$inferInsert, 'createdAt'>) {
  // Of two at once the second counts the first.
  await ctx.db.execute(sql`lock table ${memberLevel} in share row exclusive mode`)
  if ((await ctx.db.$count(memberLevel)) >= LEVELS_MAX)
    throw new Refusal('error.levelsFull', { max: LEVELS_MAX })
  const values = { ...set, createdAt: ctx.now() }
  return one(await ctx.db.insert(memberLevel).values(values).returning({ id: memberLevel.id }))
}

/** Creates a level, or replaces one that has not changed since it was read. No two begin at the same growth. */
export async function saveLevel(
  ctx: Ctx,
  { levelId: known, version, texts, categoryIds, ...set }: Form,
): Promise<MemberLevelRecord> {
  if (set.rewardPoints > 0 && set.threshold === 0) throw wrong('rewardPoints')
  if (known !== undefined && version === undefined) throw wrong('version')
  try {
    return await atomic(ctx, async (ctx) => {
      const before = known === undefined ? null : await levelRecord(ctx, known)
      const { id } =
        known !== undefined && version !== undefined
          ? await updateVersioned(
              ctx,
              memberLevel,
              { id: known, version },
              { set, read: () => levelRecord(ctx, known) },
            )
          : await insertLevel(ctx, set)
      await replaceTexts(ctx, memberLevelText, { levelId: id }, texts)
      await ctx.db.delete(memberLevelCategory).where(eq(memberLevelCategory.levelId, id))
      const rows = [...new Set(categoryIds)].map((productCategoryId) => ({
        levelId: id,
        productCategoryId,
        createdAt: ctx.now(),
      }))
      if (rows.length > 0) await ctx.db.insert(memberLevelCategory).values(rows)
      const after = await levelRecord(ctx, id)
      ctx.audit('memberLevel', id, before, after)
      await emit(ctx, memberLevelChanged, { levelId: id })
      return after
    })
  } catch (err) {
    if (violatedConstraint(err) === 'member_level_threshold_once') throw wrong('threshold')
    if (violatedReference(err) === 'productCategoryId') throw wrong('categoryIds')
    throw err
  }
}

/** Its members have the level below; what they had for reaching it stays theirs. */
export const removeLevel = (ctx: Ctx, id: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const before = await levelRecord(ctx, id)
    await ctx.db.delete(memberLevel).where(eq(memberLevel.id, id))
    ctx.audit('memberLevel', id, before, null)
    return null
  })
