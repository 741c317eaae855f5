import type {
  CheckoutOrder,
  DeliveryChoice,
  OrderFault,
} from '@ironsouq/contract/mall/order/checkout.schema'
import type { NotApplied } from '@ironsouq/contract/mall/order/discount.schema'
import { ORDER_MESSAGE_MAX } from '@ironsouq/contract/mall/order/order.limits'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Key } from '@ironsouq/i18n/messages'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { fieldBox, FIELD_BARE } from '@ironsouq/ui/primitives/field/field-look'
import { type ReactNode, useId } from 'react'
import { PromisedDay } from '#features/mall/arrival/parts/promised-day.tsx'
import { LineAmount, SumLine } from '#features/mall/cart/parts/amount.tsx'
import { GoodsPicture } from '#features/mall/cart/parts/goods-picture.tsx'
import { LineDiscounts, useDiscountName } from '#features/mall/order/parts/line-discounts.tsx'
import { DELIVERY_WORD } from '#features/mall/order/parts/order-labels.ts'
import { VoucherAnswers } from '#features/mall/voucher/parts/voucher-answers.tsx'
import { VoucherTermsList } from '#features/mall/voucher/parts/voucher-terms.tsx'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { ChoiceCard } from '#features/money/payment/parts/choice-card.tsx'
import { useComma } from '#kit/text/use-comma.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { CheckoutGifts } from './checkout-gifts.tsx'
import { NotAppliedList } from './not-applied.tsx'

const FAULT_WORD: Record<OrderFault, Key> = {
  notDelivered: 'checkout.notDelivered',
  addressNeeded: 'checkout.addressNeeded',
  pickupNeeded: 'checkout.pickupNeeded',
  noCommonDelivery: 'checkout.noCommonDelivery',
}

const LINE_WORD = {
  withdrawn: 'cart.withdrawn',
  storeClosed: 'cart.storeClosed',
  buyNowOnly: 'cart.buyNowOnly',
  soldOut: 'cart.soldOut',
  tooMany: 'cart.tooMany',
} as const

interface CheckoutStoreProps {
  order: CheckoutOrder
  /** Discounts of this store that are not applied. */
  notApplied: readonly NotApplied[]
  onChoose: (change: Partial<DeliveryChoice>) => void
  onWrite: (message: string) => void
  /** Gifts that are out of stock and that the buyer goes without. */
  withoutGifts: readonly string[]
  onGoWithout: (skuId: string, isWithout: boolean) => void
  /** What the buyer of virtual goods answers, by variant. */
  answers: Readonly<Record<string, readonly string[]>>
  onAnswer: (skuId: string, answers: string[]) => void
  /** The coupons to choose from. */
  children: ReactNode
}

