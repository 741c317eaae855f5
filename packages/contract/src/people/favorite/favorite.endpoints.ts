import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { DeviceCard, DeviceId, PricePoint } from '../../machines/device/device.schema.ts'
import { ProductId } from '../../mall/product-detail/product-detail.endpoints.ts'
import { ProductCard } from '../../mall/product-search/product-search.schema.ts'
import { Money } from '../../money/money/money.ts'
import { PageQuery } from '../../page.ts'
import { FAVORITE_FILTERS, FAVORITE_SORTS } from './favorite.limits.ts'

const Favorite = z.object({
  device: DeviceCard,
  savedAt: z.iso.datetime(),
  /** The price when the member saved it; null when there was none. */
  priceThen: z.nullable(Money),
  /** The prices since then, the oldest first. */
  prices: z.array(PricePoint),
})
export type Favorite = z.output<typeof Favorite>

const FavoriteProduct = z.object({
  product: ProductCard,
  savedAt: z.iso.datetime(),
  /** The lowest price when the member saved it. */
  priceThen: Money,
})
export type FavoriteProduct = z.output<typeof FavoriteProduct>

export const favoriteEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/p/favorite/add',
    audience: 'member',
    summary: 'Saves a machine; one that is already saved stays as it is',
    body: DeviceId,
    data: z.null(),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/favorite/remove',
    audience: 'member',
    summary: 'Removes a machine from the saved machines',
    body: DeviceId,
    data: z.null(),
  }),
  ids: endpoint({
    method: 'GET',
    path: '/p/favorite/ids',
    audience: 'member',
    summary: 'The machines that the member saved, for the hearts of a list',
    data: z.array(z.uuid()),
  }),
  list: endpoint({
    method: 'GET',
    path: '/p/favorite/list',
    audience: 'member',
    summary: 'Saved machines with their changes; sold and withdrawn ones stay',
    query: z.extend(PageQuery, {
      filter: z._default(z.enum(FAVORITE_FILTERS), 'all'),
      sort: z._default(z.enum(FAVORITE_SORTS), 'changed'),
    }),
    data: z.object({
      records: z.array(Favorite),
      total: z.int(),
      counts: z.object({ all: z.int(), cheaper: z.int(), sold: z.int() }),
    }),
  }),
  addProduct: endpoint({
    method: 'POST',
    path: '/p/favorite/product/add',
    audience: 'member',
    summary: 'Saves a product; one that is already saved stays as it is',
    body: ProductId,
    data: z.null(),
  }),
  removeProduct: endpoint({
    method: 'POST',
    path: '/p/favorite/product/remove',
    audience: 'member',
    summary: 'Removes a product from the saved products',
    body: ProductId,
    data: z.null(),
  }),
  productIds: endpoint({
    method: 'GET',
    path: '/p/favorite/product/ids',
    audience: 'member',
    summary: 'The products that the member saved, for the hearts of a list',
    data: z.array(z.uuid()),
  }),
  products: endpoint({
    method: 'GET',
    path: '/p/favorite/product/list',
    audience: 'member',
    summary: 'Saved products, the latest first; sold out and withdrawn ones stay',
    query: PageQuery,
    data: z.object({ records: z.array(FavoriteProduct), total: z.int() }),
  }),
}
