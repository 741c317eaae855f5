import type { ProductCard as Card } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { ProductCard } from './product-card.tsx'

/** The cards that are visible without scrolling; their pictures load first. */
const ABOVE_THE_FOLD = 4

interface ProductGridProps {
  products: readonly Card[]
  eager?: number
  heading?: 'h2' | 'h3'
  /** Of a block: so many rows of four. Where a row has three, the fourth of each row is left out. */
  rows?: keyof typeof ROWS
}

const ROWS = {
  1: 'lg:max-xl:[&>li:nth-child(n+4)]:hidden',
  2: 'lg:max-xl:[&>li:nth-child(n+7)]:hidden',
}

export function ProductGrid(props: ProductGridProps) {
  const { products, eager = ABOVE_THE_FOLD, heading = 'h2', rows } = props
  return (
    <ul
      className={`grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4 ${rows ? ROWS[rows] : ''}`}
    >
      {products.map((product, i) => (
        <li key={product.productId}>
          <ProductCard product={product} eager={i < eager} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
