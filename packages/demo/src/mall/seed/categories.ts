import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import {
  productAttribute,
  productAttributeChoice,
  productAttributeChoiceText,
  productAttributeText,
  productCategory,
  productCategoryAttribute,
  productCategoryText,
} from '@ironsouq/server/features/mall/product-category/product-category.tables.ts'
import type { TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { type Codes, idOf } from '../../seed/codes.ts'
import { ATTRIBUTES, type AttributeCode, choiceCode } from '../attributes.ts'
import type { WordOf } from '../mall-words.ts'
import { type MallCategory, mallTree } from '../tree.ts'
import { inEvery, wordsOf } from '../words.ts'

const CODES = Object.keys(ATTRIBUTES) as AttributeCode[]
const WORDED: ReadonlySet<string> = new Set(['origin', 'base'])

async function keepLevel(
  ctx: TxCtx,
  level: readonly { category: MallCategory; parentId: string | null }[],
  ids: Map<string, string>,
): Promise<void> {
  if (level.length === 0) return
  const createdAt = ctx.now()
  const made = await ctx.db
    .insert(productCategory)
    .values(
      level.map(({ category: { code, commissionPpm, needsReview }, parentId }, position) => ({
        code,
        parentId,
        position,
        commissionPpm,
        needsReview,
        createdAt,
      })),
    )
    .returning({ id: productCategory.id, code: productCategory.code })
  for (const { id, code } of made) ids.set(code, id)
  const texts = level.flatMap(({ category: { code } }) => {
    const names = wordsOf('categories', code)
    const productCategoryId = idOf(ids, code)
    return LOCALE_CODES.map((locale) => ({
      productCategoryId,
      locale,
      name: names[locale],
      createdAt,
    }))
  })
  await ctx.db.insert(productCategoryText).values(texts)
  const below = level.flatMap(({ category }) =>
    category.children.map((child) => ({ category: child, parentId: idOf(ids, category.code) })),
  )
  await keepLevel(ctx, below, ids)
}

async function keepAttributes(ctx: TxCtx): Promise<Codes> {
  const createdAt = ctx.now()
  const made = await ctx.db
    .insert(productAttribute)
    .values(
      CODES.map((code) => {
        const { kind, unit = null, isFilter = false } = ATTRIBUTES[code]
        return { code, kind, unit, isFilter, createdAt }
      }),
    )
    .returning({ id: productAttribute.id, code: productAttribute.code })
  const ids = new Map(made.map(({ id, code }) => [code, id]))
  await ctx.db.insert(productAttributeText).values(
    CODES.flatMap((code) => {
      const names = wordsOf('attributes', code)
      const productAttributeId = idOf(ids, code)
      return LOCALE_CODES.map((locale) => ({
        productAttributeId,
        locale,
        name: names[locale],
        createdAt,
      }))
    }),
  )
  for (const code of CODES) await keepChoices(ctx, code, idOf(ids, code))
  return ids
}

async function keepChoices(ctx: TxCtx, attribute: AttributeCode, productAttributeId: string) {
  const { choices = [] } = ATTRIBUTES[attribute]
  if (choices.length === 0) return
  const createdAt = ctx.now()
  const made = await ctx.db
    .insert(productAttributeChoice)
    .values(
      choices.map((name, position) => ({
        productAttributeId,
        code: choiceCode(name),
        position,
        createdAt,
      })),
    )
    .returning({ id: productAttributeChoice.id, code: productAttributeChoice.code })
  const texts = made.flatMap(({ id: productAttributeChoiceId, code }) => {
    const names = WORDED.has(attribute)
      ? wordsOf('choices', `${attribute}.${code}` as WordOf<'choices'>)
      : inEvery(() => choices.find((name) => choiceCode(name) === code) ?? code)
    return LOCALE_CODES.map((locale) => ({
      productAttributeChoiceId,
      locale,
      name: names[locale],
      createdAt,
    }))
  })
  await ctx.db.insert(productAttributeChoiceText).values(texts)
}

/** The tree of the mall and what its products state, unless they are there already. */
export async function seedMallCategories(ctx: TxCtx): Promise<Codes> {
  const there = await ctx.db
    .select({ id: productCategory.id, code: productCategory.code })
    .from(productCategory)
  if (there.length > 0) return new Map(there.map(({ id, code }) => [code, id]))
  const ids = new Map<string, string>()
  const roots = mallTree.map((category) => ({ category, parentId: null }))
  await keepLevel(ctx, roots, ids)
  const attributes = await keepAttributes(ctx)
  const leaves = (category: MallCategory): readonly MallCategory[] => [
    category,
    ...category.children.flatMap(leaves),
  ]
  await ctx.db.insert(productCategoryAttribute).values(
    mallTree.flatMap(leaves).flatMap(({ code, attributes: stated }) =>
      stated.map((attribute, position) => ({
        productCategoryId: idOf(ids, code),
        productAttributeId: idOf(attributes, attribute),
        position,
        createdAt: ctx.now(),
      })),
    ),
  )
  return ids
}
