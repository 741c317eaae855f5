import type { ProductCard as Card } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useAddToCart } from '#features/mall/cart/parts/use-add-to-cart.ts'
import { toast } from '#kit/popup/toast.ts'
import { useT } from '#kit/text/use-t.ts'

interface AddProps {
  skuId: string
  product: Card
}

function Add({ skuId, product: { name, lowest } }: AddProps) {
  const t = useT()
  const { add, isAdding, isAdded } = useAddToCart({ skuId, quantity: 1, seen: lowest })
  const handleAdd = async () => {
    if (await add()) toast(t('mall.addedToCart'))
  }
  return (
    <button
      type="button"
      disabled={isAdding}
      aria-label={t('mall.addNamed', { product: name })}
      onClick={() => void handleAdd()}
      className="card-add noscript:hidden"
    >
      <Icon name={isAdded ? 'check' : 'plus'} />
    </button>
  )
}

/** Puts one piece into the cart from a list; a product with variants is opened instead [PR-4]. */
export function CardAdd({ product }: { product: Card }) {
  const { skuId, standing, isVirtual } = product
  if (skuId === null || standing !== 'onSale' || isVirtual) return null
  return <Add skuId={skuId} product={product} />
}
