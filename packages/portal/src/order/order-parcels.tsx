import type { Order, Parcel } from '@ironsouq/contract/mall/order/order.schema'
import { trackingPage } from '@ironsouq/contract/mall/order/tracking-page'
import { isolated } from '@ironsouq/i18n/isolate'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

function ParcelStatus({ status }: Pick<Parcel, 'status'>) {
  const t = useT()
  if (status === null)
    return <span className="text-micro text-ink-muted">{t('portalOrder.trackEmpty')}</span>
  const tone = status === 'faulty' ? 'refused' : status === 'signed' ? 'proven' : 'info'
  return <Badge tone={tone}>{t(`portalOrder.track_${status}`)}</Badge>
}

interface ParcelItemProps {
  parcel: Parcel
  number: number
  lines: Order['lines']
  onCorrect: ((parcel: Parcel) => void) | undefined
}

function ParcelItem({ parcel, number, lines, onCorrect }: ParcelItemProps) {
  const t = useT()
  const format = useFormat()
  const { carrier, trackingNo, corrected, status, shippedAt, events } = parcel
  const page = trackingPage(carrier, trackingNo)
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="font-bold">{t('portalOrder.parcel', { number: format.number(number) })}</b>
        <ParcelStatus status={status} />
      </div>
      <p className="text-small">
        {t(`portalOrder.carrier_${carrier}`)}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere">
          {page === null ? (
            trackingNo
          ) : (
            <a href={page} target="_blank" rel="noreferrer" className={LINK_LOOK}>
              {trackingNo}
            </a>
          )}
        </bdi>
      </p>
      {corrected && (
        <p className="text-micro text-ink-muted">
          {t('portalOrder.corrected', {
            at: isolated(format.dateTime(corrected.at)),
            number: isolated(corrected.trackingNo),
          })}
        </p>
      )}
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
      {onCorrect && (
        <p>
          <Button size="dense" icon="edit" onPress={() => onCorrect(parcel)}>
            {t('portalOrder.correctTracking')}
          </Button>
        </p>
      )}
      {events.length > 0 && (
        <ol className="grid gap-1 text-micro text-ink-2">
          {events.map(({ status: each, place, at }) => (
            <li key={`${at} ${each}`} className="flex flex-wrap justify-between gap-x-3">
              <span>
                {t(`portalOrder.track_${each}`)}
                {place !== '' && (
                  <>
                    {' · '}
                    <bdi>{place}</bdi>
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

interface OrderParcelsProps {
  order: Order
  /** Left out for who may not correct the number of a parcel. */
  onCorrect?: ((parcel: Parcel) => void) | undefined
}

/** The parcels of an order with what is in them and what their carriers reported [OR-6]. */
export function OrderParcels({ order: { parcels, lines }, onCorrect }: OrderParcelsProps) {
  const t = useT()
  if (parcels.length === 0) return null
  return (
    <Panel heading={t('portalOrder.parcels')}>
      <ol className="grid divide-y divide-line">
        {parcels.map((parcel, at) => (
          <ParcelItem
            key={parcel.parcelId}
            parcel={parcel}
            number={at + 1}
            lines={lines}
            onCorrect={onCorrect}
          />
        ))}
      </ol>
    </Panel>
  )
}
