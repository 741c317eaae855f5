import type { Currency } from '@ironsouq/contract/currency/currency.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { asc, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { fresh } from '#kernel/fresh.ts'
import { inLanguage } from '#kernel/texts.ts'
import { currency, currencyText } from './currency.tables.ts'

/** What an installation shows prices in that has said nothing. */
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

/** All currencies, those that are not to be offered as well; without any, the dollar [AP-15]. */
export const currencies = fresh(async (ctx): Promise<Currency[]> => {
  const rows = await ctx.db
    .select({
      currencyName: inLanguage(
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

export async function currencyCodes(ctx: Ctx): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.select({ code: currency.code }).from(currency)
  return new Set(rows.map(({ code }) => code))
}
