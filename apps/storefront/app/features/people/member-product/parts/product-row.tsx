import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import type { Money } from '@ironsouq/contract/money/money/money'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, useState } from 'react'
import { PriceNow, PriceSince } from '#features/machines/device/parts/summary/price-now.tsx'
import { addToCart } from '#features/mall/cart/parts/add-to-cart.ts'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { toast } from '#kit/popup/toast.ts'
import { useT } from '#kit/text/use-t.ts'

const ROW =
  'grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line py-3 lg:grid-cols-[104px_minmax(0,1fr)_minmax(132px,auto)_minmax(188px,auto)] lg:gap-4'

/** The next step with a product: into the cart, to its variants, or to others like it. */
function Next({ product }: { product: ProductCard }) {
  const t = useT()
  const [isAdding, setAdding] = useState(false)
  const { skuId, standing, name, productId, lowest } = product
  const look = buttonLook({ size: 'dense' })
  if (standing === 'withdrawn')
    return (
      <LocalLink href={productListPath({ q: name })} className={look}>
        {t('userCenter.findSimilar')}
      </LocalLink>
    )
  if (standing === 'soldOut' || skuId === null)
    return (
      <LocalLink href={productPath(productId)} className={look}>
        {t('userCenter.openProduct')}
      </LocalLink>
    )
  const handleAdd = async () => {
    setAdding(true)
    if (await addToCart({ skuId, quantity: 1, seen: lowest })) toast(t('mall.addedToCart'))
    setAdding(false)
  }
  return (
    <button type="button" disabled={isAdding} onClick={() => void handleAdd()} className={look}>
      <Icon name="cart" size="small" />
      {t('mall.addToCart')}
    </button>
  )
}

interface ProductRowProps {
  product: ProductCard
  priceThen: Money
  since: 'userCenter.sinceSaved' | 'userCenter.sinceThen'
  /** A line under the name of the store. */
  note?: ReactNode
  /** The button that takes it off the list. */
  children: ReactNode
}

/** A product as a line of a member's list, with its price since then. */
export function ProductRow({ product, priceThen, since, note, children }: ProductRowProps) {
  const t = useT()
  const { productId, name, storeName, picture, standing, lowest } = product
  const isOnSale = standing === 'onSale'
  return (
    <div className={ROW}>
      <span
        className={`overflow-hidden rounded-tight max-lg:self-start ${isOnSale ? '' : 'opacity-60 grayscale'}`}
      >
        {picture ? (
          <Picture picture={picture} alt="" sizes="104px" />
        ) : (
          <span className="grid aspect-4/3 place-items-center bg-sunk text-ink-muted">
            <Icon name="box" />
          </span>
        )}
      </span>
      <div className="grid min-w-0 justify-items-start gap-0.5">
        <LocalLink
          href={productPath(productId)}
          className="text-body font-semibold wrap-anywhere hover:underline"
        >
          {name}
        </LocalLink>
        <p className="text-micro text-ink-muted">
          <bdi>{storeName}</bdi>
        </p>
        {note}
        {!isOnSale && (
          <Badge tone="refused" isWrapped>
            {t(standing === 'soldOut' ? 'mall.soldOut' : 'mall.withdrawn')}
          </Badge>
        )}
      </div>
      <div className="grid min-w-0 max-lg:col-start-2 lg:justify-items-end lg:text-end">
        <PriceNow price={lowest} />
        {isOnSale && <PriceSince then={priceThen} now={lowest} word={since} />}
      </div>
      <div className="flex items-center gap-1 max-lg:col-start-2 lg:justify-end">
        <Next product={product} />
        {children}
      </div>
    </div>
  )
}
