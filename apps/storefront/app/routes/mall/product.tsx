import {
  productDetailEndpoints,
  ProductId,
} from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { MALL, productTag, storeTag } from '@ironsouq/contract/page-cache'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ProductDetailPage } from '#features/mall/product-detail/product-detail-page.tsx'
import { productMeta } from '#features/mall/product-detail/product-meta.ts'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import type { FailureData } from '#kit/api/failure.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/product.ts'

export const handle: RouteHandle = {
  messages: ['device', 'deviceDetail', 'mall'],
  public: true,
  query: ['sku'],
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  const { data: query } = ProductId.safeParse({ prodId: params.productId })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  tag(MALL, productTag(query.prodId))
  const [product, similar] = await Promise.all([
    call(productDetailEndpoints.info, { query }),
    // The page is complete without similar products.
    call(productDetailEndpoints.similar, { query }).catch((): ProductCard[] => []),
  ])
  tag(storeTag(product.store.storeId))
  return { product, similar }
}

/** Another variant of the same product is in the data already. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate

export const meta: Route.MetaFunction = (args) => {
  const product = args.loaderData?.product
  return product ? pageMeta(args, (t, place) => productMeta(t, place, product)) : []
}

export default function ProductRoute({ loaderData: { product, similar } }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="wrap pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'mall', content: <LocalLink href="/mall">{t('mall.title')}</LocalLink> },
          ...product.categoryPath.map(({ code, name }) => ({
            key: code,
            content: <LocalLink href={productListPath({ category: code })}>{name}</LocalLink>,
          })),
          { key: 'product', content: <bdi>{product.name}</bdi> },
        ]}
      />
      <ProductDetailPage key={product.productId} product={product} similar={similar} />
    </div>
  )
}
