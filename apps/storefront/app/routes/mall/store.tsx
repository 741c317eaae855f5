import { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { StoreId } from '@ironsouq/contract/mall/store/store.schema'
import { MALL, storeTag } from '@ironsouq/contract/page-cache'
import { data, redirect } from 'react-router'
import { filledBlocks, goodsOf } from '#features/mall/store-page/store-loading.server.ts'
import { storeMeta } from '#features/mall/store-page/store-meta.ts'
import { StorePage } from '#features/mall/store-page/store-page.tsx'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import type { FailureData } from '#kit/api/failure.ts'
import { readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/store.ts'

export const handle: RouteHandle = {
  messages: [
    'arrival',
    'coupon',
    'device',
    'fit',
    'mall',
    'promotion',
    'sellerApplication',
    'sellerPage',
    'store',
  ],
  public: true,
  query: ['q', 'category', 'current', 'size'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag } = visitOf(context, params)
  const { data: asked } = StoreId.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!asked) throw data(malformed, { status: 404 })
  const { storeId } = asked
  tag(MALL, storeTag(storeId))
  const query = readQuery(ProductQuery, url.searchParams)
  const store = await call(storeEndpoints.info, { query: asked })
  if (!store.isSelling) return { store, blocks: [], coupons: [], goods: undefined }
  const isWhole = !query.q && !query.category && query.current === 1
  const [goods, blocks, coupons] = await Promise.all([
    goodsOf(call, storeId, query),
    isWhole ? filledBlocks(call, store) : [],
    // The page is complete without coupons.
    isWhole ? call(couponEndpoints.offered, { query: { storeId } }).catch(() => []) : [],
  ])
  const { last } = goods
  if (query.current > last)
    throw redirect(joinPath(prefix, storePath({ ...goods.query, storeId, current: last })))
  return { store, blocks, coupons, goods }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, (t, place) => storeMeta(t, place, loaderData)) : []
}

export default function StoreRoute({ loaderData }: Route.ComponentProps) {
  return <StorePage {...loaderData} />
}
