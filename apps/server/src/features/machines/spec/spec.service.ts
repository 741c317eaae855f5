import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  specEndpoints,
  SpecFieldRecord,
} from '@ironsouq/contract/machines/spec/spec.endpoints'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedReference } from '#kernel/data/db.ts'
import { reorder } from '#kernel/data/reorder.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { specFieldsChanged } from './spec.events.ts'
import { specFieldRecord } from './spec.staff.queries.ts'
import {
  specField,
  specFieldCategory,
  specFieldText,
  specOption,
  specOptionText,
} from './spec.tables.ts'
import { isFieldUsed, isFieldUsedOutside, isOptionUsed } from './spec.usage.projection.ts'

type Form = BodyOf<typeof specEndpoints.save>

const wrong = (field: keyof Form) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

const isTwice = (codes: readonly string[]) => new Set(codes).size < codes.length

/** What no field can be: a unit without a number, options without a choice, a range upside down. */
function checkForm({ kind, unit, min, max, options, categories }: Form): void {
  if (kind !== 'number' && unit !== null) throw wrong('unit')
  if (kind !== 'number' && (min !== null || max !== null)) throw wrong('min')
  if (min !== null && max !== null && min > max) throw wrong('max')
  if ((kind === 'choice') !== options.length > 0) throw wrong('options')
  if (isTwice(options.map(({ code }) => code))) throw wrong('options')
  if (isTwice(categories.map(({ categoryId }) => categoryId))) throw wrong('categories')
}

/** The values of machines keep their meaning: what they use of a field cannot be taken away. */
async function checkUse(ctx: Ctx, before: SpecFieldRecord, form: Form): Promise<void> {
  const { code } = before
  if (form.code !== code || form.kind !== before.kind) throw wrong('code')
  if (form.unit !== before.unit && (await isFieldUsed(ctx, code)))
    throw new Refusal('error.stillInUse')
  const gone = before.options
    .map((option) => option.code)
    .filter((option) => form.options.every((each) => each.code !== option))
  if (gone.length > 0 && (await isOptionUsed(ctx, code, gone)))
    throw new Refusal('error.stillInUse')
  const wanted = new Set(form.categories.map(({ categoryId }) => categoryId))
  const isNarrower =
    before.categories.some(({ categoryId }) => !wanted.has(categoryId)) ||
    before.categories.length === 0
  if (wanted.size > 0 && isNarrower && (await isFieldUsedOutside(ctx, code, [...wanted])))
    throw new Refusal('error.stillInUse')
}

async function writeOptions(ctx: TxCtx, fieldId: string, options: Form['options']): Promise<void> {
  const codes = options.map(({ code }) => code)
  await ctx.db
    .delete(specOption)
    .where(and(eq(specOption.fieldId, fieldId), notInArray(specOption.code, codes)))
  for (const [position, { code, texts }] of options.entries()) {
    const { optionId } = one(
      await ctx.db
        .insert(specOption)
        .values({ fieldId, code, position, createdAt: ctx.now() })
        .onConflictDoUpdate({ target: [specOption.fieldId, specOption.code], set: { position } })
        .returning({ optionId: specOption.id }),
    )
    await replaceTexts(ctx, specOptionText, { optionId }, texts)
  }
}

async function writeCategories(
  ctx: TxCtx,
  fieldId: string,
  categories: Form['categories'],
): Promise<void> {
  const createdAt = ctx.now()
  await ctx.db.delete(specFieldCategory).where(eq(specFieldCategory.fieldId, fieldId))
  const rows = categories.map(({ categoryId, isFacet }) => ({
    fieldId,
    categoryId,
    facet: isFacet,
    position: 0,
    createdAt,
  }))
  try {
    if (rows.length > 0) await ctx.db.insert(specFieldCategory).values(rows)
  } catch (err) {
    throw violatedReference(err) === null ? err : wrong('categories')
  }
}

async function addField(
  ctx: TxCtx,
  columns: Omit<typeof specField.$inferInsert, 'position' | 'createdAt'>,
) {
  const [row] = await ctx.db
    .insert(specField)
    .values({
      ...columns,
      position: sql`(select coalesce(max(position) + 1, 0) from spec_field)`,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: specField.code })
    .returning({ id: specField.id })
  if (!row) throw wrong('code')
  return row.id
}

/** Adds a field as the last one, or replaces one that has not changed since it was read. */
export function saveSpecField(ctx: Ctx, form: Form): Promise<SpecFieldRecord> {
  return atomic(ctx, async (ctx) => {
    const { fieldId: known, version, texts, options, categories, ...columns } = form
    checkForm(form)
    const before = known === undefined ? null : await specFieldRecord(ctx, known)
    if (before && version === undefined) throw wrong('version')
    if (before) await checkUse(ctx, before, form)
    if (before && version !== undefined)
      await updateVersioned(
        ctx,
        specField,
        { id: before.fieldId, version },
        { set: columns, read: () => specFieldRecord(ctx, before.fieldId) },
      )
    const fieldId = before?.fieldId ?? (await addField(ctx, columns))
    await replaceTexts(ctx, specFieldText, { fieldId }, texts)
    await writeOptions(ctx, fieldId, options)
    await writeCategories(ctx, fieldId, categories)
    const after = await specFieldRecord(ctx, fieldId)
    ctx.audit('specField', fieldId, before, after)
    await emit(ctx, specFieldsChanged, { fieldIds: [fieldId] })
    return after
  })
}

/** Puts fields in another order: of the page of a machine, of its form and of the filters. */
export function orderSpecFields(
  ctx: Ctx,
  order: BodyOf<typeof specEndpoints.order>,
): Promise<null> {
  return atomic(ctx, async (ctx) => {
    const { before, after } = await reorder(ctx, specField, order)
    ctx.audit('specField', order.before[0] ?? '', { order: before }, { order: after })
    await emit(ctx, specFieldsChanged, { fieldIds: order.after })
    return null
  })
}
