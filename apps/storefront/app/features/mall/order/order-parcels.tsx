import type { Order, Parcel } from '@ironsouq/contract/mall/order/order.schema'
import { trackingPage } from '@ironsouq/contract/mall/order/tracking-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from '@ironsouq/ui/primitives/action/link'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { CARRIER_WORD, TRACKING_WORD } from './parts/order-labels.ts'

const TONES = { faulty: 'refused', signed: 'proven' } as const
type Toned = keyof typeof TONES

const toneOf = (status: NonNullable<Parcel['status']>) =>
  status in TONES ? TONES[status as Toned] : 'info'

function Tracking({ events }: Pick<Parcel, 'events'>) {
  const t = useT()
  const format = useFormat()
  if (events.length === 0) return <p className="text-ink-muted">{t('order.trkEmpty')}</p>
  return (
    <ol className="grid">
      {events.map(({ status, place, at }, position) => (
        <li
          key={`${at} ${status}`}
          className="relative grid gap-x-3 border-s-2 border-line ps-4 pb-3 last:border-transparent last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span
            aria-hidden="true"
            className={`absolute -start-[5px] top-1.5 size-2 rounded-full ${position === 0 ? 'bg-ink' : 'bg-line-strong'}`}
          />
          <span className={position === 0 ? 'font-bold' : ''}>
            {t(TRACKING_WORD[status])}
            {place !== '' && (
              <>
                {' · '}
                <bdi className="font-normal break-words">{place}</bdi>
              </>
            )}
          </span>
          <time dateTime={at} className="text-micro text-ink-muted">
            <bdi>{format.dateTime(at)}</bdi>
          </time>
        </li>
      ))}
    </ol>
  )
}

interface ParcelBoxProps {
  parcel: Parcel
  number: number
  lines: Order['lines']
}

function ParcelBox({ parcel, number, lines }: ParcelBoxProps) {
  const t = useT()
  const format = useFormat()
  const { carrier, trackingNo, corrected, status, shippedAt, events } = parcel
  const page = trackingPage(carrier, trackingNo)
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{t('order.parcel', { number: format.number(number) })}</h3>
        {status && <Badge tone={toneOf(status)}>{t(TRACKING_WORD[status])}</Badge>}
      </div>
      <ul>
        {parcel.lines.map(({ orderLineId, quantity }) => (
          <li key={orderLineId} className="flex justify-between gap-3">
            <bdi className="min-w-0 break-words">
              {lines.find((line) => line.orderLineId === orderLineId)?.name}
            </bdi>
            <bdi className="shrink-0 tabular-nums">× {format.number(quantity)}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-micro break-words text-ink-muted">
        {t(CARRIER_WORD[carrier])}{' '}
        <bdi dir="ltr" className="font-semibold text-ink wrap-anywhere select-all">
          {page === null ? trackingNo : <Link href={page}>{trackingNo}</Link>}
        </bdi>
        {' · '}
        {t('order.shippedAt')} <bdi>{format.dateTime(shippedAt)}</bdi>
      </p>
      {corrected && (
        <p className="text-micro text-ink-muted">
          {t('order.trackingCorrected', { at: format.dateTime(corrected.at) })}
        </p>
      )}
      <Tracking events={events} />
    </li>
  )
}

/** The parcels of an order with what is in them and what their carriers reported, the newest first [OR-6]. */
export function OrderParcels({ order: { parcels, lines } }: { order: Order }) {
  const t = useT()
  if (parcels.length === 0) return null
  return (
    <Panel heading={t('order.parcels')}>
      <ul>
        {parcels.map((parcel, at) => (
          <ParcelBox key={parcel.parcelId} parcel={parcel} number={at + 1} lines={lines} />
        ))}
      </ul>
    </Panel>
  )
}
