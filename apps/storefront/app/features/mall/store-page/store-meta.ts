import type { StoreInfo } from '@ironsouq/contract/mall/store/store.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { breadcrumbJsonLd, itemListJsonLd, type JsonLd } from '#kit/page/json-ld.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'
import type { Goods } from './store-goods.tsx'

const COUNTRY = 'AE'

interface Shown {
  store: StoreInfo
  goods: Goods | undefined
}

const storeJsonLd = (t: Translate, url: string, { store }: Shown, place: Place): JsonLd => ({
  '@type': 'Store',
  '@id': `${url}#store`,
  name: store.name,
  url,
  ...(store.description !== '' && { description: store.description }),
  ...(store.logo && { image: place.picture(store.logo.src) }),
  address: {
    '@type': 'PostalAddress',
    addressLocality: store.area,
    addressRegion: t(EMIRATE_WORD[store.emirate]),
    addressCountry: COUNTRY,
  },
})

/** Only the whole store is indexed: searches and categories in it show the same products again. */
export function storeMeta(t: Translate, place: Place, { store, goods }: Shown): PageWords {
  const { storeId, name, description } = store
  const { q, category, current = 1, size = 1 } = goods?.query ?? {}
  const url = place.url(storePath({ storeId }))
  const items = goods?.page.records.map((product) => ({
    name: product.name,
    url: place.url(productPath(product.productId)),
  }))
  return {
    title: `${name} · ${t('mall.title')}`,
    description: description || t('mall.description'),
    canonical: storePath({ storeId, current: q || category ? 1 : current }),
    unlisted: !goods || goods.total === 0 || Boolean(q),
    jsonLd: [
      storeJsonLd(t, url, { store, goods }, place),
      breadcrumbJsonLd([
        { name: t('mall.title'), url: place.url('/mall') },
        { name, url },
      ]),
      ...(goods && items
        ? [itemListJsonLd(items, { total: goods.page.total, first: (current - 1) * size + 1 })]
        : []),
    ],
  }
}
