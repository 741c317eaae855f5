import { quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import type { FrozenRate, Quote, QuoteCost } from '@ironsouq/contract/deals/quote/quote.schema'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { QuoteBadge } from './quote-badge.tsx'

/** The landed price in its parts, at the rate that was fixed with the quote. */
export function QuoteCostTable({ cost, rate }: { cost: QuoteCost | null; rate: FrozenRate }) {
  const t = useT()
  const format = useFormat()
  if (!cost) return <p className="text-ink-muted">{t('quote.landedUnknown')}</p>
  return (
    <div className="grid gap-2">
      <dl className="grid text-small tabular-nums">
        {cost.parts.map(({ kind, amount }) => (
          <div key={kind} className="flex justify-between gap-3 border-b border-line py-1.5">
            <dt className="text-ink-2">{t(`quote.cost${capital(kind)}`)}</dt>
            <dd className="font-medium whitespace-nowrap">
              <bdi>{format.money(amount)}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t-2 border-ink py-2 text-body font-bold">
          <dt>{t('quote.landed', { place: isolated(cost.place) })}</dt>
          <dd className="whitespace-nowrap">
            <bdi>{format.money(cost.total)}</bdi>
          </dd>
        </div>
      </dl>
      <p className="text-micro text-ink-muted">
        {t('quote.rate', { currency: rate.currency, rate: String(Number(rate.dirhams)) })}
      </p>
    </div>
  )
}

function useFacts(quote: Quote): Fact[] {
  const t = useT()
  const format = useFormat()
  const { device, counter, priceBefore, readyOn, included, note, reservedUntil, proforma } = quote
  const facts: [string, Fact['value'] | null][] = [
    [
      t('quote.one'),
      <span key="no" className="flex flex-wrap items-center gap-2">
        <bdi>{quoteLabel(quote.quoteNo)}</bdi>
        <QuoteBadge state={quote.state} />
      </span>,
    ],
    [
      t('quote.groupMachine'),
      device && (
        <span key="machine">
          <bdi>{device.title}</bdi> · <bdi>{device.stockNo}</bdi>
        </span>
      ),
    ],
    [t('quote.price'), <bdi key="price">{format.money(quote.price)}</bdi>],
    [t('quote.priceBefore'), priceBefore && <bdi key="before">{format.money(priceBefore)}</bdi>],
    [t('quote.counterPrice'), counter && <bdi key="counter">{format.money(counter.price)}</bdi>],
    [t('device.vatMode'), t(`device.vat${capital(quote.vat)}`)],
    [t('quote.delivery'), t(`quote.delivery${capital(quote.delivery)}`)],
    [t('quote.readyOn'), readyOn && format.date(readyOn)],
    [t('device.warranty'), t(`device.warranty${capital(quote.warranty)}`)],
    [t('quote.included'), included && <bdi key="included">{included}</bdi>],
    [t('quote.note'), note && <bdi key="note">{note}</bdi>],
    [t('quote.validUntil'), format.dateTime(quote.validUntil)],
    [t('quote.reservedUntil'), reservedUntil && format.dateTime(reservedUntil)],
    [t('quote.proforma'), proforma && <bdi key="proforma">{proforma.number}</bdi>],
    [t('quote.deposit'), proforma && <bdi key="deposit">{format.money(proforma.deposit)}</bdi>],
  ]
  return facts.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label, value }],
  )
}

/** A quote as its two sides agreed on it, and what it costs at the buyer's place. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const t = useT()
  return (
    <div className="grid gap-3">
      <FactsTable facts={useFacts(quote)} />
      {quote.isByStaff && <p className="text-micro text-ink-muted">{t('quote.byStaff')}</p>}
      <QuoteCostTable cost={quote.cost} rate={quote.rate} />
    </div>
  )
}
