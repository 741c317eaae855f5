import type { ProductPage } from '@ironsouq/contract/mall/product-search/product-search.query'
import type { Translate } from '@ironsouq/i18n/messages'
import {
  PRODUCT_LIST_NAMES,
  type ProductListQuery,
  productListPath,
} from '#features/mall/product/parts/product-list-path.ts'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '#kit/page/json-ld.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'

const NO_FILTER: ReadonlySet<string> = new Set(['category', 'current', 'size', 'sort', 'to'])

/** The meta tags of the list: only the list of a category is indexed, combinations are endless. */
export function productListMeta(
  t: Translate,
  place: Place,
  { query, page }: { query: ProductListQuery; page: ProductPage },
): PageWords {
  const { category, current, size } = query
  const filters = PRODUCT_LIST_NAMES.filter((name) => query[name] && !NO_FILTER.has(name))
  const items = page.records.map(({ name, productId }) => ({
    name,
    url: place.url(productPath(productId)),
  }))
  return {
    title: `${page.path.at(-1)?.name ?? t('mall.listTitle')} · ${t('mall.title')}`,
    description: t('mall.description'),
    canonical: productListPath({ category, current }),
    unlisted: filters.length > 0 || page.total === 0,
    jsonLd: [
      breadcrumbJsonLd([
        { name: t('mall.title'), url: place.url('/mall') },
        ...page.path.map(({ code, name }) => ({
          name,
          url: place.url(productListPath({ category: code })),
        })),
      ]),
      itemListJsonLd(items, { total: page.total, first: (current - 1) * size + 1 }),
    ],
  }
}
