import {
  isNumbered,
  SITEMAP_KINDS,
  type SitemapKind,
} from '@ironsouq/contract/content/sitemap/sitemap.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { SOLD_PRICES } from '#features/machines/sold-price/parts/sold-prices-path.ts'
import { PRODUCT_LIST } from '#features/mall/product/parts/product-list-path.ts'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { STORES, storePath } from '#features/mall/store/parts/store-path.ts'
import { brandPath, categoryPath, LIST, sellerPath } from '#kit/navigation/catalog-paths.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import type { Place } from './sitemap-xml.ts'

/** Static pages. */
export const PAGES = [
  '/',
  LIST,
  '/mall',
  PRODUCT_LIST,
  STORES,
  SOLD_PRICES,
  '/help-center',
  '/service-outlets',
  '/news-center',
  '/videos',
  '/sell',
  '/terms-page',
  '/user-center/about-us',
]

const PATH_OF: Record<SitemapKind, (key: string) => string> = {
  categories: categoryPath,
  brands: brandPath,
  sellers: sellerPath,
  videos: (videoId) => `/videos/${videoId}`,
  news: (newsId) => `/news-detail/${newsId}`,
  help: (slug) => `/help-center/${slug}`,
  stores: (storeId) => storePath({ storeId }),
  sold: (key) => `${SOLD_PRICES}/${key}`,
  machines: (deviceId) => `/device-detail/${deviceId}`,
  products: productPath,
}

interface SitemapFile {
  kind: SitemapKind | 'pages'
  number: number
}

/** `machines-12.xml` is the twelfth; kinds with a single file have no number. */
export const fileName = ({ kind, number }: SitemapFile): string =>
  isNumbered(kind) ? `${kind}-${number}.xml` : `${kind}.xml`

export function fileNamed(name: string): SitemapFile | undefined {
  const [, word = '', digits] = /^([a-z]+)(?:-([1-9]\d{0,5}))?\.xml$/.exec(name) ?? []
  const kind = [...SITEMAP_KINDS, 'pages' as const].find((known) => known === word)
  if (!kind || isNumbered(kind) !== (digits !== undefined)) return undefined
  return { kind, number: digits ? Number(digits) : 1 }
}

interface Entry {
  key: string
  changedAt: string
}

export const entryPaths = (kind: SitemapKind, entries: readonly Entry[]) =>
  entries.map(({ key, changedAt }) => ({ path: PATH_OF[kind](key), changedAt }))

/** The URL of a page in every language, equal to its canonical links [AP-5]. */
export const inEveryLanguage = (
  pages: readonly { path: string; changedAt?: string }[],
  languages: readonly { code: LocaleCode }[],
  publicUrl: string,
): Place[] =>
  pages.flatMap(({ path, changedAt }) =>
    languages.map(({ code }) => ({
      url: publicUrl + joinPath(code, path),
      ...(changedAt && { changedAt }),
    })),
  )
