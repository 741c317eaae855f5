import type { Currency, RateFeed } from '@ironsouq/contract/money/currency/currency.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { cached } from '#kernel/data/cached.ts'
import { textIn } from '#kernel/data/texts.ts'
import { currency, currencyText, rateFeed } from './currency.tables.ts'

/** The currency of an installation without settings. */
function dollar({ locale }: Ctx): Currency {
  const names = new Intl.DisplayNames(LOCALES[locale].intl, { type: 'currency' })
  return {
    currencyName: names.of('USD') ?? 'USD',
    currencyCode: 'USD',
    symbol: '$',
    exchangeRate: '1',
    status: 1,
    defaultCurrency: 1,
  }
}

/** All currencies, also disabled ones; without any, the dollar [AP-15]. */
export const currencies = cachedByLocale(async (ctx): Promise<Currency[]> => {
  const rows = await ctx.db
    .select({
      currencyName: textIn(
        currencyText.name,
        { owner: currencyText.currencyCode, locale: currencyText.locale },
        { of: sql`currency.code`, wanted: sql`${ctx.locale}::text` },
      ),
      currencyCode: currency.code,
      symbol: currency.symbol,
      exchangeRate: sql<string>`trim_scale(${currency.exchangeRate})::text`,
      enabled: currency.enabled,
      isDefault: currency.isDefault,
    })
    .from(currency)
    .orderBy(asc(currency.position), asc(currency.code))
  if (rows.length === 0) return [dollar(ctx)]
  return rows.map(({ enabled, isDefault, ...row }) => ({
    ...row,
    status: enabled ? 1 : 0,
    defaultCurrency: isDefault ? 1 : 0,
  }))
})

/** Units of a currency per US dollar, in a query; null when the table does not have it. */
export const rateOf = (code: string) =>
  sql<string | null>`(select exchange_rate from currency where code = ${code})`

/** The same for rules that need the figure itself. */
export const rateOfCurrency = cached({ seconds: 10 }, async (ctx, code: string) => {
  const [row] = await ctx.db
    .select({ rate: currency.exchangeRate })
    .from(currency)
    .where(eq(currency.code, code))
  return row ? Number(row.rate) : null
})

export async function currencyCodes(ctx: Ctx): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.select({ code: currency.code }).from(currency)
  return new Set(rows.map(({ code }) => code))
}

/** The configured feed as it was last read; null without one. */
export async function rateFeedState(ctx: Ctx): Promise<RateFeed | null> {
  if (!ctx.rates) return null
  const { name } = ctx.rates
  const [row] = await ctx.db.select().from(rateFeed).where(eq(rateFeed.name, name))
  return {
    name,
    readAt: row?.readAt?.toISOString() ?? null,
    day: row?.day ?? null,
    failedAt: row?.failedAt?.toISOString() ?? null,
  }
}
