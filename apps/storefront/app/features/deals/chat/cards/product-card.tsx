import type { ChatProduct } from '@ironsouq/contract/deals/chat/chat.schema'
import { compare } from '@ironsouq/contract/money/money/arithmetic'
import type { ReactNode } from 'react'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { useT } from '#kit/text/use-t.ts'
import { CardLine } from './card-line.tsx'

/** What it costs now, or that it is not sold any more. */
function Detail({ product: { standing, lowest, highest } }: { product: ChatProduct }) {
  const t = useT()
  const { currency, figure, order, second } = useShownPrice()(lowest)
  if (standing === 'withdrawn') return t('chat.productGone')
  const price = order === 'before' ? `${currency} ${figure}` : `${figure} ${currency}`
  const isRange = lowest.currency === highest.currency && compare(lowest, highest) < 0
  return (
    <span className="tabular-nums">
      <bdi className="font-semibold text-ink">
        {isRange ? t('chat.productFrom', { price }) : price}
      </bdi>
      {second !== undefined && <bdi className="ms-2">{second}</bdi>}
      {standing === 'soldOut' && ` · ${t('chat.productSoldOut')}`}
    </span>
  )
}

interface ProductCardProps {
  product: ChatProduct
  /** At the end of the line. */
  children?: ReactNode
}

/** A product in one line, as a link to its page while it is sold. */
export function ProductCard({ product, children }: ProductCardProps) {
  const { productId, name, picture, standing } = product
  return (
    <CardLine
      href={standing === 'withdrawn' ? null : productPath(productId)}
      title={name}
      picture={picture}
      icon="box"
      detail={<Detail product={product} />}
    >
      {children}
    </CardLine>
  )
}
