import type { AttributeKind } from '@ironsouq/contract/mall/product/product.enums'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import {
  productAttribute,
  productAttributeChoice,
  productAttributeChoiceText,
  productAttributeText,
  productCategory,
  productCategoryAttribute,
  productCategoryText,
} from './product-category.tables.ts'

type Names = Readonly<Record<string, string>> & { en: string }

interface GivenCategory extends Partial<
  Omit<typeof productCategory.$inferInsert, 'id' | 'createdAt'>
> {
  code: string
  names?: Names
}

/** A category of the mall with its names; given again, it is the same one. */
export async function aProductCategory(ctx: Ctx, { code, names, ...facts }: GivenCategory) {
  const createdAt = ctx.now()
  const row = { position: 0, ...facts }
  const made = one(
    await ctx.db
      .insert(productCategory)
      .values({ code, createdAt, ...row })
      .onConflictDoUpdate({ target: productCategory.code, set: row })
      .returning(),
  )
  const texts = Object.entries(names ?? { en: code }).map(([locale, name]) => ({
    productCategoryId: made.id,
    locale,
    name,
    createdAt,
  }))
  await ctx.db.insert(productCategoryText).values(texts).onConflictDoNothing()
  return made
}

interface GivenAttribute {
  code: string
  kind: AttributeKind
  names?: Names
  unit?: string | null
  isFilter?: boolean
  /** The codes of its choices with their names. */
  choices?: Readonly<Record<string, Names>>
  /** The categories whose products state it. */
  of?: readonly { productCategoryId: string; isRequired?: boolean; position?: number }[]
}

/** An attribute with its names and choices, and the categories that have it. */
export async function aProductAttribute(ctx: Ctx, given: GivenAttribute) {
  const { code, kind, names, unit = null, isFilter = false, choices = {}, of = [] } = given
  const createdAt = ctx.now()
  const made = one(
    await ctx.db
      .insert(productAttribute)
      .values({ code, kind, unit, isFilter, createdAt })
      .returning(),
  )
  const productAttributeId = made.id
  const texts = Object.entries(names ?? { en: code })
  await ctx.db
    .insert(productAttributeText)
    .values(texts.map(([locale, name]) => ({ productAttributeId, locale, name, createdAt })))
  for (const [position, [choice, words]] of Object.entries(choices).entries()) {
    const { id: productAttributeChoiceId } = one(
      await ctx.db
        .insert(productAttributeChoice)
        .values({ productAttributeId, code: choice, position, createdAt })
        .returning(),
    )
    await ctx.db.insert(productAttributeChoiceText).values(
      Object.entries(words).map(([locale, name]) => ({
        productAttributeChoiceId,
        locale,
        name,
        createdAt,
      })),
    )
  }
  if (of.length > 0)
    await ctx.db
      .insert(productCategoryAttribute)
      .values(of.map((each, position) => ({ position, ...each, productAttributeId, createdAt })))
  return made
}
