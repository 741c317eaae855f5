import type {
  SellerPage,
  SellerPageQuery,
} from '@ironsouq/contract/people/seller-page/seller-page.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { LIST } from '#kit/navigation/catalog-paths.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '#kit/page/json-ld.ts'
import { cardPicture } from '#kit/page/open-graph.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'
import { sellerJsonLd } from './seller-json-ld.ts'
import { sellerPagePath } from './seller-page-path.ts'

/** A list of one category is the same stock again: its canonical page is the whole list. */
export function sellerPageMeta(
  t: Translate,
  place: Place,
  { page, query }: { page: SellerPage; query: SellerPageQuery },
): PageWords {
  const { code, name, forSale, records } = page
  const url = place.url(sellerPagePath({ code }))
  const pictured = records.find(({ picture }) => picture && cardPicture(picture.src))
  const card = pictured?.picture && cardPicture(pictured.picture.src)
  const items = records.map((device) => ({
    name: device.title,
    url: place.url(`/device-detail/${device.deviceId}`),
  }))
  return {
    title: t('sellerPage.title', { name }),
    description: t('sellerPage.description', { name, count: forSale }),
    canonical: sellerPagePath({ code, current: query.category ? 1 : query.current }),
    unlisted: forSale === 0,
    image: card ? { url: place.picture(card), alt: pictured.title } : undefined,
    jsonLd: [
      sellerJsonLd(page, { url, regionOf: ({ emirate }) => t(EMIRATE_WORD[emirate]) }),
      breadcrumbJsonLd([
        { name: t('common.home'), url: place.url('/') },
        { name: t('common.machines'), url: place.url(LIST) },
        { name, url },
      ]),
      itemListJsonLd(items, { total: page.total, first: (query.current - 1) * query.size + 1 }),
    ],
  }
}
