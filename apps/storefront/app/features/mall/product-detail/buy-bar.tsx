import type {
  Product,
  Variant,
} from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { useAddToCart } from '#features/mall/cart/parts/use-add-to-cart.ts'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { BuyNow } from './buy-now.tsx'
import { obstacleTo } from './obstacle.ts'

interface BuyBarProps {
  product: Product
  variant: Variant
  quantity: number
}

function Bar({ product: { isVirtual }, variant: { skuId, price }, quantity }: BuyBarProps) {
  const t = useT()
  const { second, ...parts } = useShownPrice()(price)
  const { add, isAdding, isAdded } = useAddToCart({ skuId, quantity, seen: price })
  return (
    <div
      role="group"
      aria-label={t('mall.buyNow')}
      className="sticky bottom-0 z-bar -mx-(--gutter) mt-6 border-t border-line-strong bg-raised px-(--gutter) pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <p role="status" className="flex items-center justify-between gap-3 pb-2 empty:hidden">
        {isAdded && (
          <>
            <span className="inline-flex items-center gap-2 font-medium text-proven">
              <Icon name="check" size="small" />
              {t('mall.addedToCart')}
            </span>
            <LocalLink href="/cart" prefetch="none" className={buttonLook({ size: 'dense' })}>
              {t('mall.viewCart')}
            </LocalLink>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {!isVirtual && (
          <button
            type="button"
            disabled={isAdding}
            aria-label={t('mall.addToCart')}
            onClick={() => void add()}
            className={`${buttonLook({ isSquare: true })} shrink-0 noscript:hidden`}
          >
            <Icon name="cart" />
          </button>
        )}
        <span className="grid whitespace-nowrap">
          <span className="font-bold">
            <Price {...parts} />
          </span>
          {second !== undefined && (
            <bdi className="text-micro text-ink-muted tabular-nums">{second}</bdi>
          )}
        </span>
        <BuyNow
          skuId={skuId}
          quantity={quantity}
          className={`${buttonLook({ tone: 'money' })} min-w-32 flex-1 px-2! whitespace-nowrap`}
        />
      </div>
    </div>
  )
}

/** Price and action, fixed at the bottom of the screen on a phone. */
export function BuyBar(props: BuyBarProps) {
  const isBuyable = obstacleTo(props.product, props.variant) === undefined
  return isBuyable && <Bar {...props} />
}
