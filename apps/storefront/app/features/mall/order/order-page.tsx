import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import type { OwnVouchers } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { ToPay } from '@ironsouq/contract/money/payment/payment.schema'
import { Stepper } from '@ironsouq/ui/patterns/form/stepper'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { ReactNode } from 'react'
import { Amount, SumLine } from '#features/mall/cart/parts/amount.tsx'
import { GoodsPicture } from '#features/mall/cart/parts/goods-picture.tsx'
import { ReturnHelp } from '#features/mall/service-promise/parts/return-help.tsx'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { VoucherPanel } from '#features/mall/voucher/parts/voucher-panel.tsx'
import { METHOD_WORD } from '#features/money/payment/parts/method-labels.ts'
import type { Country } from '#features/people/address/parts/address-form.tsx'
import { AddressText } from '#features/people/address/parts/address-text.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useNews } from '#kit/session/use-news.ts'
import { useComma } from '#kit/text/use-comma.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { ChangeAddress } from './change-address.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderArrival } from './order-arrival.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { stepsOf } from './order-steps.ts'
import { LineDiscounts, useDiscountName } from './parts/line-discounts.tsx'
import { CLOSE_WORD, DELIVERY_WORD, stateWord } from './parts/order-labels.ts'
import { PickupBarcode } from './pickup-barcode.tsx'
import { UnpaidHead } from './unpaid-head.tsx'

interface OrderPageProps {
  order: Order
  countries: readonly Country[]
  /** Only while the order waits for its payment. */
  toPay: ToPay | null
  /** The codes of a virtual order. */
  vouchers: OwnVouchers | null
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-x-3 border-b max-xs:grid-cols-1 border-line py-2 last:border-b-0">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 font-medium break-words">{children}</dd>
    </div>
  )
}

