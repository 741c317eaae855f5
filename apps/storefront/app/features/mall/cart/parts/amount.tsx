import type { Money } from '@ironsouq/contract/money/money/money'
import { Price } from '@ironsouq/ui/primitives/display/price'
import type { ReactNode } from 'react'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useFormat } from '#kit/text/use-format.ts'

/** Money that will be paid: in its own currency, whatever the reader chose to see prices in [PY-6]. */
export function Amount({ money, size = 'row' }: { money: Money; size?: 'row' | 'flat' | 'card' }) {
  const { currency, figure, order } = useFormat().moneyParts(money)
  return <Price size={size} currency={currency} figure={figure} order={order} />
}

/** The same amount in the currency that the reader chose; nothing when it is the same one. */
export function ReaderAmount({ money, isMinus = false }: { money: Money; isMinus?: boolean }) {
  const { chosen, text } = useMoneyText()
  if (chosen(money).currency === money.currency) return null
  return (
    <bdi className="text-ink-muted tabular-nums">
      {isMinus && '−'}
      {text(money)}
    </bdi>
  )
}

/** Both amounts, for a line that the reader decides to pay [AP-15]. */
export function LineAmount({ money }: { money: Money }) {
  return (
    <span className="grid shrink-0 content-start justify-items-end text-end">
      <Amount money={money} />
      <span className="text-micro empty:hidden">
        <ReaderAmount money={money} />
      </span>
    </span>
  )
}

interface SumLineProps {
  label: ReactNode
  money: Money
  isMinus?: boolean
  isTotal?: boolean
  /** Of a placed order, which shows its own currency alone [AP-15]. */
  isPlaced?: boolean
}

/** A line of a sum. */
export function SumLine({
  label,
  money,
  isMinus = false,
  isTotal = false,
  isPlaced = false,
}: SumLineProps) {
  const format = useFormat()
  const look = isTotal
    ? 'border-t-2 border-ink py-2 text-body font-bold'
    : 'border-b border-line py-1.5 last:border-b-0'
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt className={isTotal ? '' : 'text-ink-2'}>{label}</dt>
      <dd className="text-end font-semibold whitespace-nowrap tabular-nums">
        <bdi>
          {isMinus && '−'}
          {format.money(money)}
        </bdi>
        {!isPlaced && (
          <span className="block text-micro font-normal empty:hidden">
            <ReaderAmount money={money} isMinus={isMinus} />
          </span>
        )}
      </dd>
    </div>
  )
}
