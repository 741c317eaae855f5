import {
  modelSlug,
  type SoldModelsQuery,
  type SoldPricesQuery,
} from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import { pathFor } from '#kit/list/page-query.ts'

export const SOLD_PRICES = '/sold-prices'

/** The models that were sold, of all brands or of one. */
export const soldModelsPath = ({ brand = '', current = 1 }: Partial<SoldModelsQuery>): string =>
  pathFor(SOLD_PRICES, { brand, current }, { brand: '', current: 1 })

type Wanted = Pick<SoldPricesQuery, 'brand' | 'model'> & Partial<SoldPricesQuery>

/** What a model was sold for; `model` is its slug. */
export const soldPricesPath = ({ brand, model, year, current = 1 }: Wanted): string =>
  pathFor(`${SOLD_PRICES}/${brand}/${model}`, { year, current }, { year: undefined, current: 1 })

interface Named {
  brandCode: string
  model: string
}

export const soldPricesOf = ({ brandCode, model }: Named): string =>
  soldPricesPath({ brand: brandCode, model: modelSlug(model) })
