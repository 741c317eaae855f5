import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { brand, brandText } from './brand.tables.ts'

interface Given {
  code: string
  names: Readonly<Record<string, string>> & { en: string }
}

/** A brand with its names; given again, it is the same one. */
export async function aBrand(ctx: Ctx, { code, names }: Given) {
  const createdAt = ctx.now()
  const made = one(
    await ctx.db
      .insert(brand)
      .values({ code, createdAt })
      .onConflictDoUpdate({ target: brand.code, set: { code } })
      .returning(),
  )
  const texts = Object.entries(names).map(([locale, name]) => ({
    brandId: made.id,
    locale,
    name,
    createdAt,
  }))
  await ctx.db.insert(brandText).values(texts).onConflictDoNothing()
  return made
}
