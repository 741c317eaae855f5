import type { OfferedCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import type { ShownFlashItem } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import type { Product } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import type { AnsweredQuestion } from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { CouponSection } from '#features/mall/coupon/parts/coupon-section.tsx'
import { FitBox } from '#features/mall/fit/parts/fit-box.tsx'
import { FlashBox } from '#features/mall/flash-sale/parts/flash-box.tsx'
import { ProductGrid } from '#features/mall/product-card/parts/product-grid.tsx'
import { AskStore } from '#features/mall/product-question/parts/ask-store.tsx'
import { ProductQuestions } from '#features/mall/product-question/parts/product-questions.tsx'
import { ProductReviews, type Reviews } from '#features/mall/review/parts/product-reviews.tsx'
import { RatingLine } from '#features/mall/review/parts/rating-mark.tsx'
import { MallPromises } from '#features/mall/service-promise/parts/mall-promises.tsx'
import { VoucherTermsList } from '#features/mall/voucher/parts/voucher-terms.tsx'
import { useRecordProductView } from '#features/people/history/parts/use-record-product-view.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyBox } from './buy-box.tsx'
import { variantAt } from './chosen-variant.ts'
import { CrossReferences } from './cross-references.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { FitsList, ProductFacts } from './product-facts.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { StoreBox } from './store-box.tsx'
import { VariantChooser } from './variant-chooser.tsx'

function Head({ product: { name, summary, partNo, soldCount, rating } }: { product: Product }) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="grid gap-1">
      {partNo !== null && (
        <p className="text-micro text-ink-muted">
          {t('mall.partNumber')} <bdi dir="ltr">{partNo}</bdi>
        </p>
      )}
      <h1 className="text-title font-extrabold tracking-head text-balance wrap-anywhere">{name}</h1>
      {summary !== '' && <p className="text-ink-2 wrap-anywhere">{summary}</p>}
      <RatingLine rating={rating} />
      {soldCount > 0 && (
        <p className="text-ink-muted tabular-nums">
          {t('mall.sold', { count: format.number(soldCount) })}
        </p>
      )}
    </div>
  )
}

function Description({ product: { description } }: { product: Product }) {
  const t = useT()
  if (description === '') return null
  return (
    <section aria-label={t('mall.productDescription')}>
      <h2 className="pb-2 text-lead font-bold tracking-tight">{t('mall.productDescription')}</h2>
      <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{description}</p>
    </section>
  )
}

interface ProductDetailPageProps {
  product: Product
  questions: readonly AnsweredQuestion[]
  similar: readonly ProductCard[]
  coupons: readonly OfferedCoupon[]
  /** Null: they could not be read. */
  reviews: Reviews | null
  flash: readonly ShownFlashItem[]
}

/** A product, with the variant that the URL names. */
export function ProductDetailPage({
  product,
  questions,
  similar,
  coupons,
  reviews,
  flash,
}: ProductDetailPageProps) {
  const t = useT()
  useRecordProductView(product.productId)
  const variant = variantAt(product, new URLSearchParams(useLocation().search).get('sku'))
  const [quantity, setQuantity] = useState(1)
  return (
    <article>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(300px,360px)] lg:gap-8">
        <div className="grid min-w-0 content-start gap-6">
          <ProductPictures product={product} />
          <div className="max-lg:hidden">
            <ProductFacts product={product} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <Head product={product} />
          {variant && <VariantChooser product={product} chosen={variant} />}
          <FitBox fits={product.fits} category={product.categoryPath.at(-1)?.code}>
            {product.standing !== 'withdrawn' && <AskStore productId={product.productId} />}
          </FitBox>
          <FitsList fits={product.fits} />
          <CrossReferences crossReferences={product.crossReferences} />
          <ProductQuestions questions={questions} />
          <div className="max-lg:hidden">
            <Description product={product} />
          </div>
        </div>
        <aside className="min-w-0">
          {variant && (
            <FlashBox
              productId={product.productId}
              skuId={variant.skuId}
              quantity={quantity}
              first={flash}
            />
          )}
          {variant ? (
            <BuyBox
              product={product}
              variant={variant}
              quantity={quantity}
              onQuantity={setQuantity}
            >
              {product.terms ? (
                <section aria-label={t('voucher.how')} className="grid gap-2">
                  <h2 className="font-bold">{t('voucher.how')}</h2>
                  <VoucherTermsList terms={product.terms} />
                </section>
              ) : (
                <DeliveryTable product={product} variant={variant} quantity={quantity} />
              )}
              <CouponSection
                heading={t('coupon.ofProduct')}
                coupons={coupons}
                query={{ productId: product.productId }}
                isNarrow
              />
              <StoreBox productId={product.productId} store={product.store} />
            </BuyBox>
          ) : (
            <EmptyState title={t('mall.withdrawn')}>
              <LocalLink href="/mall" className={buttonLook({ tone: 'ink' })}>
                {t('mall.backToMall')}
              </LocalLink>
            </EmptyState>
          )}
        </aside>
      </div>
      <div className="grid gap-6 pt-8 lg:hidden">
        <ProductFacts product={product} />
        <Description product={product} />
      </div>
      {reviews && <ProductReviews productId={product.productId} first={reviews} />}
      {similar.length > 0 && (
        <Section id="similar" heading={t('mall.similar')}>
          <ProductGrid products={similar} eager={0} heading="h3" rows={1} />
        </Section>
      )}
      <MallPromises isReturnable={!product.isVirtual} />
      {variant && <BuyBar product={product} variant={variant} quantity={quantity} />}
    </article>
  )
}
