import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import type { Translated } from '#kernel/data/texts.ts'
import {
  specField,
  specFieldCategory,
  specFieldText,
  specOption,
  specOptionText,
} from './spec.tables.ts'

interface Given extends Partial<Omit<typeof specField.$inferInsert, 'id' | 'createdAt'>> {
  code: string
  names: Translated<string>
  options?: readonly { code: string; names: Translated<string> }[]
  /** Without any it is every machine's. */
  categories?: readonly { categoryId: string; position: number; facet: boolean }[]
}

async function keepOptions(ctx: Ctx, fieldId: string, options: NonNullable<Given['options']>) {
  if (options.length === 0) return
  const createdAt = ctx.now()
  const made = await ctx.db
    .insert(specOption)
    .values(options.map(({ code }, position) => ({ fieldId, code, position, createdAt })))
    .onConflictDoUpdate({
      target: [specOption.fieldId, specOption.code],
      set: { position: sql`excluded.position` },
    })
    .returning()
  const ids = new Map(made.map(({ id, code }) => [code, id]))
  const texts = options.flatMap(({ code, names }) =>
    Object.entries(names).map(([locale, name]) => {
      const optionId = ids.get(code)
      if (optionId === undefined) throw new Error(`the option ${code} was not made`)
      return { optionId, locale, name, createdAt }
    }),
  )
  await ctx.db.insert(specOptionText).values(texts).onConflictDoNothing()
}

/** A field with its names and choices; given again, it is the same one. */
export async function aSpecField(ctx: Ctx, given: Given) {
  const { code, names, options = [], categories = [], ...facts } = given
  const createdAt = ctx.now()
  const row = { kind: 'number' as const, position: 0, ...facts }
  const made = one(
    await ctx.db
      .insert(specField)
      .values({ code, createdAt, ...row })
      .onConflictDoUpdate({ target: specField.code, set: row })
      .returning(),
  )
  const own = { fieldId: made.id, createdAt }
  await ctx.db
    .insert(specFieldText)
    .values(Object.entries(names).map(([locale, name]) => ({ ...own, locale, name })))
    .onConflictDoNothing()
  await keepOptions(ctx, made.id, options)
  if (categories.length > 0)
    await ctx.db
      .insert(specFieldCategory)
      .values(categories.map((category) => ({ ...own, ...category })))
      .onConflictDoNothing()
  return made
}
