import type { LocaleCode } from '@ironsouq/i18n/locales'
import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { brand, brandText } from './brand.tables.ts'

/** A brand's name as part of another feature's statement. */
export const brandName = (of: SQL, wanted: SQL) =>
  textIn(brandText.name, { owner: brandText.brandId, locale: brandText.locale }, { of, wanted })

export const brandCode = (of: SQL) => sql<string>`(select code from brand where id = ${of})`

const named = (ctx: Ctx) => ({
  id: brand.id,
  code: brand.code,
  name: brandName(sql`brand.id`, sql`${ctx.locale}::text`),
})

/** The brands with these ids, in no order. */
export const brandsNamed = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .select(named(ctx))
    .from(brand)
    .where(inArray(brand.id, [...ids]))

/** The brands with these codes, in no order. */
export const brandsByCode = async (ctx: Ctx, codes: readonly string[]) =>
  codes.length === 0
    ? []
    : ctx.db
        .select(named(ctx))
        .from(brand)
        .where(inArray(brand.code, [...codes]))

export const brandsListed = (ctx: Ctx) =>
  ctx.db.select(named(ctx)).from(brand).orderBy(asc(brand.code))

export async function brandByCode(ctx: Ctx, code: string) {
  const [row] = await ctx.db.select(named(ctx)).from(brand).where(eq(brand.code, code))
  return row
}

/** The names of a brand by language. */
export async function brandNames(
  ctx: Ctx,
  id: string,
): Promise<Partial<Record<LocaleCode, string>>> {
  const rows = await ctx.db.select().from(brandText).where(eq(brandText.brandId, id))
  return Object.fromEntries(rows.map(({ locale, name }) => [locale, name]))
}
