import type { ShownTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

function useValidity() {
  const t = useT()
  const format = useFormat()
  return ({ validity, days, from, until }: ShownTerms): string => {
    if (validity === 'days') return t('voucher.days', { count: format.number(days ?? 0) })
    if (validity === 'sameDay') return t('voucher.sameDay')
    if (validity === 'forever' || from === null || until === null) return t('voucher.forever')
    return t('voucher.range', { from: format.longDay(from), until: format.longDay(until) })
  }
}

/** What a code is good for, before it is bought and afterwards. */
export function VoucherTermsList({ terms }: { terms: ShownTerms }) {
  const t = useT()
  const format = useFormat()
  const validity = useValidity()(terms)
  const { kind, uses, isRefundable } = terms
  const lines = [
    t('voucher.noShipping'),
    kind === 'counted'
      ? t('voucher.counted', { count: format.number(uses ?? 0) })
      : t(`voucher.${kind}`),
    validity,
    t(isRefundable ? 'voucher.refundable' : 'voucher.notRefundable'),
    ...(terms.validity === 'forever' ? [] : [t('voucher.lost')]),
  ]
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
