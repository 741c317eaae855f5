import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import type { Translated } from '#kernel/data/texts.ts'
import { yard, yardHours, yardText } from './yard.tables.ts'

interface Given extends Omit<typeof yard.$inferInsert, 'id' | 'createdAt'> {
  names: Translated<string>
  addresses?: Translated<string>
  hours?: readonly Omit<typeof yardHours.$inferInsert, 'yardId' | 'createdAt'>[]
}

/** A yard with its names, addresses and hours; given again, it is the same one. */
export async function aYard(ctx: Ctx, { names, addresses, hours = [], ...place }: Given) {
  const createdAt = ctx.now()
  const made = one(
    await ctx.db
      .insert(yard)
      .values({ ...place, createdAt })
      .onConflictDoUpdate({ target: yard.code, set: place })
      .returning(),
  )
  const own = { yardId: made.id, createdAt }
  for (const [locale, name] of Object.entries(names)) {
    const address = addresses?.[locale as keyof typeof addresses] ?? null
    await ctx.db
      .insert(yardText)
      .values({ ...own, locale, name, address })
      .onConflictDoUpdate({ target: [yardText.yardId, yardText.locale], set: { address } })
  }
  for (const day of hours)
    await ctx.db
      .insert(yardHours)
      .values({ ...own, ...day })
      .onConflictDoUpdate({ target: [yardHours.yardId, yardHours.weekday], set: day })
  return made
}
