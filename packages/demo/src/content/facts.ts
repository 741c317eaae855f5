import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'

/** How many of it one US dollar is. The dirham and the riyal are pegged; the others are plausible. */
// oxfmt-ignore
export const CURRENCIES = {
  USD: { symbol: '$',   exchangeRate: '1',      enabled: true,  isPegged: true },
  AED: { symbol: 'AED', exchangeRate: '3.6725', enabled: true,  isPegged: true },
  SAR: { symbol: 'SAR', exchangeRate: '3.75',   enabled: true,  isPegged: true },
  EUR: { symbol: '€',   exchangeRate: '0.8620', enabled: true },
  CNY: { symbol: '¥',   exchangeRate: '7.1050', enabled: true },
  KRW: { symbol: '₩',   exchangeRate: '1438',   enabled: false },
} as const
export type CurrencyCode = keyof typeof CURRENCIES
export const DEFAULT_CURRENCY: CurrencyCode = 'USD'

export const CERTIFICATIONS = ['inspection', 'lifting', 'hours', 'papers'] as const
export type CertificationCode = (typeof CERTIFICATIONS)[number]

export const ARTICLES = ['company-news', 'market', 'auctions', 'guides', 'notices'] as const
export type ArticleCode = (typeof ARTICLES)[number]

/** A trade licence of Sharjah has six digits; this one has not been issued. */
export const COMPANY = {
  phone: '+971 6 555 0100',
  licence: '995014',
  licensedIn: 'sharjah',
} as const satisfies { phone: string; licence: string; licensedIn: Emirate }
