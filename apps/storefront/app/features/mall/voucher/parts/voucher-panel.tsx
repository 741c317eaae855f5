import type { OwnVoucher, OwnVouchers } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import { log } from '#kit/log.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { VoucherQr } from './voucher-qr.tsx'

const TONE: Record<OwnVoucher['state'], BadgeTone> = {
  toBeUsed: 'proven',
  used: 'plain',
  refunded: 'line',
  expired: 'refused',
}

/** Digits in groups, as they are read out: 4, 4 and 5. */
const grouped = (code: string) => [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join(' ')

function useTimes() {
  const t = useT()
  const format = useFormat()
  return ({ validFrom, validUntil, state, kind, usesLeft, usesTotal, ...rest }: OwnVoucher) => {
    const { usedAt, endedAt } = rest
    // It expires when that day is over.
    const last = validUntil && format.date(new Date(Date.parse(validUntil) - 1).toISOString())
    const isLater = Date.parse(validFrom) > Date.now()
    return [
      ...(state === 'toBeUsed' && isLater
        ? [t('voucher.from', { day: format.date(validFrom) })]
        : []),
      ...(state === 'toBeUsed'
        ? [last === null ? t('voucher.forever') : t('voucher.until', { day: last })]
        : []),
      ...(kind === 'counted' && state === 'toBeUsed'
        ? [
            t('voucher.usesLeft', {
              left: format.number(usesLeft ?? 0),
              total: format.number(usesTotal ?? 0),
            }),
          ]
        : []),
      ...usedAt.map((at) => t('voucher.usedAt', { at: format.dateTime(at) })),
      ...(state === 'refunded' && endedAt !== null
        ? [t('voucher.refundedAt', { at: format.dateTime(endedAt) })]
        : []),
      ...(state === 'expired' && endedAt !== null
        ? [t('voucher.expiredAt', { at: format.dateTime(endedAt) })]
        : []),
    ]
  }
}

function CopyButton({ code }: { code: string }) {
  const t = useT()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      (err: unknown) => log('the code could not be copied', err),
    )
  return (
    <button type="button" className={`${buttonLook()} noscript:hidden`} onClick={copy}>
      <span role="status">{t(isCopied ? 'voucher.copied' : 'voucher.copy')}</span>
    </button>
  )
}

interface VoucherRowProps {
  voucher: OwnVoucher
  place: string
  /** The code that is shown next is open already. */
  isOpen: boolean
}

function VoucherRow({ voucher, place, isOpen }: VoucherRowProps) {
  const t = useT()
  const times = useTimes()(voucher)
  const { state, code, ending, name, variant } = voucher
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONE[state]}>{t(`voucher.state_${state}`)}</Badge>
        {place !== '' && <span className="text-micro text-ink-muted">{place}</span>}
      </div>
      {code === null ? (
        <p className="text-ink-muted">{t('voucher.ending', { digits: isolated(ending) })}</p>
      ) : (
        <p className="text-title font-bold whitespace-nowrap tabular-nums max-xs:text-lead">
          <bdi dir="ltr">{grouped(code)}</bdi>
        </p>
      )}
      <p className="text-micro wrap-anywhere text-ink-muted">
        <bdi>{name}</bdi>
        {variant !== '' && (
          <>
            {' '}
            · <bdi>{variant}</bdi>
          </>
        )}
      </p>
      {times.map((text) => (
        <p key={text} className="text-small text-ink-2">
          {text}
        </p>
      ))}
      {code !== null && (
        <>
          <details open={isOpen} className="grid gap-2 noscript:hidden">
            <summary className="min-h-11 cursor-pointer content-center font-medium lg:min-h-6">
              {t('voucher.show')}
            </summary>
            <VoucherQr code={code} />
          </details>
          <div className="flex flex-wrap gap-2">
            <CopyButton code={code} />
          </div>
        </>
      )}
    </li>
  )
}

/** The codes of a virtual order with what can be done with each [OR-12] [OR-13]. */
export function VoucherPanel({
  vouchers: { vouchers, answers, isRefundable },
}: {
  vouchers: OwnVouchers
}) {
  const t = useT()
  const format = useFormat()
  if (vouchers.length === 0) return null
  const next = vouchers.findIndex(({ code }) => code !== null)
  const count = format.number(vouchers.length)
  return (
    <>
      <Panel heading={t('voucher.title')} {...(next >= 0 && { note: t('voucher.note') })}>
        <ul>
          {vouchers.map((voucher, at) => (
            <VoucherRow
              key={voucher.voucherId}
              voucher={voucher}
              isOpen={at === next}
              place={
                vouchers.length === 1
                  ? ''
                  : t('voucher.place', { at: format.number(at + 1), count })
              }
            />
          ))}
        </ul>
        {isRefundable && (
          <p className="border-t border-line pt-3 text-micro text-ink-muted">
            {t('voucher.refundRule')}
          </p>
        )}
      </Panel>
      {answers.length > 0 && (
        <Panel heading={t('voucher.answers')}>
          <dl className="grid gap-2">
            {answers.map(({ label, value }) => (
              <div key={label} className="grid gap-x-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
                <dt className="text-ink-muted wrap-anywhere">
                  <bdi>{label}</bdi>
                </dt>
                <dd className="font-medium wrap-anywhere">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </>
  )
}
