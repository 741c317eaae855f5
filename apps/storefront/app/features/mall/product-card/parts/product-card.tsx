import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { ProductCard as Card } from '@ironsouq/contract/mall/product-search/product-search.schema'
import type { CrossReference } from '@ironsouq/contract/mall/product/cross-reference'
import type { ShownPromotion } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { compare } from '@ironsouq/contract/money/money/arithmetic'
import { isolatedLtr } from '@ironsouq/i18n/isolate'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { ArrivalLine } from '#features/mall/arrival/parts/arrival-line.tsx'
import { FitLine } from '#features/mall/fit/parts/fit-line.tsx'
import { CONDITION_WORD } from '#features/mall/product/parts/product-labels.ts'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { RatingLine } from '#features/mall/review/parts/rating-mark.tsx'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { CardAdd } from './card-add.tsx'
import { CardPromotion } from './card-promotion.tsx'

const SIZES = '(min-width:1360px) 320px,(min-width:1024px) 30vw,(min-width:640px) 48vw,136px'

function Marks({ product }: { product: Card }) {
  const t = useT()
  return (
    <p className="flex flex-wrap gap-1 empty:hidden">
      {product.isOwnStore && <Badge tone="ink">{t('mall.ownStore')}</Badge>}
      {product.condition !== 'new' && <Badge>{t(CONDITION_WORD[product.condition])}</Badge>}
      {product.standing !== 'onSale' && (
        <Badge tone="refused" isWrapped>
          {t(product.standing === 'soldOut' ? 'mall.outOfStock' : 'mall.withdrawn')}
        </Badge>
      )}
    </p>
  )
}

/** The lowest price of its variants. */
function CardPrice({ product: { lowest, highest } }: { product: Card }) {
  const t = useT()
  const shown = useShownPrice()
  const { second, ...parts } = shown(lowest)
  const { currency, figure, order } = parts
  const text = order === 'before' ? `${currency} ${figure}` : `${figure} ${currency}`
  const isRange = lowest.currency === highest.currency && compare(lowest, highest) < 0
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {isRange ? (
        <bdi className="text-lead font-bold tracking-tight tabular-nums">
          {t('mall.from', { price: text })}
        </bdi>
      ) : (
        <Price {...parts} />
      )}
      {second !== undefined && (
        <bdi className="text-micro whitespace-nowrap text-ink-muted tabular-nums">{second}</bdi>
      )}
    </p>
  )
}

export interface ListedCard extends Card {
  /** The number of another maker that was searched, and that the product replaces. */
  matchedNumber?: CrossReference | null
  /** What its store takes off now. */
  promotion?: ShownPromotion | null
}

interface ProductCardProps {
  product: ListedCard
  /** Above the fold: its picture loads first. */
  eager: boolean
  heading: 'h2' | 'h3'
  /** Where the list is asked to deliver; otherwise the emirate of the reader. */
  emirate?: Emirate | undefined
}

/** A product in a list. The whole card is the link. */
export function ProductCard({ product, eager, heading: Heading, emirate }: ProductCardProps) {
  const t = useT()
  const format = useFormat()
  const { name, picture, storeName, partNo, soldCount, matchedNumber, promotion } = product
  return (
    <article className="card">
      <div className="overflow-hidden">
        {picture ? (
          <Picture picture={picture} alt="" sizes={SIZES} isOnCard eager={eager} />
        ) : (
          <span className="grid aspect-4/3 place-items-center bg-sunk text-ink-muted">
            <Icon name="box" />
          </span>
        )}
      </div>
      <div className="product-facts">
        <Marks product={product} />
        <FitLine fit={product.fit} />
        <Heading>
          <LocalLink href={productPath(product.productId)}>{name}</LocalLink>
        </Heading>
        <p className="text-micro text-ink-muted wrap-anywhere">
          <bdi>{storeName}</bdi>
          {partNo !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{partNo}</bdi>
            </>
          )}
        </p>
        {matchedNumber && (
          <p className="text-micro font-medium text-proven wrap-anywhere">
            {t('mall.replacesNumber', {
              number: isolatedLtr(`${matchedNumber.maker} ${matchedNumber.number}`),
            })}
          </p>
        )}
        <RatingLine rating={product.rating} />
        <div className="flex items-end justify-between gap-2">
          <CardPrice product={product} />
          <CardAdd product={product} />
        </div>
        {promotion && product.standing === 'onSale' && <CardPromotion promotion={promotion} />}
        {product.standing === 'onSale' && <ArrivalLine times={product.arrival} emirate={emirate} />}
        {soldCount > 0 && (
          <p className="text-micro text-ink-muted tabular-nums">
            {t('mall.sold', { count: format.number(soldCount) })}
          </p>
        )}
      </div>
    </article>
  )
}
