import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { useId } from 'react'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface QuotePaymentsProps {
  quote: Quote
  proforma: NonNullable<Quote['proforma']>
}

/** What is paid for an accepted quote, when and to whom, down to the price that was accepted. */
export function QuotePayments({ quote, proforma }: QuotePaymentsProps) {
  const t = useT()
  const format = useFormat()
  const title = useId()
  const { seller: of, reservedUntil } = quote
  const { balance, later, total } = proforma.payments
  const seller = isolated(of.name)
  const at = reservedUntil === null ? '' : format.dateTime(reservedUntil)
  const lines = [
    { label: t('quote.payDeposit', { at, seller }), amount: proforma.deposit },
    { label: t('quote.payBalance', { seller }), amount: balance },
    ...(later
      ? [
          { label: t('quote.payFee'), amount: later.fee },
          { label: t('quote.payOthers'), amount: later.others },
        ]
      : []),
  ]
  return (
    <section aria-labelledby={title} className="grid gap-2 border-t-2 border-ink pt-3">
      <p id={title} className="text-lead font-bold tracking-tight">
        {t('quote.payTitle')}
      </p>
      <dl className="grid gap-1 tabular-nums">
        {lines.map(({ label, amount }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 border-b border-line py-1.5"
          >
            <dt className="min-w-0 wrap-anywhere">{label}</dt>
            <dd className="shrink-0 font-medium">{format.money(amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-3 border-t-2 border-ink pt-2 text-body font-bold">
          <dt className="min-w-0">{t(later ? 'quote.payLanded' : 'quote.payInvoice')}</dt>
          <dd className="shrink-0">{format.money(total)}</dd>
        </div>
      </dl>
    </section>
  )
}
