import type { Discount } from '@ironsouq/contract/mall/order/discount.schema'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { DISCOUNT_WORD } from './order-labels.ts'

/** A discount by its name, or by its kind where it has none. */
export function useDiscountName() {
  const t = useT()
  return ({ kind, name }: Pick<Discount, 'kind' | 'name'>): string => name ?? t(DISCOUNT_WORD[kind])
}

interface LineDiscountsProps {
  line: { discounts: readonly Discount[]; paid: Discount['amount'] }
}

/** What each discount takes off a line, and what is left to pay for it [OR-13]. */
export function LineDiscounts({ line: { discounts, paid } }: LineDiscountsProps) {
  const t = useT()
  const format = useFormat()
  const nameOf = useDiscountName()
  if (discounts.length === 0) return null
  return (
    <ul className="grid text-micro text-ink-2">
      {discounts.map((discount, at) => (
        // Two discounts can have the same name.
        <li key={at}>
          <bdi>{nameOf(discount)}</bdi>{' '}
          <bdi className="tabular-nums">−{format.money(discount.amount)}</bdi>
        </li>
      ))}
      <li className="font-semibold text-ink">
        {t('checkout.linePaid', { amount: format.money(paid) })}
      </li>
    </ul>
  )
}
