import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { category, categoryText } from './category.tables.ts'

interface Given {
  code: string
  names: Readonly<Record<string, string>> & { en: string }
  headings?: Readonly<Record<string, string>> | undefined
  intros?: Readonly<Record<string, string>> | undefined
  parentId?: string | undefined
  position?: number
  /** Its heading in the customs tariff; without one that of the category above holds. */
  hsCode?: string | undefined
}

/** A category with its names; given again, it is the same one. */
export async function aCategory(ctx: Ctx, given: Given) {
  const { code, names, headings, intros, parentId = null, position = 0, hsCode = null } = given
  const createdAt = ctx.now()
  const row = { code, parentId, position, hsCode, createdAt }
  const made = one(
    await ctx.db
      .insert(category)
      .values(row)
      .onConflictDoUpdate({ target: category.code, set: { position, hsCode } })
      .returning(),
  )
  const texts = Object.entries(names).map(([locale, name]) => ({
    categoryId: made.id,
    locale,
    name,
    heading: headings?.[locale] ?? null,
    intro: intros?.[locale] ?? null,
    createdAt,
  }))
  await ctx.db
    .insert(categoryText)
    .values(texts)
    .onConflictDoUpdate({
      target: [categoryText.categoryId, categoryText.locale],
      set: {
        heading: sql`coalesce(${categoryText.heading}, excluded.heading)`,
        intro: sql`coalesce(${categoryText.intro}, excluded.intro)`,
      },
    })
  return made
}