/** The order at one store: its lines, how it is delivered, and what it costs. */
export function CheckoutStore(props: CheckoutStoreProps) {
  const {
    order,
    notApplied,
    onChoose,
    onWrite,
    withoutGifts,
    onGoWithout,
    answers,
    onAnswer,
    children,
  } = props
  const nameOf = useDiscountName()
  const t = useT()
  const format = useFormat()
  const { both } = useMoneyText()
  const id = useId()
  const comma = useComma()
  return (
    <Panel heading={order.storeName}>
      <ul>
        {order.lines.map((line) => (
          <li key={line.skuId} className="flex gap-3 border-t border-line py-3">
            <GoodsPicture picture={line.picture} />
            <div className="grid min-w-0 flex-1 content-start justify-items-start gap-1">
              <p className="font-semibold wrap-anywhere">{line.name}</p>
              <p className="text-micro wrap-anywhere text-ink-muted">
                {line.variant !== '' && `${line.variant} · `}× {format.number(line.quantity)}
              </p>
              <LineDiscounts line={line} />
              {line.fault !== null && (
                <Badge tone="refused" icon="warn" isWrapped>
                  {t(LINE_WORD[line.fault], { count: line.available })}
                </Badge>
              )}
            </div>
            <LineAmount money={line.amount} />
          </li>
        ))}
      </ul>
      <CheckoutGifts gifts={order.gifts} withoutGifts={withoutGifts} onGoWithout={onGoWithout} />
      {order.lines.map(
        ({ skuId, terms }) =>
          terms && (
            <div key={skuId} className="grid gap-2">
              <VoucherTermsList terms={terms} />
              <VoucherAnswers
                fields={terms.fields}
                answers={answers[skuId] ?? []}
                onAnswer={(given) => onAnswer(skuId, given)}
              />
            </div>
          ),
      )}
      {!order.isVirtual && order.methods.length > 0 && (
        <fieldset className="grid gap-2 pt-2 sm:grid-cols-3">
          <legend className="pb-1 font-medium">{t('checkout.delivery')}</legend>
          {order.methods.map((method) => (
            <ChoiceCard
              key={method}
              name={`${id}-method`}
              isChosen={order.method === method}
              onChoose={() => onChoose({ method })}
            >
              <span className="font-semibold">{t(DELIVERY_WORD[method])}</span>
              {order.method === method && order.fault === null && (
                <span className="text-micro text-ink-muted">
                  {minorOf(order.freight) === 0n ? t('checkout.freeDelivery') : both(order.freight)}
                </span>
              )}
            </ChoiceCard>
          ))}
        </fieldset>
      )}
      {order.method === 'pickup' && (
        <fieldset className="grid gap-2 pt-3 sm:grid-cols-2">
          <legend className="pb-1 font-medium">{t('checkout.pickupPoint')}</legend>
          {order.pickupPoints.map((point) => (
            <ChoiceCard
              key={point.warehouseId}
              name={`${id}-pickup`}
              isChosen={order.pickupWarehouseId === point.warehouseId}
              onChoose={() => onChoose({ pickupWarehouseId: point.warehouseId })}
            >
              <span className="font-semibold break-words">{point.name}</span>
              <span className="text-micro break-words text-ink-muted">
                <bdi>{point.address}</bdi>
                {comma}
                <bdi>{point.area}</bdi> · <bdi dir="ltr">{point.hours}</bdi> ·{' '}
                <bdi dir="ltr">{point.phone}</bdi>
              </span>
            </ChoiceCard>
          ))}
        </fieldset>
      )}
      {order.fault !== null && (
        <p role="alert" className="flex pt-2">
          <Badge tone="refused" icon="warn" isWrapped>
            {t(FAULT_WORD[order.fault])}
          </Badge>
        </p>
      )}
      {children}
      <div className="grid gap-1 py-3">
        <label htmlFor={id} className="font-medium">
          {t('checkout.message')}{' '}
          <span className="font-normal text-ink-muted tabular-nums" aria-hidden="true">
            <bdi>
              {order.message.length} / {ORDER_MESSAGE_MAX}
            </bdi>
          </span>
        </label>
        <span className={fieldBox()}>
          <textarea
            id={id}
            rows={2}
            maxLength={ORDER_MESSAGE_MAX}
            value={order.message}
            onChange={({ currentTarget }) => onWrite(currentTarget.value)}
            className={`${FIELD_BARE} resize-y py-2.5`}
          />
        </span>
      </div>
      <PromisedDay arrival={order.arrival} />
      <dl>
        <SumLine label={t('checkout.goods')} money={order.goods} />
        {order.discounts.map((discount, at) => (
          // Two discounts can have the same name.
          <SumLine key={at} label={<bdi>{nameOf(discount)}</bdi>} money={discount.amount} isMinus />
        ))}
        {order.fault === null && !order.isVirtual && (
          <SumLine label={t('checkout.deliveryFee')} money={order.freight} />
        )}
        <SumLine label={t('checkout.storeTotal')} money={order.payable} isTotal />
      </dl>
      <NotAppliedList all={notApplied} />
    </Panel>
  )
}
