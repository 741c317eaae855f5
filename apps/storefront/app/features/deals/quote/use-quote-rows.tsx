import { QUOTE_COST_KINDS } from '@ironsouq/contract/deals/quote/quote.limits'
import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { useReplyTime } from '#features/people/seller/parts/use-reply-time.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { atRate, lowestOf } from './parts/quote-order.ts'

export interface QuoteRow {
  code: string
  label: string
  /** A heading over the rows that follow; it has no values. */
  isGroup?: boolean
  isTotal?: boolean
  cell: (quote: Quote) => ReactNode
}

const none = () => null

function useMoneyRows(quotes: readonly Quote[]): QuoteRow[] {
  const t = useT()
  const format = useFormat()
  const kinds = QUOTE_COST_KINDS.filter(
    (kind) =>
      kind !== 'price' &&
      quotes.some(({ cost }) => cost?.parts.some((part) => part.kind === kind) ?? false),
  )
  return [
    { code: 'money', label: t('quote.groupMoney'), isGroup: true, cell: none },
    {
      code: 'price',
      label: t('quote.price'),
      cell: ({ price, priceBefore, counter }) => (
        <>
          <bdi>{format.money(price)}</bdi>
          {priceBefore && (
            <s className="block text-micro font-normal text-ink-muted">
              <bdi>{format.money(priceBefore)}</bdi>
            </s>
          )}
          {counter && (
            <span className="block text-micro font-normal">
              {t('quote.counterPrice')}: <bdi>{format.money(counter.price)}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      code: 'vat',
      label: t('device.vatMode'),
      cell: ({ vat }) => t(`device.vat${capital(vat)}`),
    },
    ...kinds.map((kind) => ({
      code: kind,
      label: t(`quote.cost${capital(kind)}`),
      cell: ({ cost }: Quote) => {
        const part = cost?.parts.find((each) => each.kind === kind)
        return part && <bdi>{format.money(part.amount)}</bdi>
      },
    })),
  ]
}

function useTermRows(): QuoteRow[] {
  const t = useT()
  const format = useFormat()
  return [
    { code: 'terms', label: t('quote.groupTerms'), isGroup: true, cell: none },
    {
      code: 'validUntil',
      label: t('quote.validUntil'),
      cell: ({ validUntil }) => <bdi>{format.dateTime(validUntil)}</bdi>,
    },
    {
      code: 'delivery',
      label: t('quote.delivery'),
      cell: ({ delivery }) => t(`quote.delivery${capital(delivery)}`),
    },
    {
      code: 'readyOn',
      label: t('quote.readyOn'),
      cell: ({ readyOn }) => readyOn && format.date(readyOn),
    },
    {
      code: 'warranty',
      label: t('device.warranty'),
      cell: ({ warranty }) => t(`device.warranty${capital(warranty)}`),
    },
    {
      code: 'included',
      label: t('quote.included'),
      cell: ({ included }) => included && <bdi>{included}</bdi>,
    },
    { code: 'note', label: t('quote.note'), cell: ({ note }) => note && <bdi>{note}</bdi> },
  ]
}

function useMachineRows(): QuoteRow[] {
  const t = useT()
  const format = useFormat()
  return [
    { code: 'machine', label: t('quote.groupMachine'), isGroup: true, cell: none },
    {
      code: 'hours',
      label: t('device.hoursLabel'),
      cell: ({ device }) =>
        device !== null &&
        device.workHours !== null && (
          <>
            <bdi>{format.hours(device.workHours)}</bdi>{' '}
            <span
              className={`inline-flex items-center gap-1 ${device.hoursProven ? 'text-proven' : 'text-accent-text'}`}
            >
              <Icon name={device.hoursProven ? 'check' : 'warn'} size="mini" />
              {t(device.hoursProven ? 'quote.hoursProven' : 'device.hoursSourceDeclared')}
            </span>
          </>
        ),
    },
    {
      code: 'repairs',
      label: t('quote.repairs'),
      cell: ({ device }) =>
        device &&
        (device.inspected
          ? t('quote.repairPoints', { count: device.repairs })
          : t('quote.notInspected')),
    },
  ]
}

function useSellerRows(): QuoteRow[] {
  const t = useT()
  const format = useFormat()
  const replyTime = useReplyTime()
  return [
    { code: 'seller', label: t('quote.groupSeller'), isGroup: true, cell: none },
    {
      code: 'replyTime',
      label: t('quote.replyTime'),
      cell: ({ seller: { replyMinutes } }) => replyMinutes !== null && replyTime(replyMinutes),
    },
    {
      code: 'claims',
      label: t('quote.claims'),
      cell: ({ seller: { claimsUpheld, soldCount } }) =>
        soldCount > 0 &&
        t('quote.claimsOf', {
          count: format.number(claimsUpheld),
          total: format.number(soldCount),
        }),
    },
  ]
}

/** The rows of the comparison: the landed price first, then what it consists of, terms, machine, seller. */
export function useQuoteRows(quotes: readonly Quote[]): QuoteRow[] {
  const t = useT()
  const format = useFormat()
  const lowest = lowestOf(quotes)
  const place = quotes.find(({ cost }) => cost !== null)?.cost?.place
  const total: QuoteRow = {
    code: 'total',
    label: place === undefined ? t('quote.price') : t('quote.landed', { place: isolated(place) }),
    isTotal: true,
    cell: ({ quoteId, cost, price, rate }) => {
      const shown = atRate(cost?.total ?? price, rate)
      return (
        <>
          <bdi className="text-lead font-extrabold">{format.money(cost?.total ?? price)}</bdi>
          {shown && (
            <span className="block text-micro font-normal text-ink-muted">
              <bdi>{format.money(shown)}</bdi>
            </span>
          )}
          {!cost && (
            <span className="block text-micro font-normal text-ink-muted">
              {t('quote.landedUnknown')}
            </span>
          )}
          {quoteId === lowest && <Badge tone="ink">{t('quote.lowest')}</Badge>}
        </>
      )
    },
  }
  return [total, ...useMoneyRows(quotes), ...useTermRows(), ...useMachineRows(), ...useSellerRows()]
}
