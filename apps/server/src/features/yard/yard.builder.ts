import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import type { Translated } from '#kernel/data/texts.ts'
import { yard, yardText } from './yard.tables.ts'

interface Given extends Omit<typeof yard.$inferInsert, 'id' | 'createdAt'> {
  names: Translated<string>
}

/** A yard with its names; given again, it is the same one. */
export async function aYard(ctx: Ctx, { names, ...place }: Given) {
  const createdAt = ctx.now()
  const made = one(
    await ctx.db
      .insert(yard)
      .values({ ...place, createdAt })
      .onConflictDoUpdate({ target: yard.code, set: place })
      .returning(),
  )
  const texts = Object.entries(names).map(([locale, name]) => ({
    yardId: made.id,
    locale,
    name,
    createdAt,
  }))
  await ctx.db.insert(yardText).values(texts).onConflictDoNothing()
  return made
}
