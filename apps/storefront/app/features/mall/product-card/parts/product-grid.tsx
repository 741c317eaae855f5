import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { useFits } from '#features/mall/fit/parts/use-fits.ts'
import { type ListedCard, ProductCard } from './product-card.tsx'

/** The cards that are visible without scrolling; their pictures load first. */
const ABOVE_THE_FOLD = 4

interface ProductGridProps {
  products: readonly ListedCard[]
  eager?: number
  heading?: 'h2' | 'h3'
  /** Of a block: so many rows of four. Where a row has three, the fourth of each row is left out. */
  rows?: keyof typeof ROWS
  emirate?: Emirate | undefined
}

const ROWS = {
  1: 'lg:max-xl:[&>li:nth-child(n+4)]:hidden',
  2: 'lg:max-xl:[&>li:nth-child(n+7)]:hidden',
}

export function ProductGrid(props: ProductGridProps) {
  const { products, eager = ABOVE_THE_FOLD, heading = 'h2', rows, emirate } = props
  // A list that was asked for a model knows how its products fit; the others are checked against the chosen machine.
  const fits = useFits(products.flatMap(({ fit, productId }) => (fit ? [] : [productId])))
  return (
    <ul
      className={`grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4 ${rows ? ROWS[rows] : ''}`}
    >
      {products.map((product, i) => (
        <li key={product.productId}>
          <ProductCard
            product={
              product.fit ? product : { ...product, fit: fits.get(product.productId) ?? null }
            }
            eager={i < eager}
            heading={heading}
            emirate={emirate}
          />
        </li>
      ))}
    </ul>
  )
}
