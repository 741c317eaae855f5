import { ApiError } from '@ironsouq/contract/client'
import { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import type { OfferedCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { flashSaleEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import type { ShownFlashItem } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { mallHomeEndpoints } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import {
  productDetailEndpoints,
  ProductId,
} from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import {
  type AnsweredQuestion,
  productQuestionEndpoints,
} from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { MALL, productTag, storeTag } from '@ironsouq/contract/page-cache'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ProductDetailPage } from '#features/mall/product-detail/product-detail-page.tsx'
import { productMeta } from '#features/mall/product-detail/product-meta.ts'
import { ProductNotFound } from '#features/mall/product-detail/product-not-found.tsx'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { pageFailure } from '#kit/api/api.server.ts'
import type { FailureData } from '#kit/api/failure.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/product.ts'

export const handle: RouteHandle = {
  messages: [
    'arrival',
    'coupon',
    'device',
    'deviceDetail',
    'fit',
    'flashSale',
    'mall',
    'promotion',
    'question',
    'review',
    'reviewFault',
    'voucher',
  ],
  public: true,
  query: ['sku'],
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, call, requestId, tag } = visitOf(context, params)
  const { data: query } = ProductId.safeParse({ prodId: params.productId })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  tag(MALL, productTag(query.prodId))
  const [product, questions, similar, coupons, reviews, flash] = await Promise.all([
    api(productDetailEndpoints.info, { query }).catch((err: unknown) => {
      if (err instanceof ApiError && err.status === 404) return null
      throw pageFailure(err, requestId)
    }),
    // The page is complete without questions, similar products and coupons.
    call(productQuestionEndpoints.answered, { query }).catch((): AnsweredQuestion[] => []),
    call(productDetailEndpoints.similar, { query }).catch((): ProductCard[] => []),
    call(couponEndpoints.offered, { query: { productId: query.prodId } }).catch(
      (): OfferedCoupon[] => [],
    ),
    call(reviewEndpoints.ofProduct, { query }).catch(() => null),
    call(flashSaleEndpoints.ofProduct, { query }).catch((): ShownFlashItem[] => []),
  ])
  if (!product) {
    const { bestSold } = await call(mallHomeEndpoints.home)
    return data(
      {
        product,
        questions: [] as AnsweredQuestion[],
        similar: bestSold,
        coupons: [] as OfferedCoupon[],
        reviews: null,
        flash: [] as ShownFlashItem[],
      },
      { status: 404 },
    )
  }
  tag(storeTag(product.store.storeId))
  return data({ product, questions, similar, coupons, reviews, flash })
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
  const { loaderData } = args
  if (!loaderData) return []
  const { product, reviews } = loaderData
  return pageMeta(args, (t, place) =>
    product
      ? productMeta(t, place, { product, reviews })
      : {
          title: t('common.notFoundTitle'),
          description: t('shell.notFoundPart'),
          unlisted: true,
        },
  )
}

export default function ProductRoute({
  loaderData: { product, questions, similar, coupons, reviews, flash },
}: Route.ComponentProps) {
  const t = useT()
  if (!product)
    return (
      <div className="wrap pb-10">
        <ProductNotFound others={similar} />
      </div>
    )
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
      <ProductDetailPage
        key={product.productId}
        product={product}
        questions={questions}
        similar={similar}
        coupons={coupons}
        reviews={reviews}
        flash={flash}
      />
    </div>
  )
}
