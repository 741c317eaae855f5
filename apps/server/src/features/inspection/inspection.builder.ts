import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import type { Translated } from '#kernel/data/texts.ts'
import { inspectionPoint, inspectionPointText, inspectionTemplate } from './inspection.tables.ts'

interface Given extends Partial<Omit<typeof inspectionPoint.$inferInsert, 'id' | 'createdAt'>> {
  code: string
  names: Translated<string>
  /** The categories whose template it is in, and where it is on their side view. */
  categories?: readonly { categoryId: string; x: number | null; y: number | null }[]
}

/** A point that inspectors check; a second call returns the same one. */
export async function anInspectionPoint(ctx: Ctx, given: Given) {
  const { code, names, categories = [], ...facts } = given
  const createdAt = ctx.now()
  const row = { part: 'engine', position: 0, ...facts }
  const made = one(
    await ctx.db
      .insert(inspectionPoint)
      .values({ code, createdAt, ...row })
      .onConflictDoUpdate({ target: inspectionPoint.code, set: row })
      .returning(),
  )
  const own = { pointId: made.id, createdAt }
  await ctx.db
    .insert(inspectionPointText)
    .values(Object.entries(names).map(([locale, name]) => ({ ...own, locale, name })))
    .onConflictDoNothing()
  if (categories.length > 0)
    await ctx.db
      .insert(inspectionTemplate)
      .values(categories.map((category) => ({ ...own, ...category })))
      .onConflictDoNothing()
  return made
}
