import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import type { Order, Parcel } from '@ironsouq/contract/mall/order/order.schema'
import type { VoucherCounts } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { PAYMENT_METHODS } from '@ironsouq/contract/money/payment/payment.enums'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import { LOCALES } from '@ironsouq/i18n/locales'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { ReactNode } from 'react'
import { pictureUrl } from '../api/picture-url.ts'
import { currentLocale } from '../language/language-store.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { PhoneNumber } from '../screen/phone-number.tsx'
import { OrderBadge } from './order-badge.tsx'
import { OrderDisputes } from './order-disputes.tsx'
import { OrderDue } from './order-due.tsx'
import { OrderEarnings } from './order-earnings.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderVouchers } from './order-vouchers.tsx'

const factsOf = (facts: readonly [string, ReactNode][]): Fact[] =>
  facts.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value }],
  )

const countryName = (code: string) =>
  new Intl.DisplayNames(LOCALES[currentLocale()].bcp47, { type: 'region' }).of(code) ?? code

function useDeliveryFacts({ delivery, address, buyer, pickup, message }: Order): Fact[] {
  const t = useT()
  const emirateOf = (region: string) => {
    const emirate = EMIRATES.find((each) => each === region)
    return emirate ? t(`device.emirate${capital(emirate)}`) : region
  }
  const place = address && [
    address.detail,
    address.city,
    emirateOf(address.region),
    countryName(address.country),
  ]
  return factsOf([
    [t('portalOrder.delivery'), t(`portalOrder.method_${delivery}`)],
    [t('portalOrder.recipient'), address && <bdi key="name">{address.recipient}</bdi>],
    [t('portalOrder.mobile'), address && <PhoneNumber key="phone" number={address.phone} />],
    [t('portalOrder.buyer'), buyer && <bdi key="buyer">{buyer.name}</bdi>],
    [
      t('portalOrder.mobile'),
      buyer?.phone && <PhoneNumber key="buyerPhone" number={buyer.phone} />,
    ],
    [
      t('portalOrder.address'),
      place && (
        <span key="place" className="grid">
          {place.map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </span>
      ),
    ],
    [t('portalOrder.makani'), address?.makani],
    [t('portalOrder.postalCode'), address?.postalCode],
    [
      t('portalOrder.pickupPoint'),
      pickup && (
        <span key="pickup" className="grid">
          <span>
            <bdi>{pickup.name}</bdi>
          </span>
          <span>
            <bdi>{pickup.address}</bdi>
          </span>
          <span>{emirateOf(pickup.emirate)}</span>
        </span>
      ),
    ],
    [t('portalOrder.message'), message && <bdi key="message">{message}</bdi>],
  ])
}

function useHistory(order: Order): Fact[] {
  const t = useT()
  const format = useFormat()
  const { state, createdAt, expiresAt, paidAt, readyAt, shippedAt, completedAt, canceledAt } = order
  const { shipBy, arrival, expectedBy, delivery } = order
  const timeOf = (at: string | null) => at && format.dateTime(at)
  return factsOf([
    [t('portalOrder.time'), timeOf(createdAt)],
    [t('portalOrder.deadline'), state === 'pendingPayment' ? timeOf(expiresAt) : null],
    [t('portalOrder.deadline'), state === 'pendingDelivery' ? timeOf(shipBy) : null],
    [t('portalOrder.paidAt'), timeOf(paidAt)],
    [t('portalOrder.promisedDay'), arrival && format.longDay(arrival.by)],
    [t('portalOrder.expectedDay'), expectedBy && format.longDay(expectedBy)],
    [t('portalOrder.state_readyForPickup'), timeOf(readyAt)],
    [t('portalOrder.shippedAt'), timeOf(delivery === 'pickup' ? null : shippedAt)],
    [t('portalOrder.state_completed'), timeOf(completedAt)],
    [t('portalOrder.state_canceled'), timeOf(canceledAt)],
  ])
}

function OrderLines({ lines }: Pick<Order, 'lines'>) {
  const t = useT()
  const format = useFormat()
  return (
    <ul className="grid divide-y divide-line">
      {lines.map((line) => (
        <li
          key={line.orderLineId}
          className="grid grid-cols-[64px_minmax(0,1fr)] items-start gap-x-3 gap-y-1 py-3 sm:grid-cols-[64px_minmax(0,1fr)_auto] first:pt-0 last:pb-0"
        >
          <span className="aspect-4/3 overflow-hidden rounded-tight bg-sunk">
            {line.picture !== null && (
              <img src={pictureUrl(line.picture)} alt="" className="size-full object-cover" />
            )}
          </span>
          <span className="grid min-w-0 gap-0.5">
            <span className="font-semibold wrap-anywhere">
              <bdi>{line.name}</bdi>
            </span>
            {line.variant !== '' && (
              <span className="text-small text-ink-2">
                <bdi>{line.variant}</bdi>
              </span>
            )}
            {line.kind === 'gift' && (
              <span>
                <Badge tone="proven">{t('promotion.gift')}</Badge>
              </span>
            )}
            <span className="text-micro text-ink-muted">
              {t('portalOrder.sku')} <bdi className="wrap-anywhere">{line.skuCode}</bdi>
            </span>
            {line.shippedQuantity > 0 && (
              <span className="text-micro text-ink-muted">
                {t('portalOrder.shippedOf', {
                  shipped: format.number(line.shippedQuantity),
                  quantity: format.number(line.quantity),
                })}
              </span>
            )}
          </span>
          <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 tabular-nums max-sm:col-start-2 sm:grid sm:justify-items-end">
            {line.kind === 'gift' ? (
              <bdi className="font-semibold">
                {format.number(line.quantity)} × {t('promotion.free')}
              </bdi>
            ) : (
              <>
                <bdi className="font-semibold">{format.money(line.amount)}</bdi>
                <bdi className="text-micro text-ink-muted">
                  {format.number(line.quantity)} × {format.money(line.unitPrice)}
                </bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface OrderViewProps {
  order: Order
  /** Staff see orders of all stores. */
  hasStore?: boolean
  /** What the person may do now. */
  actions: ReactNode
  /** Opens the correction of a parcel's number, for who may correct it. */
  onCorrect?: ((parcel: Parcel) => void) | undefined
  /** The codes of a virtual order. */
  vouchers?: VoucherCounts | null
}

/** An order as those who work on it see it [OR-5]. */
export function OrderView(props: OrderViewProps) {
  const { order, hasStore = false, actions, onCorrect, vouchers = null } = props
  const t = useT()
  const format = useFormat()
  const delivery = useDeliveryFacts(order)
  const history = useHistory(order)
  const { closeReason, storeName, state, receiveBy, paymentMethod } = order
  const method = PAYMENT_METHODS.find((each) => each === paymentMethod)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OrderBadge order={order} />
        {closeReason && <span>{t(`portalOrder.close_${closeReason}`)}</span>}
        {hasStore && <bdi className="font-semibold">{storeName}</bdi>}
        <div className="flex flex-wrap gap-2 lg:ms-auto">{actions}</div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(320px,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {!hasStore && <OrderDue order={order} />}
          <OrderDisputes order={order} reader={hasStore ? 'staff' : 'store'} />
          <Panel
            heading={t('portalOrder.goods')}
            note={t('portalOrder.items', { count: order.quantity })}
          >
            <OrderLines lines={order.lines} />
          </Panel>
          {vouchers && <OrderVouchers vouchers={vouchers} />}
          <OrderParcels order={order} onCorrect={onCorrect} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Panel heading={t('portalOrder.deliverTo')}>
            <FactsTable facts={delivery} />
          </Panel>
          <Panel heading={t('portalOrder.sums')} note={method && t(`portalOrder.pay_${method}`)}>
            <OrderSums order={order} />
          </Panel>
          <OrderEarnings earnings={order.earnings} />
          <Panel heading={t('portalOrder.history')}>
            <FactsTable facts={history} />
            {state === 'pendingReceipt' && receiveBy && (
              <p className="pt-2 text-micro text-ink-muted">
                {t('portalOrder.autoConfirm', { day: isolated(format.date(receiveBy)) })}
              </p>
            )}
          </Panel>
        </div>
      </div>
    </>
  )
}
