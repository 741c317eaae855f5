import { feature } from '#kernel/registry.ts'
import { productIndex } from './product-search.document.ts'
import { indexAvailability } from './product-search.on-availability-changed.ts'
import {
  purgeProduct,
  purgeProductIndexed,
  purgeStoreIndexed,
} from './product-search.on-changed.purge.ts'
import { indexChangedProduct } from './product-search.on-product-changed.ts'
import { indexRatings, indexSales, purgeSales } from './product-search.on-sales-counted.ts'
import { indexChangedFreight, indexChangedStore } from './product-search.on-store-changed.ts'
import { productSearchRoutes } from './product-search.routes.ts'

export const productSearchFeature = feature({
  name: 'product-search',
  routes: [productSearchRoutes],
  consumers: [
    indexChangedProduct,
    indexAvailability,
    indexSales,
    indexRatings,
    indexChangedStore,
    indexChangedFreight,
    purgeProduct,
    purgeProductIndexed,
    purgeSales,
    purgeStoreIndexed,
  ],
  indexes: [productIndex],
})
