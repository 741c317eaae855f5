import type { Order, Parcel } from '@ironsouq/contract/mall/order/order.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

function ParcelStatus({ status }: Pick<Parcel, 'status'>) {
  const t = useT()
  if (status === null) return <Badge>{t('portalOrder.trackEmpty')}</Badge>
  const tone = status === 'faulty' ? 'refused' : status === 'signed' ? 'proven' : 'info'
  return <Badge tone={tone}>{t(`portalOrder.track_${status}`)}</Badge>
}

interface ParcelItemProps {
  parcel: Parcel
  number: number
  lines: Order['lines']
}

function ParcelItem({ parcel, number, lines }: ParcelItemProps) {
  const t = useT()
  const format = useFormat()
  const { carrier, trackingNo, status, shippedAt, events } = parcel
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="font-bold">{t('portalOrder.parcel', { number: format.number(number) })}</b>
        <ParcelStatus status={status} />
      </div>
      <p className="text-small">
        {t(`portalOrder.carrier_${carrier}`)}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere">
          {trackingNo}
        </bdi>
      </p>
      <p className="text-micro text-ink-muted">
        {t('portalOrder.shippedAt')} <bdi>{format.dateTime(shippedAt)}</bdi>
      </p>
      <ul className="grid text-small">
        {parcel.lines.map(({ orderLineId, quantity }) => (
          <li key={orderLineId} className="flex justify-between gap-3">
            <bdi className="min-w-0 wrap-anywhere">
              {lines.find((line) => line.orderLineId === orderLineId)?.name}
            </bdi>
            <bdi dir="ltr" className="shrink-0 tabular-nums">
              × {format.number(quantity)}
            </bdi>
          </li>
        ))}
      </ul>
      {events.length > 0 && (
        <ol className="grid gap-1 text-micro text-ink-2">
          {events.map(({ status: each, place, at }) => (
            <li key={`${at} ${each}`} className="flex flex-wrap justify-between gap-x-3">
              <span>
                {t(`portalOrder.track_${each}`)}
                {place !== '' && (
                  <>
                    , <bdi>{place}</bdi>
                  </>
                )}
              </span>
              <bdi>{format.dateTime(at)}</bdi>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

/** The parcels of an order with what is in them and what their carriers reported [OR-6]. */
export function OrderParcels({ order: { parcels, lines } }: { order: Order }) {
  const t = useT()
  if (parcels.length === 0) return null
  return (
    <Panel heading={t('portalOrder.parcels')}>
      <ol className="grid divide-y divide-line">
        {parcels.map((parcel, at) => (
          <ParcelItem key={parcel.parcelId} parcel={parcel} number={at + 1} lines={lines} />
        ))}
      </ol>
    </Panel>
  )
}
