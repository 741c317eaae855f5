import type { Emirate } from '@ironsouq/contract/device/device.enums'

/** How many of it one US dollar is. The dirham and the riyal are pegged; the others are plausible. */
// oxfmt-ignore
export const CURRENCIES = {
  USD: { symbol: '$',   exchangeRate: '1',      enabled: true },
  AED: { symbol: 'AED', exchangeRate: '3.6725', enabled: true },
  SAR: { symbol: 'SAR', exchangeRate: '3.75',   enabled: true },
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

/** Numbers of the 555 kind: they look right and ring nowhere. */
export const OUTLETS = {
  sajaa: { emirate: 'sharjah', phone: '+97165550141' },
  industrialArea: { emirate: 'sharjah', phone: '+97165550133' },
  rasAlKhor: { emirate: 'dubai', phone: '+97145550162' },
  mussafah: { emirate: 'abuDhabi', phone: '+97125550118' },
  ghail: { emirate: 'rasAlKhaimah', phone: '+97175550120' },
} as const satisfies Record<string, { emirate: Emirate; phone: string }>
export type OutletCode = keyof typeof OUTLETS

/** A trade licence of Sharjah has six digits; this one has not been issued. */
export const COMPANY = {
  phone: '+971 6 555 0100',
  licence: '995014',
  licensedIn: 'sharjah',
} as const satisfies { phone: string; licence: string; licensedIn: Emirate }

/** How many days before the seeding each was written. */
export const NEWS_DAYS_AGO = { lowBeds: 2, hoursPrice: 9, craneDate: 16, diesel: 30 } as const
export type NewsCode = keyof typeof NEWS_DAYS_AGO
