import type { CartLine, LineFault } from '@ironsouq/contract/mall/cart/cart.schema'
import type { Fitting } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { absolute, compare, subtract } from '@ironsouq/contract/money/money/arithmetic'
import type { Key } from '@ironsouq/i18n/messages'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { ArrivalLine } from '#features/mall/arrival/parts/arrival-line.tsx'
import { FitLine } from '#features/mall/fit/parts/fit-line.tsx'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { LineAmount } from './parts/amount.tsx'
import { GoodsPicture } from './parts/goods-picture.tsx'
import { PickBox } from './parts/pick-box.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

/** Fewer pieces than this are stated. */
const FEW = 5

const FAULT_WORD: Record<Exclude<LineFault, 'tooMany'>, Key> = {
  withdrawn: 'cart.withdrawn',
  storeClosed: 'cart.storeClosed',
  buyNowOnly: 'cart.buyNowOnly',
  soldOut: 'cart.soldOut',
}

/** What changed since the buyer looked at the line. */
function Change({ line }: { line: CartLine }) {
  const t = useT()
  const { both } = useMoneyText()
  const { priceBefore, unitPrice, fault, available } = line
  const isComparable = priceBefore?.currency === unitPrice.currency
  const by = priceBefore && isComparable ? subtract(unitPrice, priceBefore) : undefined
  const isCut = priceBefore && isComparable && compare(unitPrice, priceBefore) < 0
  return (
    <>
      {by && (
        <Badge tone={isCut ? 'proven' : 'wait'} isWrapped>
          {t(isCut ? 'cart.priceDropped' : 'cart.priceIncreased', {
            amount: both(absolute(by)),
          })}
        </Badge>
      )}
      {fault === 'tooMany' && (
        <Badge tone="refused" icon="warn" isWrapped>
          {t('cart.tooMany', { count: available })}
        </Badge>
      )}
      {fault === null && available <= FEW && (
        <Badge tone="wait" icon="warn">
          {t('cart.left', { count: available })}
        </Badge>
      )}
      {fault !== null && fault !== 'tooMany' && (
        <Badge tone="refused" icon="warn" isWrapped>
          {t(FAULT_WORD[fault])}
        </Badge>
      )}
    </>
  )
}

interface CartRowProps {
  line: CartLine
  /** How it fits the chosen machine. */
  fit?: Fitting | undefined
  onCheck?: (isChecked: boolean) => void
  onQuantity?: (quantity: number) => void
  onRemove: () => void
}

/** A line of the cart; one that cannot be bought has no box and no quantity to change. */
export function CartRow({ line, fit, onCheck, onQuantity, onRemove }: CartRowProps) {
  const t = useT()
  const format = useFormat()
  const { both } = useMoneyText()
  const { name, variant, quantity, amount, unitPrice, productId } = line
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0 sm:grid-cols-[auto_minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,1fr)_auto_132px_auto] lg:items-center lg:gap-x-5">
      <div className="flex items-start gap-3 lg:items-center">
        {onCheck && <PickBox label={name} isPicked={line.isChecked} onPick={onCheck} />}
        <GoodsPicture picture={line.picture} />
      </div>
      <div className="grid min-w-0 content-start justify-items-start gap-1 sm:col-span-2 lg:col-span-1">
        <LocalLink
          href={`/mall/product/${productId}`}
          className="font-semibold wrap-anywhere hyphens-auto hover:underline"
        >
          {name}
        </LocalLink>
        {variant !== '' && <p className="text-micro break-words text-ink-muted">{variant}</p>}
        <FitLine fit={fit} />
        {line.fault === null && <ArrivalLine times={line.arrival} />}
        <Change line={line} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:col-span-3 lg:contents">
        {onQuantity ? (
          <QuantityStepper
            name={name}
            quantity={quantity}
            available={line.available}
            isWrong={line.fault === 'tooMany'}
            onChange={onQuantity}
          />
        ) : (
          <span className="text-ink-muted tabular-nums">× {format.number(quantity)}</span>
        )}
        <div className="ms-auto grid justify-items-end text-end max-lg:order-last">
          <LineAmount money={amount} />
          {quantity > 1 && (
            <span className="text-micro text-ink-muted tabular-nums">
              {t('cart.each', { price: both(unitPrice) })}
            </span>
          )}
        </div>
        <button
          type="button"
          aria-label={`${t('cart.remove')}: ${name}`}
          onClick={onRemove}
          className="grid size-11 cursor-pointer place-items-center rounded-box hover:bg-sunk"
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  )
}
