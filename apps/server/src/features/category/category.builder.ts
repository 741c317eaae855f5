import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { category, categoryText } from './category.tables.ts'

interface Given {
  code: string
  names: Readonly<Record<string, string>> & { en: string }
  parentId?: string | undefined
  position?: number
}

/** A category with its names; given again, it is the same one. */
export async function aCategory(ctx: Ctx, { code, names, parentId, position = 0 }: Given) {
  const createdAt = ctx.now()
  const row = { code, parentId: parentId ?? null, position, createdAt }
  const made = one(
    await ctx.db
      .insert(category)
      .values(row)
      .onConflictDoUpdate({ target: category.code, set: { position } })
      .returning(),
  )
  const texts = Object.entries(names).map(([locale, name]) => ({
    categoryId: made.id,
    locale,
    name,
    createdAt,
  }))
  await ctx.db.insert(categoryText).values(texts).onConflictDoNothing()
  return made
}
