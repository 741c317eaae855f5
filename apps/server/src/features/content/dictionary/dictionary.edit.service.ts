import type {
  dictionaryEndpoints,
  DictionaryRecord,
} from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { and, eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { removeUnused } from '#kernel/data/remove-unused.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { dictionaryChanged } from './dictionary.events.ts'
import { dictionaryRecord } from './dictionary.queries.ts'
import { dictionaryItem, dictionaryItemText } from './dictionary.tables.ts'

const wrong = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

/** Creates an item, or replaces one that has not changed since it was read. Its code stays. */
export function editDictionaryItem(
  ctx: Ctx,
  body: BodyOf<typeof dictionaryEndpoints.save>,
): Promise<DictionaryRecord> {
  const { dictType: type, dictionaryItemId: known, version, code, texts, ...set } = body
  return atomic(ctx, async (ctx) => {
    const before = known === undefined ? null : await dictionaryRecord(ctx, known)
    if (before && (version === undefined || before.code !== code)) throw wrong('code')
    const same = and(eq(dictionaryItem.type, type), eq(dictionaryItem.code, code))
    if (!before && (await ctx.db.$count(dictionaryItem, same)) > 0) throw wrong('code')
    const { id } =
      known !== undefined && version !== undefined
        ? await updateVersioned(
            ctx,
            dictionaryItem,
            { id: known, version },
            { set, read: () => dictionaryRecord(ctx, known) },
          )
        : one(
            await ctx.db
              .insert(dictionaryItem)
              .values({ type, code, ...set, createdAt: ctx.now() })
              .returning(),
          )
    await replaceTexts(ctx, dictionaryItemText, { dictionaryItemId: id }, texts)
    const after = await dictionaryRecord(ctx, id)
    ctx.audit('dictionaryItem', id, before, after)
    await emit(ctx, dictionaryChanged, { dictionaryItemId: id })
    return after
  })
}

/** Removes an item; one that other rows refer to stays. */
export function removeDictionaryItem(ctx: Ctx, id: string): Promise<null> {
  return atomic(ctx, async (ctx) => {
    const before = await dictionaryRecord(ctx, id)
    await removeUnused(ctx.db.delete(dictionaryItem).where(eq(dictionaryItem.id, id)))
    ctx.audit('dictionaryItem', id, before, null)
    await emit(ctx, dictionaryChanged, { dictionaryItemId: id })
    return null
  })
}
