import type { MallHome } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import type { Translate } from '@ironsouq/i18n/messages'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '#kit/page/json-ld.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'

/** The home page of the mall with the products on it, each once. */
export function mallHomeMeta(t: Translate, place: Place, home: MallHome): PageWords {
  const shown = [...home.bestSold, ...home.newest, ...home.ownStore]
  const names = new Map(shown.map(({ productId, name }) => [productId, name]))
  const items = [...names].map(([productId, name]) => ({
    name,
    url: place.url(productPath(productId)),
  }))
  return {
    title: t('mall.homeTitle'),
    description: t('mall.description'),
    jsonLd: [
      itemListJsonLd(items, { total: items.length }),
      breadcrumbJsonLd([
        { name: t('common.home'), url: place.url('/') },
        { name: t('mall.title'), url: place.url('/mall') },
      ]),
    ],
  }
}
