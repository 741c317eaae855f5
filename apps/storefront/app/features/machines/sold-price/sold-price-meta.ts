import {
  ENOUGH_SALES,
  modelSlug,
  type SoldModels,
  type SoldModelsQuery,
  type SoldPrices,
  type SoldPricesQuery,
} from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { breadcrumbJsonLd, itemListJsonLd } from '#kit/page/json-ld.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'
import {
  SOLD_PRICES,
  soldModelsPath,
  soldPricesOf,
  soldPricesPath,
} from './parts/sold-prices-path.ts'

interface Models {
  query: SoldModelsQuery
  page: SoldModels
}

export function soldModelsMeta(t: Translate, place: Place, { query, page }: Models): PageWords {
  const items = page.records.map((each) => ({
    name: `${each.brandName} ${each.model}`,
    url: place.url(soldPricesOf(each)),
  }))
  const first = (query.current - 1) * query.size + 1
  return {
    title: t('soldPrice.modelsTitle'),
    description: t('soldPrice.modelsDescription'),
    canonical: soldModelsPath(query),
    unlisted: page.total === 0,
    jsonLd: [
      breadcrumbJsonLd([
        { name: t('common.home'), url: place.url('/') },
        { name: t('soldPrice.title'), url: place.url(SOLD_PRICES) },
      ]),
      itemListJsonLd(items, { total: page.total, first }),
    ],
  }
}

interface Model {
  query: SoldPricesQuery
  page: SoldPrices
}

/** Only the page of a model with enough sales is indexed, not those of its years. */
export function soldPricesMeta(t: Translate, place: Place, { query, page }: Model): PageWords {
  const { brandCode, brandName, model, count } = page
  const machine = `${brandName} ${model}`
  const path = soldPricesPath({ brand: brandCode, model: modelSlug(model), current: query.current })
  return {
    title: t('soldPrice.modelTitle', { machine }),
    description: t('soldPrice.modelDescription', { machine }),
    canonical: path,
    unlisted: count < ENOUGH_SALES || query.year !== undefined,
    jsonLd: [
      breadcrumbJsonLd([
        { name: t('soldPrice.title'), url: place.url(SOLD_PRICES) },
        { name: brandName, url: place.url(soldModelsPath({ brand: brandCode })) },
        { name: model, url: place.url(path) },
      ]),
    ],
  }
}