function Facts({ order, countries }: Pick<OrderPageProps, 'order' | 'countries'>) {
  const t = useT()
  const format = useFormat()
  const comma = useComma()
  const { address, pickup } = order
  return (
    <Panel heading={t('order.details')}>
      <dl>
        <Fact label={t('order.number')}>{order.orderNumber}</Fact>
        <Fact label={t('order.paymentNumber')}>{order.payNo}</Fact>
        <Fact label={t('order.time')}>{format.dateTime(order.createdAt)}</Fact>
        {order.paidAt !== null && (
          <Fact label={t('order.paymentTime')}>{format.dateTime(order.paidAt)}</Fact>
        )}
        {order.paymentMethod !== null && (
          <Fact label={t('payment.methodLabel')}>{t(METHOD_WORD[order.paymentMethod])}</Fact>
        )}
        <Fact label={t('order.delivery')}>{t(DELIVERY_WORD[order.delivery])}</Fact>
        {address && (
          <>
            <Fact label={t('order.recipient')}>
              <bdi>{address.recipient}</bdi>
            </Fact>
            <Fact label={t('order.mobile')}>
              <bdi dir="ltr">{address.phone}</bdi>
            </Fact>
            <Fact label={t('order.address')}>
              <AddressText address={address} />
              <ChangeAddress order={order} countries={countries} />
            </Fact>
          </>
        )}
        {pickup && (
          <Fact label={t('order.pickupPoint')}>
            <bdi>{pickup.name}</bdi>
            {comma}
            <bdi>{pickup.address}</bdi>
          </Fact>
        )}
        {order.message !== '' && (
          <Fact label={t('order.message')}>
            <bdi>{order.message}</bdi>
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

/** What happens next, and when [OR-7]. */
function Deadlines({ order }: { order: Order }) {
  const t = useT()
  const format = useFormat()
  const { state, delivery, shipBy, readyAt, deliveredAt, receiveBy, returnBy } = order
  return (
    <div className="grid gap-1 empty:hidden">
      {state === 'pendingDelivery' && shipBy !== null && (
        <p>{t('order.shipBy', { at: format.dateTime(shipBy) })}</p>
      )}
      {state === 'pendingDelivery' && delivery === 'pickup' && <p>{t('order.pickupSoon')}</p>}
      {state === 'readyForPickup' && readyAt !== null && (
        <p>{t('order.readySince', { at: format.dateTime(readyAt) })}</p>
      )}
      {state === 'pendingReceipt' && deliveredAt !== null && (
        <p>{t('order.deliveredAt', { day: format.date(deliveredAt) })}</p>
      )}
      {receiveBy !== null && <p>{t('order.autoConfirm', { day: format.date(receiveBy) })}</p>}
      {returnBy !== null && (
        <p>
          {t('order.returnBy', { date: format.date(returnBy) })} <ReturnHelp />
        </p>
      )}
    </div>
  )
}

/** One order with all that is known of it [OR-5]. */
export function OrderPage({ order, countries, toPay, vouchers }: OrderPageProps) {
  const t = useT()
  const format = useFormat()
  useNews()
  const { steps, current } = stepsOf(order)
  const nameOf = useDiscountName()
  const { closeReason, pickupCode } = order
  return (
    <Page>
      <LocalLink href="/user-center/orders" className={`${LINK_LOOK} justify-self-start`}>
        {t('order.title')}
      </LocalLink>
      {toPay ? (
        <UnpaidHead order={order} toPay={toPay} />
      ) : (
        <PageHead
          title={t('order.order', { number: order.orderNumber })}
          lead={
            closeReason === null
              ? t(stateWord(order))
              : `${t(stateWord(order))} · ${t(CLOSE_WORD[closeReason])}`
          }
        >
          <OrderActions order={order} />
        </PageHead>
      )}
      {order.state !== 'canceled' && (
        <Stepper
          label={t('order.steps')}
          done={t('order.stepDone')}
          current={current}
          steps={steps.map(({ key, at }) => ({
            key,
            text: t(key),
            ...(at !== null && { note: format.dateTime(at) }),
          }))}
        />
      )}
      <OrderArrival order={order} />
      <Deadlines order={order} />
      {pickupCode !== null && (
        <Panel heading={t('order.pickupCode')} note={t('order.pickupCodeShow')}>
          <div className="grid justify-items-start gap-3">
            <bdi className="text-head font-bold tabular-nums">{pickupCode}</bdi>
            <PickupBarcode code={pickupCode} />
          </div>
        </Panel>
      )}
      {vouchers && <VoucherPanel vouchers={vouchers} />}
      <OrderParcels order={order} />
      <Panel
        heading={
          <LocalLink href={storePath({ storeId: order.sellerId })} className="hover:underline">
            {order.storeName}
          </LocalLink>
        }
      >
        <ul>
          {order.lines.map((line) => (
            <li key={line.orderLineId} className="flex gap-3 border-t border-line py-3">
              <GoodsPicture picture={line.picture} />
              <div className="min-w-0 flex-1">
                <p className="font-semibold break-words">{line.name}</p>
                <p className="text-micro break-words text-ink-muted">
                  {line.variant !== '' && `${line.variant} · `}× {format.number(line.quantity)}
                </p>
                <LineDiscounts line={line} />
                {line.kind === 'gift' && <Badge tone="proven">{t('promotion.gift')}</Badge>}
                {line.kind === 'goods' && !line.isOnSale && <Badge>{t('order.offShelf')}</Badge>}
              </div>
              {line.kind === 'gift' ? (
                <span className="font-semibold">{t('promotion.free')}</span>
              ) : (
                <Amount money={line.amount} />
              )}
            </li>
          ))}
        </ul>
        <dl>
          <SumLine isPlaced label={t('order.goods')} money={order.goods} />
          {order.discounts.map((discount, at) => (
            // Two discounts can have the same name.
            <SumLine
              isPlaced
              key={at}
              label={<bdi>{nameOf(discount)}</bdi>}
              money={discount.amount}
              isMinus
            />
          ))}
          {!order.isVirtual && (
            <SumLine isPlaced label={t('order.deliveryFee')} money={order.freight} />
          )}
          <SumLine
            isPlaced
            label={t(order.paidAt === null ? 'order.total' : 'order.amountPaid')}
            money={order.payable}
            isTotal
          />
          {minorOf(order.refunded) > 0n && (
            <SumLine isPlaced label={t('order.refundedAmount')} money={order.refunded} isMinus />
          )}
        </dl>
        {order.points.used > 0 && (
          <p className="text-end text-micro text-ink-muted">
            {t('order.pointsUsed', { count: order.points.used })}
          </p>
        )}
        {order.points.earned > 0 && (
          <p className="text-end text-micro text-ink-muted">
            {t('order.pointsEarned', { count: order.points.earned })}
          </p>
        )}
        <p className="text-end text-micro text-ink-muted">
          {t('checkout.vatContained', { amount: format.money(order.vat) })}
        </p>
      </Panel>
      <Facts order={order} countries={countries} />
    </Page>
  )
}
