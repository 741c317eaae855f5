import type { LocaleCode } from '@ironsouq/i18n/locales'
import { moneyTexts } from '#features/money/currency/currency.rules.ts'

export const siteUrl = 'https://ironsouq.example'

const currency = (currencyCode: string, exchangeRate: string, defaultCurrency: 0 | 1) => ({
  currencyCode,
  currencyName: currencyCode,
  symbol: currencyCode,
  exchangeRate,
  status: 1 as const,
  defaultCurrency,
})
/** What one dollar costs in the samples. */
export const currencies = [currency('USD', '1', 1), currency('AED', '3.6725', 0)]

/** A machine that a reader of the samples has saved. */
export const savedMachine = (locale: LocaleCode) => ({
  deviceId: '019a8f00',
  title: 'Volvo EC220D',
  siteUrl,
  money: moneyTexts({ locale, currencies }),
})
