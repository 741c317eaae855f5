import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  ProductAttributeRecord,
  productCategoryEndpoints,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { and, eq, notInArray } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { replaceTexts, textsOf } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { productCategoriesChanged } from './product-category.events.ts'
import { productAttributeRecord } from './product-category.staff.queries.ts'
import {
  productAttribute,
  productAttributeChoice,
  productAttributeChoiceText,
  productAttributeText,
} from './product-category.tables.ts'
import { areChoicesStated } from './product-category.usage.projection.ts'

type Save = BodyOf<typeof productCategoryEndpoints.saveAttribute>
type Form = Omit<Save, 'productAttributeId' | 'version'>

const wrong = (field: keyof Form | 'code') =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

/** What no attribute can be: a unit without a number, choices that are none, the same choice twice. */
function checkForm(kind: ProductAttributeRecord['kind'], { unit, choices }: Form): void {
  if (unit !== null && kind !== 'number') throw wrong('unit')
  if ((kind === 'choice') !== choices.length > 0) throw wrong('choices')
  if (new Set(choices.map(({ code }) => code)).size < choices.length) throw wrong('choices')
}

async function writeParts(
  ctx: TxCtx,
  productAttributeId: string,
  { texts, choices }: Form,
): Promise<ProductAttributeRecord> {
  const names = (all: Form['texts']) => textsOf(all, (name) => ({ name }))
  await replaceTexts(ctx, productAttributeText, { productAttributeId }, names(texts))
  const { productAttributeId: owner, code: known } = productAttributeChoice
  await ctx.db.delete(productAttributeChoice).where(
    and(
      eq(owner, productAttributeId),
      notInArray(
        known,
        choices.map(({ code }) => code),
      ),
    ),
  )
  for (const [position, choice] of choices.entries()) {
    const { id: productAttributeChoiceId } = one(
      await ctx.db
        .insert(productAttributeChoice)
        .values({ productAttributeId, code: choice.code, position, createdAt: ctx.now() })
        .onConflictDoUpdate({ target: [owner, known], set: { position } })
        .returning({ id: productAttributeChoice.id }),
    )
    const words = names(choice.texts)
    await replaceTexts(ctx, productAttributeChoiceText, { productAttributeChoiceId }, words)
  }
  await emit(ctx, productCategoriesChanged, { productCategoryIds: [] })
  return productAttributeRecord(ctx, productAttributeId)
}

export const addProductAttribute = (
  ctx: Ctx,
  { code, kind, ...form }: BodyOf<typeof productCategoryEndpoints.createAttribute>,
): Promise<ProductAttributeRecord> =>
  atomic(ctx, async (ctx) => {
    checkForm(kind, form)
    const { unit, isFilter } = form
    const [row] = await ctx.db
      .insert(productAttribute)
      .values({ code, kind, unit, isFilter, createdAt: ctx.now() })
      .onConflictDoNothing({ target: productAttribute.code })
      .returning({ id: productAttribute.id })
    if (!row) throw wrong('code')
    const made = await writeParts(ctx, row.id, form)
    ctx.audit('productAttribute', row.id, null, made)
    return made
  })

/** Replaces texts and choices. What products state keeps its meaning: such a choice stays. */
export const saveProductAttribute = (
  ctx: Ctx,
  { productAttributeId: id, version, ...form }: Save,
): Promise<ProductAttributeRecord> =>
  atomic(ctx, async (ctx) => {
    const before = await productAttributeRecord(ctx, id)
    checkForm(before.kind, form)
    const read = () => productAttributeRecord(ctx, id)
    const { unit, isFilter } = form
    await updateVersioned(ctx, productAttribute, { id, version }, { set: { unit, isFilter }, read })
    const gone = before.choices
      .map(({ code }) => code)
      .filter((code) => form.choices.every((choice) => choice.code !== code))
    if (await areChoicesStated(ctx, before.code, gone)) throw new Refusal('error.stillInUse')
    const after = await writeParts(ctx, id, form)
    ctx.audit('productAttribute', id, before, after)
    return after
  })
