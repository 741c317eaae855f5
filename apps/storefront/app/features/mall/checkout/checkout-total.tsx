import type { CheckoutQuote } from '@ironsouq/contract/mall/order/checkout.schema'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Spinner } from '@ironsouq/ui/primitives/display/spinner'
import { SumLine } from '#features/mall/cart/parts/amount.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface CheckoutTotalProps {
  quote: CheckoutQuote
  /** In minutes. */
  payWithin: number
  isBusy: boolean
  onSubmit: () => void
}

/** The sum with every discount and the VAT that it contains; on a phone it stays at the bottom edge. */
export function CheckoutTotal({ quote, payWithin, isBusy, onSubmit }: CheckoutTotalProps) {
  const t = useT()
  const format = useFormat()
  const { total, discount } = quote
  const isSent = quote.orders.some(({ isVirtual }) => !isVirtual)
  const isDeliveryKnown = quote.orders.every(({ fault }) => fault === null)
  return (
    <section
      aria-label={t('checkout.totalToPay')}
      className="grid grid-cols-1 gap-2 border border-line bg-surface p-4 max-lg:sticky max-lg:bottom-0 max-lg:z-bar max-lg:-mx-(--gutter) max-lg:border-x-0 lg:sticky lg:top-20 lg:rounded-box lg:border-t-4 lg:border-t-ink lg:p-5"
    >
      <dl className="max-lg:hidden">
        <SumLine label={t('checkout.goods')} money={quote.goods} />
        {minorOf(discount) > 0n && (
          <SumLine label={t('checkout.discount')} money={discount} isMinus />
        )}
        {isDeliveryKnown && isSent && (
          <SumLine label={t('checkout.deliveryFee')} money={quote.freight} />
        )}
      </dl>
      <dl>
        <SumLine label={t('checkout.totalToPay')} money={total} isTotal />
      </dl>
      <p className="text-end text-micro text-ink-muted">
        {t('checkout.vatContained', { amount: format.money(quote.vat) })}
      </p>
      <button
        type="button"
        disabled={!quote.canSubmit}
        {...(isBusy && { 'aria-disabled': true, 'data-pending': '' })}
        onClick={onSubmit}
        className={buttonLook({ tone: 'money', size: 'tall', isWide: true })}
      >
        {isBusy && <Spinner />}
        {t('checkout.placeOrderPay', { amount: format.money(total) })}
      </button>
      <p className="text-micro text-ink-muted max-lg:hidden">
        {t('checkout.reference', { currency: total.currency })}{' '}
        {t('checkout.stockHeld', { minutes: payWithin })}
      </p>
    </section>
  )
}
