import type {
  StoreDirectory,
  StoreDirectoryQuery,
} from '@ironsouq/contract/mall/store-directory/store-directory.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { STORES, storePath } from '#features/mall/store/parts/store-path.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '#kit/page/json-ld.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'
import { storesPath } from './stores-path.ts'

interface Shown {
  query: StoreDirectoryQuery
  page: StoreDirectory
}

/** Only the directory as a whole is indexed; combinations of filters are endless. */
export function storesMeta(t: Translate, place: Place, { query, page }: Shown): PageWords {
  const { q, emirate, category, current, size } = query
  const items = page.records.map(({ name, storeId }) => ({
    name,
    url: place.url(storePath({ storeId })),
  }))
  return {
    title: t('store.directoryTitle'),
    description: t('store.directoryLead'),
    canonical: storesPath({ current }),
    unlisted: q !== '' || emirate !== undefined || category !== undefined || page.total === 0,
    jsonLd: [
      breadcrumbJsonLd([
        { name: t('mall.title'), url: place.url('/mall') },
        { name: t('shell.stores'), url: place.url(STORES) },
      ]),
      itemListJsonLd(items, { total: page.total, first: (current - 1) * size + 1 }),
    ],
  }
}
