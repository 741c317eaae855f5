import type { ShownVoucher } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { isolated, isolatedLtr } from '@ironsouq/i18n/isolate'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface VoucherCardProps {
  voucher: ShownVoucher
  /** It was redeemed a moment ago, on this screen. */
  isDone: boolean
  /** What can be done with it. */
  children: ReactNode
}

function Uses({ voucher: { writeOffs } }: { voucher: ShownVoucher }) {
  const t = useT()
  const format = useFormat()
  return (
    <ul className="grid gap-1 text-small text-ink-2 empty:hidden">
      {writeOffs.map(({ at, by }) => (
        <li key={at}>
          {by === null
            ? t('portalVoucher.at', { at: format.dateTime(at) })
            : t('portalVoucher.by', { at: format.dateTime(at), name: isolated(by) })}
        </li>
      ))}
    </ul>
  )
}

/** What a code is for and whether it is good, before anything is handed out [PR-6]. */
export function VoucherCard({ voucher, isDone, children }: VoucherCardProps) {
  const t = useT()
  const format = useFormat()
  const { obstacle, usesLeft, usesTotal, validFrom, validUntil, endedAt } = voucher
  const isStopped = obstacle !== null && !isDone
  const facts = [
    ...(validUntil === null
      ? []
      : [
          {
            label: t('portalVoucher.validUntil'),
            // It expires when that day is over.
            value: format.date(new Date(Date.parse(validUntil) - 1).toISOString()),
          },
        ]),
    ...(obstacle === 'notYet'
      ? [{ label: t('portalVoucher.validFrom'), value: format.date(validFrom) }]
      : []),
    ...voucher.answers.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> })),
  ]
  return (
    <section
      aria-label={voucher.name}
      aria-live="polite"
      className={`grid gap-3 rounded-box border border-t-4 border-line bg-surface p-4 ${isStopped ? 'border-t-refused' : 'border-t-proven'}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={isStopped ? 'refused' : 'proven'} icon={isStopped ? 'warn' : 'check'}>
          {isDone
            ? t('portalVoucher.redeemed')
            : isStopped
              ? t(`error.${STOP_WORD[obstacle]}`)
              : t('portalVoucher.valid')}
        </Badge>
        <span className="tabular-nums text-ink-muted">
          {t('portalVoucher.ending', { digits: isolatedLtr(voucher.ending) })}
        </span>
      </div>
      <h2 className="text-lead font-bold wrap-anywhere">
        <bdi>{voucher.name}</bdi>
        {voucher.variant !== '' && (
          <>
            {' · '}
            <bdi>{voucher.variant}</bdi>
          </>
        )}
      </h2>
      <Link to={`/orders/${voucher.orderId}`} className="underline underline-offset-3">
        {t('portalVoucher.order', { number: isolated(voucher.orderNumber) })}
      </Link>
      {isStopped && (
        <Banner tone="refused">
          <p>{t(`portalVoucher.stop_${obstacle}`)}</p>
          {endedAt !== null && obstacle !== 'used' && (
            <p>{t('portalVoucher.endedAt', { at: format.dateTime(endedAt) })}</p>
          )}
        </Banner>
      )}
      <Uses voucher={voucher} />
      {usesTotal !== null && usesTotal > 1 && (
        <p className="font-semibold">
          {t('portalVoucher.usesLeft', {
            left: format.number(usesLeft ?? 0),
            total: format.number(usesTotal),
          })}
        </p>
      )}
      <FactsTable facts={facts} />
      {children}
    </section>
  )
}

const STOP_WORD = {
  used: 'voucherUsed',
  expired: 'voucherExpired',
  refunded: 'voucherRefunded',
  notYet: 'voucherNotYet',
  disputed: 'orderDisputed',
} as const
