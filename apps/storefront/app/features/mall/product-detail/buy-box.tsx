import { QUANTITY_MAX } from '@ironsouq/contract/mall/order/order.limits'
import type {
  Product,
  Variant,
} from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import type { ReactNode } from 'react'
import { useAddToCart } from '#features/mall/cart/parts/use-add-to-cart.ts'
import { RunningPromotions } from '#features/mall/promotion/parts/running-promotions.tsx'
import { ReturnHelp } from '#features/mall/service-promise/parts/return-help.tsx'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { BuyNow } from './buy-now.tsx'
import { obstacleTo } from './obstacle.ts'
import { SaveProduct } from './save-product.tsx'

/** So few pieces are stated; of more the page says only that there are some. */
const FEW = 5

/** On a phone the actions are in the bar at the bottom of the screen. */
const AT_DESK = 'max-lg:hidden'

interface BuyProps {
  variant: Variant
  /** Virtual goods go into no cart. */
  isVirtual: boolean
  quantity: number
  onQuantity: (quantity: number) => void
}

function Buy({ variant, isVirtual, quantity, onQuantity }: BuyProps) {
  const t = useT()
  const { skuId, available, price } = variant
  const most = Math.min(available, QUANTITY_MAX)
  const { add, isAdding, isAdded } = useAddToCart({ skuId, quantity, seen: price })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex items-center gap-2">
          <span>{t('mall.quantity')}</span>
          <span className={`${fieldBox('dense')} w-20!`}>
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              defaultValue={quantity}
              onChange={({ currentTarget: { valueAsNumber: typed } }) =>
                onQuantity(Number.isInteger(typed) ? Math.min(Math.max(typed, 1), most) : 1)
              }
              className={`${FIELD_BARE} tabular-nums`}
            />
          </span>
        </label>
        <span className="font-medium text-proven">
          {available <= FEW ? t('mall.left', { count: available }) : t('mall.inStock')}
        </span>
      </div>
      <BuyNow
        skuId={skuId}
        quantity={quantity}
        className={`${buttonLook({ tone: 'money', size: 'tall', isWide: true })} ${AT_DESK}`}
      />
      {!isVirtual && (
        <button
          type="button"
          disabled={isAdding}
          onClick={() => void add()}
          className={`${buttonLook({ isWide: true })} ${AT_DESK} noscript:hidden`}
        >
          <Icon name="cart" size="small" />
          {t('mall.addToCart')}
        </button>
      )}
      <div role="status" className="empty:hidden">
        {isAdded && (
          <Banner
            action={
              <LocalLink href="/cart" prefetch="none" className={buttonLook({ size: 'dense' })}>
                {t('mall.viewCart')}
              </LocalLink>
            }
          >
            {t('mall.addedToCart')}
          </Banner>
        )}
      </div>
    </div>
  )
}

interface BuyBoxProps extends Omit<BuyProps, 'isVirtual'> {
  product: Product
  /** Delivery and the store. */
  children: ReactNode
}

/** Price, stock and the way to the cart. */
export function BuyBox({ product, variant, children, ...buy }: BuyBoxProps) {
  const t = useT()
  const { second, ...price } = useShownPrice()(variant.price)
  const obstacle = obstacleTo(product, variant)
  const { returnDays } = useSiteData().promise
  return (
    <section
      aria-label={t('mall.price')}
      className="divide-y divide-line rounded-box border border-t-4 border-line border-t-ink bg-surface *:p-4 lg:*:px-5"
    >
      <div className="grid gap-1">
        <Price {...price} size="box" />
        {second !== undefined && <bdi className="text-ink-muted tabular-nums">{second}</bdi>}
        <p className="text-micro text-ink-muted">{t('mall.pricesVat')}</p>
        <RunningPromotions promotions={product.promotions} />
      </div>
      <div>
        {obstacle === undefined ? (
          <Buy key={variant.skuId} variant={variant} isVirtual={product.isVirtual} {...buy} />
        ) : (
          <Banner tone="wait">{t(obstacle)}</Banner>
        )}
        <div className="pt-3">
          <SaveProduct productId={product.productId} />
        </div>
        {returnDays > 0 && !product.isVirtual && (
          <p className="pt-3 text-micro text-ink-2">
            {t('shell.returnPromise', { days: returnDays })} <ReturnHelp />
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
