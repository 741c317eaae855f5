import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { inLanguage } from '#kernel/texts.ts'
import { brand, brandText } from './brand.tables.ts'

/** A brand's name as part of another feature's statement. */
export const brandName = (of: SQL, wanted: SQL) =>
  inLanguage(brandText.name, { owner: brandText.brandId, locale: brandText.locale }, { of, wanted })

export const brandCode = (of: SQL) => sql<string>`(select code from brand where id = ${of})`

/** The brands with these ids, in no order. */
export const brandsNamed = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .select({
      id: brand.id,
      code: brand.code,
      name: brandName(sql`brand.id`, sql`${ctx.locale}::text`),
    })
    .from(brand)
    .where(inArray(brand.id, [...ids]))
