import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'

async function isTrue(ctx: Ctx, condition: SQL): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ is: boolean }>(sql`select ${condition} as is`)
  return one(rows).is
}

/** Whether any machine has a value for the field. */
export const isFieldUsed = (ctx: Ctx, code: string): Promise<boolean> =>
  isTrue(ctx, sql`exists (select 1 from device where specs ? ${code}::text)`)

/** Whether any machine has one of these options. */
export const isOptionUsed = (ctx: Ctx, code: string, options: readonly string[]) =>
  isTrue(
    ctx,
    sql`exists (
      select 1 from device where specs ->> ${code}::text = any(${sql.param(options)}::text[]))`,
  )

/** Whether a machine outside these categories and their descendants has a value for the field. */
export const isFieldUsedOutside = (ctx: Ctx, code: string, categoryIds: readonly string[]) =>
  isTrue(
    ctx,
    sql`exists (
      select 1 from device where specs ? ${code}::text and not exists (
        select 1 from category_path as path where path.category_id = device.category_id
          and path.ancestor_id = any(${sql.param(categoryIds)}::uuid[])))`,
  )
