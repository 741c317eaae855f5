import type {
  ProductChoice,
  ProductService,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { Key } from '@ironsouq/i18n/messages'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { CONDITION_WORD } from '#features/mall/product/parts/product-labels.ts'

export const FILTER_WORD: Record<ProductChoice, Key> = {
  service: 'mall.offer',
  condition: 'mall.condition',
  emirate: 'mall.deliveredTo',
  brand: 'device.brand',
  store: 'mall.store',
}

const SERVICE_WORD: Record<ProductService, Key> = {
  inStock: 'mall.inStock',
  ownStore: 'mall.ownStore',
  pickup: 'mall.pickup',
  sameCity: 'mall.sameCity',
  warranty: 'mall.withWarranty',
}

/** The words of options that the packs know; the others have a label. */
export const OPTION_WORD: Partial<Record<ProductChoice, Readonly<Record<string, Key>>>> = {
  service: SERVICE_WORD,
  condition: CONDITION_WORD,
  emirate: EMIRATE_WORD,
}
