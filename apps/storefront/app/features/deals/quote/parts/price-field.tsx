import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useT } from '#kit/text/use-t.ts'
import { typedDirhams } from './typed-amount.ts'

const IS_AMOUNT = /^\d+(?:\.\d{1,2})?$/

/** The field of the price; what is typed in dirhams stands beside it in the currency of the reader [AP-15]. */
export function PriceField(props: {
  name: string
  defaultValue: string
  error: string | undefined
}) {
  const t = useT()
  const { chosen, text } = useMoneyText()
  const [typed, setTyped] = useState(props.defaultValue)
  const price = typedDirhams(typed)
  const isOther = IS_AMOUNT.test(price.amount) && chosen(price).currency !== price.currency
  return (
    <PlainInput
      {...props}
      label={t('quote.yourPrice')}
      aside={
        <output className="text-ink-muted tabular-nums">
          {isOther && <bdi>{text(price)}</bdi>}
        </output>
      }
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      inputMode="decimal"
      dir="ltr"
      required
    />
  )
}
