import { type ComponentProps } from 'react'
import { Price } from '../../primitives/display/price.tsx'

const SIZE = {
  card: {
    pair: 'price-pair',
    figure: 'card',
    second: 'text-micro sm:text-small',
  },
  big: { pair: 'grid justify-items-start', figure: 'box', second: 'text-small' },
} as const

interface PricePairProps extends Omit<ComponentProps<typeof Price>, 'size'> {
  /** The price in the other currency: "USD 64,261". */
  second?: string
  size?: keyof typeof SIZE
}

/** The chosen currency large; the other beside it, lighter. */
export function PricePair({ second, size = 'card', ...price }: PricePairProps) {
  const look = SIZE[size]
  return (
    <div className={look.pair}>
      <Price {...price} size={look.figure} />
      {second !== undefined && <bdi className={`second-price ${look.second}`}>{second}</bdi>}
    </div>
  )
}
