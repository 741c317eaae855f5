import type { NotApplied } from '@ironsouq/contract/mall/order/discount.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { useDiscountName } from '#features/mall/order/parts/line-discounts.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** What stands in the way of a discount, in words. */
function useReason() {
  const t = useT()
  const format = useFormat()
  const nameOf = useDiscountName()
  return ({ reason, amount, pieces, at, other, points }: NotApplied): string =>
    t(`checkout.not_${reason}`, {
      amount: amount ? isolated(format.money(amount)) : '',
      count: pieces ?? points ?? 0,
      at: at === null ? '' : format.dateTime(at),
      other: other ? isolated(nameOf(other)) : '',
    })
}

/** Coupons stand where they are chosen, with what is missing. */
const isCoupon = ({ kind }: NotApplied) => kind === 'storeCoupon' || kind === 'platformCoupon'

/** Discounts that the buyer does not get, each with its reason [PM-6]. */
export function NotAppliedList({ all: given }: { all: readonly NotApplied[] }) {
  const t = useT()
  const nameOf = useDiscountName()
  const reasonOf = useReason()
  const all = given.filter((each) => !isCoupon(each))
  if (all.length === 0) return null
  return (
    <div className="grid gap-1 py-2 text-small">
      <p className="font-medium">{t('checkout.notApplied')}</p>
      <ul className="grid gap-1 text-ink-2">
        {all.map((each, at) => (
          // Two discounts can have the same name.
          <li key={at} className="wrap-anywhere">
            {t('checkout.notAppliedWhy', {
              discount: isolated(nameOf(each)),
              reason: reasonOf(each),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
